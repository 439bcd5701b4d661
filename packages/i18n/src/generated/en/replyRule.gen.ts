// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ReplyRuleMessages } from '../types.gen.ts'

const messages: ReplyRuleMessages = {
  title: () => 'Who can reply',
  text: () => 'It holds for the whole conversation. Replies that are there stay.',
  everyone: () => 'Everyone',
  following: () => 'People you follow',
  mentioned: () => 'People you mention',
  nobody: () => 'Nobody',
  everyoneCan: () => 'Everyone can reply',
  followingCan: () => 'People you follow can reply',
  mentionedCan: () => 'People you mention can reply',
  nobodyCan: () => 'Nobody can reply',
  save: () => 'Save',
  saving: () => 'Saving...',
  saved: (a) => `Saved: ${a.choice}`,
  failed: () => 'Failed to change who can reply',
}
export default messages
