// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { ThreadMessages } from '../types.gen.ts'

const messages: ThreadMessages = {
  loading: () => 'Loading post',
  earlier: () => 'Earlier in this conversation',
  replies: () => 'Replies',
  showMoreReplies: (a) => `${(plural('en', a.count) === 'one' ? `Show ${number('en', a.count)} more reply` : `Show ${number('en', a.count)} more replies`)}`,
  moreRepliesFailed: () => 'Failed to load replies. Please try again.',
  loadMore: () => 'Load more replies',
  loadingReplies: () => 'Loading replies',
  newReplies: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} new reply` : `${number('en', a.count)} new replies`)}`,
  noReplies: () => 'No replies yet',
  noRepliesText: () => 'Yours could be the first.',
  deletedTitle: () => 'This post was deleted',
  deletedText: () => 'Its author took it down. The conversation around it goes on.',
  unavailableTitle: () => 'This post is not available',
  unavailableText: () => 'It does not exist, or its author shows it to others only.',
  failedTitle: () => 'This post could not be loaded',
  failedText: () => 'Please check your connection and try again.',
  signInToReply: () => 'Sign in to reply',
  title: (a) => `${a.name}: “${a.text}”`,
  earlierFailed: () => 'What this post answers could not be loaded.',
  headWarning: (a) => `Content warning: ${a.warning}`,
  headAi: (a) => `Generated with AI, posted by @${a.username}: ${a.text}`,
  branchOf: (a) => `${a.name} and replies`,
  branchOfGone: () => 'Replies to a post that is not available',
  onlyFollowing: (a) => `Only people @${a.username} follows or mentions can reply.`,
  onlyMentioned: (a) => `Only people @${a.username} mentions can reply.`,
  onlyAuthor: (a) => `Only @${a.username} can reply.`,
  onlySome: () => 'Not everyone can reply here.',
  ownFollowing: () => 'Only people you follow or mention can reply.',
  ownMentioned: () => 'Only people you mention can reply.',
  ownNobody: () => 'Only you can reply.',
  keptReply: () => 'Your reply is kept:',
  writeReply: () => 'Write a reply',
}
export default messages
