import { profileTexts } from '@skein/feature-person/profile-form'
import * as z from 'zod/mini'

/** What is written without a scheme is meant as https. */
export const addressOf = (website: string) => {
  const text = website.trim()
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`
}

/** The account (specification §2.11). Whether a username or an address is free, and the password right, the server says. */
export const accountSchema = z.object({
  username: z.string(),
  email: z.string(),
  currentPassword: z.string(),
  ...profileTexts,
  website: z.pipe(z.pipe(z.string(), z.transform(addressOf)), profileTexts.website),
})
