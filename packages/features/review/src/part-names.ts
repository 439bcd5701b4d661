import type { MeasureKind, ProfilePart } from '@skein/contract'
import { useMessages } from '@skein/i18n'

/** What parts of a profile are called. */
export function usePartNames(): Record<ProfilePart, string> {
  const m = useMessages('review')
  return {
    avatar: m.partAvatar(),
    name: m.partName(),
    bio: m.partBio(),
    location: m.partLocation(),
    website: m.partWebsite(),
  }
}

/** What measures are called once they are taken. */
export function useMeasureNames(): Record<MeasureKind, string> {
  const m = useMessages('review')
  return {
    warning: m.warning(),
    limit: m.limited(),
    removal: m.removal(),
    'remove-post': m.postRemoved(),
    suspension: m.suspended(),
  }
}
