import type { DemoLanguage } from './types.ts'

const WORDS: Readonly<Record<'en' | 'es' | 'fr' | 'de' | 'pt', readonly string[]>> = {
  en: [
    'the',
    'and',
    'is',
    'of',
    'to',
    'it',
    'in',
    'that',
    'my',
    'was',
    'with',
    'for',
    'we',
    'i',
    'you',
    'this',
    'are',
    'at',
    'not',
    'on',
  ],
  es: [
    'el',
    'la',
    'los',
    'las',
    'y',
    'de',
    'que',
    'en',
    'un',
    'una',
    'con',
    'mi',
    'es',
    'lo',
    'se',
    'del',
    'al',
    'por',
    'yo',
    'está',
  ],
  fr: [
    'le',
    'la',
    'les',
    'et',
    'de',
    'que',
    'un',
    'une',
    'dans',
    'je',
    'on',
    'est',
    'il',
    'elle',
    'des',
    'du',
    'pas',
    'au',
    'nous',
    'ce',
  ],
  de: [
    'der',
    'die',
    'das',
    'und',
    'ist',
    'ich',
    'nicht',
    'ein',
    'eine',
    'mit',
    'auf',
    'im',
    'den',
    'dem',
    'zu',
    'aber',
    'es',
    'wir',
    'hat',
    'von',
  ],
  pt: [
    'o',
    'a',
    'os',
    'as',
    'e',
    'de',
    'que',
    'em',
    'um',
    'uma',
    'com',
    'não',
    'do',
    'da',
    'no',
    'na',
    'eu',
    'meu',
    'minha',
    'foi',
    'se',
    'por',
    'é',
  ],
}

/** The language of a short text by script and by its smallest words; `usual` (the author's) wins a draw. */
export function languageOf(text: string, usual: DemoLanguage): DemoLanguage {
  if (/\p{Script=Arabic}{3}/u.test(text)) return 'ar'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const score = (words: readonly string[]): number => tokens.filter((token) => words.includes(token)).length
  let best: DemoLanguage = usual === 'ar' || usual === 'ja' ? 'en' : usual
  let most =
    best === 'en' || best === 'es' || best === 'fr' || best === 'de' || best === 'pt' ? score(WORDS[best]) + 1.2 : 0
  // Portuguese shares too many small words with its neighbours to be guessed for someone who does not write it.
  const others = (['en', 'es', 'fr', 'de'] as const).filter((language) => language !== best)
  for (const language of others) {
    const points = score(WORDS[language])
    // One stray word ("la", "a") is no evidence against the author's own language.
    if (points > most && (points >= 2 || most < 1)) {
      best = language
      most = points
    }
  }
  return best
}

const MORNING =
  /\b(morning|breakfast|dawn|first run|sunrise|before sunrise|matin|mañana temprano|amanecer|Frühschicht|Morgen|manhã)\b|صباح/iu
const EVENING =
  /\b(tonight|night|evening|midnight|dusk|comet|stars?|ce soir|noche|cometa|comète|nuit|Abend|heute abend|noite|dinner|bedtime)\b|彗星|星/iu
const LUNCH = /\b(lunch|noon|almuerzo|midi|Mittag|almoço)\b/iu

/** The hours of the day a text speaks of, as [from, to) in the author's local time, or `null`. */
export function hoursIn(text: string): readonly [number, number] | null {
  if (MORNING.test(text)) return [6.2, 9.8]
  if (LUNCH.test(text)) return [11.8, 14]
  if (EVENING.test(text)) return [18.6, 23.4]
  return null
}
