import type { EmojiData } from './emoji.ts'
import { emojiLanguage, type EmojiLanguage } from './emoji-languages.ts'

/** One file for each language, from where this package itself comes from: no other origin is asked (CSP, offline). */
const files: Readonly<Record<EmojiLanguage, () => Promise<{ default: string }>>> = {
  en: () => import('./generated/en.ts'),
  es: () => import('./generated/es.ts'),
  fr: () => import('./generated/fr.ts'),
  de: () => import('./generated/de.ts'),
}

const loading = new Map<EmojiLanguage, Promise<EmojiData>>()
const loaded = new Map<EmojiLanguage, EmojiData>()

async function load(language: EmojiLanguage): Promise<EmojiData> {
  try {
    // What reads, searches and draws them is of no use before they are there: it comes beside them.
    const [{ default: text }, { readEmoji }] = await Promise.all([files[language](), import('./read-emoji.ts')])
    const data = readEmoji(text)
    const { complete } = data
    const first = complete && {
      ...data,
      complete: async () => {
        const whole = await complete()
        loaded.set(language, whole)
        return whole
      },
    }
    loaded.set(language, first ?? data)
    return first ?? data
  } catch (error) {
    // The next one to ask tries again.
    loading.delete(language)
    throw error
  }
}

/**
 * The emoji of a language, without those the device cannot draw. Each language is fetched once in the life of a page; call
 * it early (when the pointer comes near the button) to have the picker open without a wait.
 *
 * @param locale a BCP 47 tag; a language there are no names in gets the English ones
 * @throws (rejects) when the file cannot be fetched; calling again tries again
 */
export function loadEmoji(locale: string): Promise<EmojiData> {
  const language = emojiLanguage(locale)
  let promise = loading.get(language)
  if (!promise) {
    promise = load(language)
    loading.set(language, promise)
  }
  return promise
}

/** The emoji of a language where they have been loaded: a second picker opens in its first render. */
export function loadedEmoji(locale: string): EmojiData | undefined {
  return loaded.get(emojiLanguage(locale))
}
