/** Members and what they are to each other. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const peopleCalls = {
  getUserByUsername: { access: 'public', summary: 'A member by username', answer: s.PublicUser },
  updateUser: {
    access: 'member',
    summary: 'Change one\u2019s own profile',
    body: s.ProfileChange,
    bodyBytes: limits.body.textBytes,
    answer: s.CurrentUser,
  },
  listSuggestions: {
    access: 'member',
    summary: 'Members to follow',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20) }),
    answer: z.array(s.Suggestion),
  },
  followUser: { access: 'member', summary: 'Follow, or ask to', answer: s.FollowResult },
  unfollowUser: { access: 'member', summary: 'Stop following, or withdraw the request', answer: s.FollowResult },
  listFollowers: {
    access: 'public',
    summary: 'Followers, newest first',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  listFollowing: {
    access: 'public',
    summary: 'Members someone follows',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  listKnownFollowers: {
    access: 'member',
    summary: 'Followers one knows',
    answer: s.KnownFollowers,
  },
  listFollowRequests: {
    access: 'member',
    summary: 'Requests to follow',
    query: s.Page,
    answer: z.array(s.UserSummary),
  },
  acceptFollowRequest: { access: 'member', summary: 'Let someone follow' },
  declineFollowRequest: { access: 'member', summary: 'Decline a request' },
  blockUser: { access: 'member', summary: 'Block a member' },
  unblockUser: { access: 'member', summary: 'End a block' },
  muteUser: { access: 'member', summary: 'Mute a member' },
  unmuteUser: { access: 'member', summary: 'End a mute' },
  listMuted: {
    access: 'member',
    summary: 'Members one muted, the last one first',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  listBlocked: {
    access: 'member',
    summary: 'Members one blocked, the last one first',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  lookUpUser: {
    access: 'member',
    summary: 'The member with exactly this e-mail address, if they want to be found by it',
    body: s.UserLookup,
    answer: s.SuggestedUser,
  },
} as const satisfies Specs
