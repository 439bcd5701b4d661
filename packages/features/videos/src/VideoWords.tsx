import type { ReactNode } from 'react'
import { DesignSystemProvider, translate, videoPagerWords } from '@skein/design-system'
import type { Language } from '@skein/contract'
import { directionOf, formatNumber, useLanguage, useMessages, type MessagesOf } from '@skein/i18n'

const wordsOf = (m: MessagesOf<'videos'>, language: Language) => [
  translate(videoPagerWords, {
    carousel: m.carousel(),
    video: m.video(),
    next: m.next(),
    previous: m.previous(),
    goTo: (number) => m.goTo({ number: formatNumber(language, number) }),
    position: (number, total) =>
      m.position({ number: formatNumber(language, number), total: formatNumber(language, total) }),
    play: m.play(),
    pause: m.pause(),
    mute: m.mute(),
    unmute: m.unmute(),
    progress: m.progress(),
    time: (at, length) => m.time({ at, length }),
    retry: m.tryAgain(),
    failed: m.cannotPlay(),
  }),
]

/** One list of words a language: the provider's value must not change with every render. */
const known = new WeakMap<MessagesOf<'videos'>, ReturnType<typeof wordsOf>>()

/** Gives the pager the words of the page's language. They travel with the messages of videos. */
export function VideoWords({ children }: { children: ReactNode }) {
  const m = useMessages('videos')
  const language = useLanguage()
  let words = known.get(m)
  if (words === undefined) known.set(m, (words = wordsOf(m, language)))
  return (
    <DesignSystemProvider locale={language} dir={directionOf(language)} translations={words}>
      {children}
    </DesignSystemProvider>
  )
}
