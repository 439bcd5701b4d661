// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ComposerMessages } from '../types.gen.ts'

const messages: ComposerMessages = {
  placeholder: () => 'What\'s on your mind?',
  newPost: () => 'New post',
  post: () => 'Post',
  posting: () => 'Posting...',
  addImage: () => 'Add image',
  addPoll: () => 'Add poll',
  addEmoji: () => 'Add emoji',
  generateImage: () => 'Generate image',
  enhance: () => 'Enhance',
  charactersLeft: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} character left` : `${number('en', a.count)} characters left`)}`,
  charactersOver: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} character too many` : `${number('en', a.count)} characters too many`)}`,
  postCreated: () => 'Post created!',
  postFailed: () => 'Failed to create post. Please try again.',
  draftRestored: () => 'Draft restored',
  aiLabel: () => 'This text was improved with AI',
  contentEnhanced: () => 'Content enhanced!',
  enhancementFailed: () => 'Enhancement failed',
  enhancementFailedText: () => 'Failed to enhance content. Please try again.',
  remove: () => 'Remove',
}
export default messages
