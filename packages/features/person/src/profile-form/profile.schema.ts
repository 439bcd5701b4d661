/** What may stand in the fields of a profile (behaviour §2.10): the contract says it, the codes say what is wrong. */
import { limits } from '@skein/contract/limits'
import { ProfileChange } from '@skein/contract/schemas'
import { isBlank, isTooLong } from '@skein/contract/text'
import * as z from 'zod/mini'

const { name, bio, location, website } = ProfileChange.shape

const fits = (schema: { safeParse: (text: string) => { success: boolean } }, error: string) =>
  z.refine<string>((text) => schema.safeParse(text).success, { error })

const isLong = (text: string, max: number) => isTooLong(text.trim(), max)

/** What a member tells of themself, on their profile and in the settings. */
export const profileTexts = {
  bio: z.string().check(fits(bio, 'long')),
  location: z.string().check(fits(location, 'long')),
  website: z.string().check(
    z.refine((text) => !isLong(text, limits.website.max), { error: 'long' }),
    z.refine((text) => isLong(text, limits.website.max) || website.safeParse(text).success, { error: 'website' }),
  ),
}

/** Those, and the name. */
export const profileSchema = z.object({
  name: z.string().check(
    z.refine((text) => !isBlank(text), { error: 'blank' }),
    z.refine((text) => isBlank(text) || name.safeParse(text).success, { error: 'long' }),
  ),
  ...profileTexts,
})

/** The bio alone: what somebody who has just come is asked for. */
export const bioSchema = z.object({ bio: profileTexts.bio })
