import type { SuggestedUser } from '@skein/contract'
import { followState } from './find-user.ts'

/** What is read of a member who is found or suggested. `follow`: how the viewer follows them, as it is stored. */
export type SuggestedRow = {
  id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  follow: string | null
}

/** A member who is found or suggested, as the contract answers it. */
export const suggestedFrom = ({ id, username, name, avatar, verified, follow }: SuggestedRow): SuggestedUser => ({
  id,
  username,
  name,
  avatar,
  verified: verified === 1,
  follow: followState(follow),
})
