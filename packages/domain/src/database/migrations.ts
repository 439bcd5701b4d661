import type { Migration } from './migration.ts'
import { firstTables } from './migrations/001-first-tables.ts'
import { postsInFull } from './migrations/002-posts-in-full.ts'
import { fullText } from './migrations/003-full-text.ts'
import { people } from './migrations/004-people.ts'
import { messagesInFull } from './migrations/005-messages.ts'
import { account } from './migrations/006-account.ts'
import { assistant } from './migrations/007-assistant.ts'
import { stories } from './migrations/008-stories.ts'
import { chat } from './migrations/009-chat.ts'
import { boundedTexts } from './migrations/010-bounded-texts.ts'
import { provedSignIns } from './migrations/011-proved-sign-ins.ts'
import { keptFiles } from './migrations/012-kept-files.ts'
import { attempts } from './migrations/013-attempts.ts'
import { keptCounts } from './migrations/014-kept-counts.ts'
import { whoMutedWhom } from './migrations/015-who-muted-whom.ts'
import { erasure } from './migrations/016-erasure.ts'
import { registration } from './migrations/017-registration.ts'
import { measures } from './migrations/018-measures.ts'
import { keyChanges } from './migrations/019-key-changes.ts'
import { jobs } from './migrations/020-jobs.ts'
import { outbox } from './migrations/021-outbox.ts'
import { partsOfNotifications } from './migrations/022-parts-of-notifications.ts'
import { pinnedPosts } from './migrations/023-pinned-posts.ts'
import { mutedThreads } from './migrations/024-muted-threads.ts'
import { customFeeds } from './migrations/025-custom-feeds.ts'
import { replyRules } from './migrations/026-reply-rules.ts'
import { repliesToMessages } from './migrations/027-replies-to-messages.ts'
import { messageReactions } from './migrations/028-message-reactions.ts'
import { drafts } from './migrations/029-drafts.ts'
import { scheduledPosts } from './migrations/030-scheduled-posts.ts'

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  firstTables,
  postsInFull,
  fullText,
  people,
  messagesInFull,
  account,
  assistant,
  stories,
  chat,
  boundedTexts,
  provedSignIns,
  keptFiles,
  attempts,
  keptCounts,
  whoMutedWhom,
  erasure,
  registration,
  measures,
  keyChanges,
  jobs,
  outbox,
  partsOfNotifications,
  pinnedPosts,
  mutedThreads,
  customFeeds,
  replyRules,
  repliesToMessages,
  messageReactions,
  drafts,
  scheduledPosts,
]
