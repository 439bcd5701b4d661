import { people } from '../fixtures/people.ts'
import { noorsPosts } from '../fixtures/profile.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { profile: m, people: p, profileEdit: edit, common, shell } = texts
const profile = { spec: '§2.10', screen: 'profile', call: 'getUserByUsername' } as const
const added = { ...profile, spec: 'behaviour §2.10' } as const
const saving = { ...added, call: 'updateUser' } as const

/** Profiles: §2.10 with what behaviour §2.10 makes of its placeholders, and requests to follow (§2.11). */
export const profileRows = rows({
  'profile-loading': { ...profile, state: 'loading', shows: 'Loading...' },
  'profile-populated': { ...profile, state: 'populated', shows: people.noor.name },
  'profile-hover-card': {
    ...added,
    call: 'listKnownFollowers',
    state: 'populated',
    shows: shell.knownMany({ first: people.ines.name, count: 3 }),
  },
  'profile-own': { ...profile, state: 'populated', shows: 'Edit Profile' },
  'profile-no-bio': { ...profile, state: 'empty', shows: 'No bio yet' },
  'profile-long': { ...profile, state: 'long', shows: people.long.name },
  'profile-visitor': { ...profile, state: 'signed-out', shows: people.noor.name },
  'profile-unknown': { ...profile, state: 'error', shows: m.notFoundTitle() },
  'profile-fails': { ...profile, state: 'error', shows: m.failedTitle() },
  'profile-offline': { ...profile, state: 'offline', shows: m.failedTitle() },
  'profile-private': { ...added, state: 'populated', shows: m.privateTitle() },
  'profile-requested': { ...added, state: 'populated', call: 'followUser', shows: common.requested() },
  'profile-followed': { ...added, state: 'populated', call: 'followUser', shows: common.following() },
  'profile-message': { ...added, state: 'populated', shows: people.noor.name },
  'profile-follow-fails': { ...added, state: 'error', call: 'followUser', shows: common.followFailed() },
  'profile-posts-empty': { ...profile, state: 'empty', call: 'listPosts', shows: m.noPosts() },
  'profile-pinned': { ...added, state: 'populated', call: 'listPosts', shows: texts.post.pinnedPost() },
  'profile-replies': { ...added, state: 'populated', call: 'listPosts', shows: noorsPosts[5]?.content ?? '' },
  'profile-replies-empty': { ...added, state: 'empty', call: 'listPosts', shows: m.noReplies() },
  'profile-own-replies-empty': { ...added, state: 'empty', call: 'listPosts', shows: m.noReplies() },
  'profile-media': { ...added, state: 'populated', call: 'listPosts', shows: m.openPhotoPlain() },
  'profile-media-opened': { ...added, state: 'populated', call: 'listPosts', shows: 'A bench under a plane tree' },
  'profile-media-empty': { ...added, state: 'empty', call: 'listPosts', shows: m.noMedia() },
  'profile-own-media-empty': { ...added, state: 'empty', call: 'listPosts', shows: m.noMedia() },
  'profile-media-loading': { ...added, state: 'pending', call: 'listPosts', shows: m.loadingMedia() },
  'profile-menu': { ...added, state: 'populated', shows: m.block({ username: 'noor' }) },
  'profile-muted': { ...added, state: 'populated', call: 'muteUser', shows: p.muted({ username: 'noor' }) },
  'profile-blocked': { ...added, state: 'populated', call: 'blockUser', shows: m.blockedTitle({ username: 'noor' }) },
  'profile-unblocked': { ...added, state: 'populated', call: 'unblockUser', shows: p.unblocked({ username: 'noor' }) },
  'profile-reported': { ...added, state: 'populated', call: 'report', shows: texts.postMore.reportSent() },
  'profile-followers': { ...added, state: 'populated', call: 'listFollowers', shows: people.ines.name },
  'profile-following-empty': { ...added, state: 'empty', call: 'listFollowing', shows: m.noFollowing() },
  'profile-followers-fail': { ...added, state: 'error', call: 'listFollowers', shows: p.peopleFailed() },
  'profile-requests': { ...added, state: 'populated', call: 'acceptFollowRequest', shows: people.jonas.name },
  'profile-edit': {
    ...profile,
    state: 'populated',
    covers: ['transition:profile-edit-opens'],
    shows: edit.changePhoto(),
  },
  'profile-edit-cancelled': {
    ...profile,
    state: 'populated',
    covers: ['transition:profile-edit-cancelled'],
    shows: 'Edit Profile',
  },
  'profile-edit-discards': { ...added, state: 'populated', shows: edit.leaveTitle() },
  'profile-edit-invalid': { ...added, state: 'error', shows: edit.websiteInvalid() },
  'profile-edit-saved': {
    ...saving,
    state: 'populated',
    covers: ['transition:profile-saved-closes'],
    shows: edit.saved(),
  },
  'profile-edit-pending': { ...saving, state: 'pending', shows: edit.saving() },
  'profile-edit-fails': { ...saving, state: 'error', shows: edit.saveFailed() },
  'profile-edit-refused': { ...saving, state: 'error', shows: 'This name is not allowed here.' },
  'profile-crop': { ...added, state: 'populated', shows: edit.cropTitle() },
  'profile-photo-saved': { ...saving, state: 'populated', shows: edit.saved() },
  'profile-photo-small': { ...added, state: 'error', shows: edit.photoSmall({ min: '400' }) },
})
