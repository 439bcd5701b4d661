import type { ReactNode } from 'react'
import { DesignSystemProvider, pollWords, reactionWords, translate } from '@skein/design-system'
import { directionOf, formatNumber, useLanguage, useMessages, type MessagesOf } from '@skein/i18n'
import type { Language } from '@skein/contract'

function wordsOf(m: MessagesOf<'post'>, language: Language) {
  return [
    translate(pollWords, {
      vote: m.vote(),
      votes: (count, written) => m.votes({ count, written }),
      timeLeft: (duration) => m.timeLeft({ duration }),
      ended: m.pollEnded(),
      yourVote: m.yourVote(),
      percent: (written) => m.percent({ written }),
      voted: (option) => m.voted({ option }),
      closed: m.pollClosed(),
    }),
    translate(reactionWords, {
      label: m.reactions(),
      summary: m.reactions(),
      heart: m.heart(),
      laugh: m.laugh(),
      surprised: m.surprised(),
      sad: m.sad(),
      angry: m.angry(),
      thumbsUp: m.thumbsUp(),
      thumbsDown: m.thumbsDown(),
      fire: m.fire(),
      hundred: m.hundred(),
      party: m.party(),
      chip: (name, count, _shown, yours) =>
        `${m.reactionCount({ name, count, written: formatNumber(language, count) })}${yours ? `, ${m.ownReaction()}` : ''}`,
    }),
  ]
}

/** One list of words a language: the provider's value must not change with every render. */
const known = new WeakMap<MessagesOf<'post'>, ReturnType<typeof wordsOf>>()

/** Gives polls and reactions the words of the page's language. They travel with the messages of posts, not with every page. */
export function PostWords({ children }: { children: ReactNode }) {
  const m = useMessages('post')
  const language = useLanguage()
  let words = known.get(m)
  if (words === undefined) known.set(m, (words = wordsOf(m, language)))
  return (
    <DesignSystemProvider locale={language} dir={directionOf(language)} translations={words}>
      {children}
    </DesignSystemProvider>
  )
}
