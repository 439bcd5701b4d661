/**
 * Every state of the product that is built, one row each. `tests/catalogue` holds the rows against the stories on one side and against
 * the specification (`tests/spec-states.json`) on the other.
 */
import { assistantRows } from './assistant.ts'
import { authRows } from './auth.ts'
import { bookmarkRows } from './bookmarks.ts'
import { cameraRows } from './camera.ts'
import { composerRows } from './composer.ts'
import { customFeedRows } from './custom-feeds.ts'
import { exploreRows } from './explore.ts'
import { homeRows, thrownRows } from './home.ts'
import { notificationRows } from './notifications.ts'
import { messageRows } from './messages.ts'
import { postRows } from './post.ts'
import { profileRows } from './profile.ts'
import type { Row } from './row.ts'
import { searchRows } from './search.ts'
import { settingsRows } from './settings.ts'
import { shellRows } from './shell.ts'
import { storyRows } from './stories.ts'
import { threadRows } from './thread.ts'
import { videoRows } from './videos.ts'

export const catalogue = {
  ...authRows,
  ...shellRows,
  ...assistantRows,
  ...homeRows,
  ...composerRows,
  ...postRows,
  ...thrownRows,
  ...bookmarkRows,
  ...cameraRows,
  ...customFeedRows,
  ...exploreRows,
  ...threadRows,
  ...videoRows,
  ...storyRows,
  ...settingsRows,
  ...messageRows,
  ...profileRows,
  ...notificationRows,
  ...searchRows,
}

/** The rows as a list. */
export const allRows: readonly Row[] = Object.values(catalogue)
