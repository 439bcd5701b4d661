/** What a notification says, as one sentence without markup: for the API, for browser notifications and for mail. */
import type { Language } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import { cleanText } from '../clean-text.ts'
import type { NotificationType } from './quiet-kinds.ts'

export type Told = {
  type: NotificationType
  /** The newest actors, newest first, two of them at most. */
  names: readonly string[]
  /** All of them. */
  count: number
  /** Whether the post it is about is the actor's own: a quote, not a repost. */
  isActorsPost: boolean
  /** Whether the post is the reader's: their own poll. */
  isReadersPost: boolean
}

const maxName = 50

/** The sentence, in the language of whoever reads it. */
export async function sentenceOf(told: Told, language: Language): Promise<string> {
  const m = await messagesOf(language, 'notifications')
  const [first = '', second] = told.names.map((name) => cleanText(name, maxName))
  const { count } = told
  const names =
    second === undefined ? first : count === 2 ? m.two({ first, second }) : m.many({ first, second, count: count - 2 })
  switch (told.type) {
    case 'like':
      return m.liked({ names, count })
    case 'comment':
      return m.commented({ names, count })
    case 'follow':
      return m.followed({ names, count })
    case 'repost':
      return told.isActorsPost ? m.quoted({ names }) : m.reposted({ names, count })
    case 'reaction':
      return m.reacted({ names, count })
    case 'mention':
      return m.mentioned({ names })
    case 'poll-ended':
      return told.isReadersPost ? m.ownPollEnded() : m.pollEnded({ names })
    case 'follow-request':
      return m.asked({ names })
    default:
      return told.type satisfies never
  }
}
