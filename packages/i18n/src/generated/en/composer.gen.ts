// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'What\'s on your mind?',
  post: () => 'Post',
  posting: () => 'Posting...',
  charactersLeft: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} character left` : `${number('en', a.count)} characters left`)}`,
  charactersOver: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} character too many` : `${number('en', a.count)} characters too many`)}`,
  postCreated: () => 'Post created!',
  postFailed: () => 'Failed to create post. Please try again.',
  postWaits: () => 'Waiting. It is sent when you are back online.',
  addImage: () => 'Add image',
  generateImage: () => 'Generate image',
  addVideo: () => 'Add video',
  addPoll: () => 'Add poll',
  addEmoji: () => 'Add emoji',
  enhance: () => 'Enhance',
  tools: () => 'Add to your post',
  moreTools: () => 'More to add',
  draftRestored: () => 'Draft restored',
  discard: () => 'Discard',
  continueDraft: () => 'Continue',
  draftHolds: () => 'With more than text',
  reply: () => 'Reply',
  writeReply: () => 'Write a reply…',
  replyingTo: (a) => `Replying to @${a.username}`,
  openFailed: () => 'The composer could not be opened. Check your connection and try again.',
}
export default messages
