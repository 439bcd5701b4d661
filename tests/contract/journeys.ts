/** What is asked of both worlds, one journey a rule. A journey asserts what the rule says; the comparison of transcripts does the rest. */
import { accountJourneys } from './journeys/account.ts'
import { assistantJourneys } from './journeys/assistant.ts'
import { chatJourneys } from './journeys/chat.ts'
import { listsJourneys } from './journeys/lists.ts'
import { marksJourneys } from './journeys/marks.ts'
import { moderationJourneys } from './journeys/moderation.ts'
import { messageJourneys } from './journeys/messages.ts'
import { notificationsJourneys } from './journeys/notifications.ts'
import { peopleJourneys } from './journeys/people.ts'
import { postsJourneys } from './journeys/posts.ts'
import { profilesJourneys } from './journeys/profiles.ts'
import { searchJourneys } from './journeys/search.ts'
import { sessionJourneys } from './journeys/session.ts'
import { storiesJourneys } from './journeys/stories.ts'
import { threadsJourneys } from './journeys/threads.ts'
import { uploadsJourneys } from './journeys/uploads.ts'
import { wordingsJourneys } from './journeys/wordings.ts'

export const journeys = {
  ...sessionJourneys,
  ...accountJourneys,
  ...postsJourneys,
  ...wordingsJourneys,
  ...threadsJourneys,
  ...marksJourneys,
  ...listsJourneys,
  ...storiesJourneys,
  ...searchJourneys,
  ...moderationJourneys,
  ...uploadsJourneys,
  ...assistantJourneys,
  ...chatJourneys,
  ...messageJourneys,
  ...peopleJourneys,
  ...profilesJourneys,
  ...notificationsJourneys,
}
