'use client'
import { useEffect, useState } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { EmojiData } from './emoji.ts'
import { loadedEmoji, loadEmoji } from './load-emoji.ts'

export type LoadEmoji = (locale: string) => Promise<EmojiData>

type Answer = { locale: string; attempt: number; data?: EmojiData | undefined }

/** The emoji of a language as they come: loading, then there or failed; `retry` asks again. */
export function useEmojiData(locale: string, load: LoadEmoji) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  // A server sends the skeleton; the first render of the page has to be the same one.
  const hydrated = useHydrated()
  const known = hydrated && load === loadEmoji ? loadedEmoji(locale) : undefined

  useEffect(() => {
    let wanted = true
    const tell = (data?: EmojiData) => {
      if (wanted) setAnswer(data ? { locale, attempt, data } : { locale, attempt })
    }
    load(locale).then(tell, () => tell())
    return () => {
      wanted = false
    }
  }, [locale, load, attempt])

  const current = answer?.locale === locale && answer.attempt === attempt ? answer : undefined
  const data = known ?? current?.data
  const complete = data?.complete
  useEffect(() => {
    if (!complete) return undefined
    let wanted = true
    const tell = (whole: EmojiData) => {
      if (wanted) setAnswer({ locale, attempt, data: whole })
    }
    // What it has serves as well.
    complete().then(tell, () => {})
    return () => {
      wanted = false
    }
  }, [complete, locale, attempt])

  return {
    data,
    failed: !known && current !== undefined && current.data === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
