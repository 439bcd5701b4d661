/** What a notification says, with the names in it standing out. */
import type { ReactNode } from 'react'
import type { Notification } from '@skein/contract'
import type { MessagesOf } from '@skein/i18n'
import { notificationSentence } from '@skein/i18n/notification-sentence'

type Messages = MessagesOf<'notifications'>

/** Stands for a name while a sentence is made: a character of the private area, which no language and no name has here. */
const mark = (index: number) => String.fromCodePoint(0xe000 + index)
const marks = /[\uE000\uE001]/

/** The sentence in parts: text, and names, which are isolated so that their direction turns nothing around them (UAX 9). */
export function sentenceParts(notification: Notification, m: Messages, viewerId: string | undefined): ReactNode[] {
  const { type, post, user, users, others } = notification
  const facts = {
    type,
    names: users.slice(0, 2).map((_, index) => mark(index)),
    count: others + 1,
    isActorsPost: post?.authorId === user.id,
    isReadersPost: post !== null && post.authorId === viewerId,
  }
  return notificationSentence(m, facts)
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
