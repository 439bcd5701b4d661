import { accountCalls } from './account/calls.ts'
import { prepareExport } from './account/export-ticket.ts'
import { assistantCalls } from './assistant/calls.ts'
import { authCalls } from './auth/calls.ts'
import { bookmarkCalls } from './bookmarks/calls.ts'
import { customFeedCalls } from './custom-feeds/calls.ts'
import { discoverCalls } from './discover/calls.ts'
import { draftCalls } from './drafts/calls.ts'
import { followCalls } from './follows/calls.ts'
import { keyCalls } from './keys/calls.ts'
import { messageCalls } from './messages/calls.ts'
import { appealCalls } from './moderation/appeals.ts'
import { applicationCalls } from './moderation/applications.ts'
import { moderationCalls } from './moderation/calls.ts'
import { memberCalls } from './moderation/members.ts'
import { reviewCalls } from './moderation/review.ts'
import { notificationCalls } from './notifications/calls.ts'
import { pollCalls } from './polls/calls.ts'
import { postCalls } from './posts/calls.ts'
import { previewCalls } from './previews/calls.ts'
import { pushCalls } from './push/calls.ts'
import { reactionCalls } from './reactions/calls.ts'
import { blendedCalls } from './search/blended/calls.ts'
import { searchCalls } from './search/calls.ts'
import { sessionCalls } from './sessions/calls.ts'
import { settingsCalls } from './settings/calls.ts'
import { storyCalls } from './stories/calls.ts'
import { trendCalls } from './trends/calls.ts'
import { uploadCalls } from './uploads/calls.ts'
import { userCalls } from './users/calls.ts'

/** Every call that runs wherever its ports are. What reads or sends something other than JSON is a host's own. */
export const domainCalls = [
  ...authCalls,
  ...accountCalls,
  prepareExport,
  ...settingsCalls,
  ...sessionCalls,
  ...postCalls,
  ...assistantCalls,
  ...previewCalls,
  ...reactionCalls,
  ...pollCalls,
  ...trendCalls,
  ...userCalls,
  ...followCalls,
  ...searchCalls,
  ...blendedCalls,
  ...bookmarkCalls,
  ...discoverCalls,
  ...customFeedCalls,
  ...draftCalls,
  ...storyCalls,
  ...notificationCalls,
  ...pushCalls,
  ...moderationCalls,
  ...reviewCalls,
  ...applicationCalls,
  ...memberCalls,
  ...appealCalls,
  ...messageCalls,
  ...keyCalls,
  ...uploadCalls,
]
