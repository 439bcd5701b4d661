// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { WaitingMessages } from '../types.gen.ts'

const messages: WaitingMessages = {
  waitingCount: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} waiting to be sent` : `${number('en', a.count)} waiting to be sent`)}`,
  waitingShow: () => 'Show',
  waitingTitle: () => 'Waiting to be sent',
  waitingText: () => 'It is sent in this order when you are back online.',
  tryAgain: () => 'Try again',
  remove: () => 'Remove',
  waitingLike: () => 'Like',
  waitingUnlike: () => 'Take back a like',
  waitingRepost: () => 'Repost',
  waitingUnrepost: () => 'Take back a repost',
  waitingBookmark: () => 'Bookmark',
  waitingUnbookmark: () => 'Remove a bookmark',
  waitingFollow: () => 'Follow',
  waitingUnfollow: () => 'Unfollow',
  waitingVote: () => 'Vote',
  waitingPost: () => 'Post',
  waitingReply: () => 'Reply',
  waitingRefused: () => 'It could not be sent.',
  waitingFailed: (a) => `${(plural('en', a.count) === 'one' ? `${number('en', a.count)} could not be sent` : `${number('en', a.count)} could not be sent`)}`,
}
export default messages
