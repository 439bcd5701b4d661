// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { PeopleMessages } from '../types.gen.ts'

const messages: PeopleMessages = {
  muted: (a) => `@${a.username} is muted`,
  unmuted: (a) => `@${a.username} is no longer muted`,
  unblocked: (a) => `@${a.username} is no longer blocked`,
  muteFailed: () => 'Failed to change the mute',
  blockFailed: () => 'Failed to change the block',
  loadingPeople: () => 'Loading people',
  peopleFailed: () => 'Failed to load people. Please try again.',
  loadMorePeople: () => 'Load more people',
  unblock: () => 'Unblock',
  blocked: (a) => `@${a.username} is blocked`,
  mute: () => 'Mute',
  unmute: () => 'Unmute',
  block: () => 'Block',
}
export default messages
