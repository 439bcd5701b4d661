import type { ProfileTextName } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import type { MessagesOf } from '@skein/i18n'

type Name = 'name' | ProfileTextName

const isName = (name: string): name is Name => name in limits

/** What the codes of `profile.schema.ts` say at a field. */
export const profileWords =
  (m: MessagesOf<'profileEdit'>) =>
  (code: string, name: string): string => {
    if (code === 'blank') return m.nameBlank()
    if (code === 'website' || !isName(name)) return m.websiteInvalid()
    return m.nameLong({ max: String(limits[name].max) })
  }
