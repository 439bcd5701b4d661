/** Languages the emoji have names in. Any other language of the page gets the English ones. */
export const emojiLanguages = ['en', 'es', 'fr', 'de'] as const

export type EmojiLanguage = (typeof emojiLanguages)[number]

/** The language of the emoji for a BCP 47 tag: `de-AT` has the German ones, `ar` the English. */
export function emojiLanguage(locale: string): EmojiLanguage {
  const wanted = locale.toLowerCase().split('-')[0]
  return emojiLanguages.find((language) => language === wanted) ?? 'en'
}
