/** The rules of all calls in scope. What is not here the backend does not answer. */
import { accountRules } from './account.rules.ts'
import type { Rules } from './ask.ts'
import { appealRules } from './appeals.rules.ts'
import { assistantRules } from './assistant.rules.ts'
import { blendedRules } from './blended.rules.ts'
import { chatRules } from './chat.rules.ts'
import { listRules } from './lists.rules.ts'
import { markRules } from './marks.rules.ts'
import { notificationRules } from './notifications.rules.ts'
import { peopleRules } from './people.rules.ts'
import { keyRules } from './keys.rules.ts'
import { memberRules } from './members.rules.ts'
import { messageRules } from './messages.rules.ts'
import { postRules } from './posts.rules.ts'
import { profileRules } from './profile.rules.ts'
import { settingsRules } from './settings.rules.ts'
import { searchRules } from './search.rules.ts'
import { reviewRules } from './review.rules.ts'
import { storyRules } from './stories.rules.ts'
import { sessionRules } from './session.rules.ts'
import { threadRules } from './threads.rules.ts'
import { uploadRules } from './upload.rules.ts'

export const rules: Rules = {
  ...sessionRules,
  ...accountRules,
  ...settingsRules,
  ...reviewRules,
  ...memberRules,
  ...appealRules,
  ...peopleRules,
  ...profileRules,
  ...notificationRules,
  ...postRules,
  ...listRules,
  ...storyRules,
  ...threadRules,
  ...markRules,
  ...searchRules,
  ...blendedRules,
  ...assistantRules,
  ...chatRules,
  ...uploadRules,
  ...messageRules,
  ...keyRules,
}
