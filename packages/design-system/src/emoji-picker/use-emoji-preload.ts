'use client'
import { useMemo } from 'react'
import { useLocale } from '../provider/words.ts'
import { loadEmoji } from './load-emoji.ts'
import type { LoadEmoji } from './use-emoji-data.ts'

/**
 * For the button that opens a picker: spread on it, the emoji are fetched as soon as the pointer or the focus comes near, and the picker opens
 * with them.
 *
 * @param locale that of the picker; the provider's by default
 * @param load that of the picker, where it has one of its own
 */
export function useEmojiPreload(
  locale?: string,
  load: LoadEmoji = loadEmoji,
): {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
} {
  const { locale: own } = useLocale()
  const wanted = locale ?? own
  return useMemo(() => {
    // Who cannot fetch them is told by the picker, and asks again there.
    const preload = () => void load(wanted).catch(() => {})
    return { onPointerEnter: preload, onFocus: preload }
  }, [wanted, load])
}
