import type { Notification } from '@skein/contract'
import {
  AtSignIcon,
  CommentIcon,
  HeartIcon,
  PollIcon,
  RepeatIcon,
  ShieldIcon,
  SmileIcon,
  UserLockIcon,
  UserPlusIcon,
} from '@skein/design-system'
import { emojiOf } from '@skein/feature-post'

/** What kind of action it was, as a picture; the sentence says the same. A reaction is its emoji. */
export function TypeIcon({ notification: { type, emoji } }: { notification: Notification }) {
  switch (type) {
    case 'like':
      return <HeartIcon size={24} className="fill-current text-like" />
    case 'repost':
      return <RepeatIcon size={24} className="text-repost" />
    case 'comment':
      return <CommentIcon size={24} className="text-accent-text" />
    case 'mention':
      return <AtSignIcon size={24} className="text-accent-text" />
    case 'follow':
      return <UserPlusIcon size={24} className="text-accent-text" />
    case 'follow-request':
      return <UserLockIcon size={24} className="text-accent-text" />
    case 'poll-ended':
      return <PollIcon size={24} className="text-text-muted" />
    case 'standing':
      return <ShieldIcon size={24} className="text-text-muted" />
    case 'reaction':
      return emoji === null ? (
        <SmileIcon size={24} className="text-text-muted" />
      ) : (
        <span aria-hidden className="text-[1.375rem]/24">
          {emojiOf[emoji]}
        </span>
      )
    default:
      return null
  }
}
