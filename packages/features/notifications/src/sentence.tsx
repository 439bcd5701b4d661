/** What a notification says, with the names in it standing out. */
import type { ReactNode } from 'react'
import type { Notification } from '@skein/contract'
import type { MessagesOf } from '@skein/i18n'

type Messages = MessagesOf<'notifications'>

/** Stands for a name while a sentence is made: a character of the private area, which no language and no name has here. */
const mark = (index: number) => String.fromCodePoint(0xe000 + index)
const marks = /[\uE000\uE001]/

function sentenceOf(notification: Notification, names: string, m: Messages, viewerId: string | undefined): string {
  const { type, others, post, user } = notification
  const count = others + 1
  switch (type) {
    case 'like':
      return m.liked({ names, count })
    case 'comment':
      return m.commented({ names, count })
    case 'follow':
      return m.followed({ names, count })
    case 'repost':
      return post?.authorId === user.id ? m.quoted({ names }) : m.reposted({ names, count })
    case 'reaction':
      return m.reacted({ names, count })
    case 'mention':
      return m.mentioned({ names })
    case 'poll-ended':
      return post?.authorId === viewerId ? m.ownPollEnded() : m.pollEnded({ names })
    case 'follow-request':
      return m.asked({ names })
    default:
      return notification.message
  }
}

/** The sentence in parts: text, and names, which are isolated so that their direction turns nothing around them (UAX 9). */
export function sentenceParts(notification: Notification, m: Messages, viewerId: string | undefined): ReactNode[] {
  const { users, others } = notification
  const [first, second] = [mark(0), mark(1)]
  const names =
    users.length < 2 ? first : others === 1 ? m.two({ first, second }) : m.many({ first, second, count: others - 1 })
  return sentenceOf(notification, names, m, viewerId)
    .split(/([\uE000\uE001])/)
    .map((part, index) =>
      marks.test(part) ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence stand where they stand
        <bdi key={index} className="font-semibold">
          {users[(part.codePointAt(0) ?? 0xe000) - 0xe000]?.name}
        </bdi>
      ) : (
        part
      ),
    )
}
