/** Which sentences are English, by the small words that every language has its own of. */

/** Words that are frequent in one of the languages and rare in the others. Those that several share are left out. */
const smallWords = {
  en: 'the a an and or but of to in on at is are was were be been it its this that these those with for from not you your we our they their there he she his her him i my me do does did dont have has had will would can could should what who how when where which just so if then than about after again all any because before here more most new no now only out over some such too up very as by into yes please thanks let got get going went said',
  es: 'el la los las un una unos unas y o pero de del que en es son era con por para no se su sus lo le les me mi tu te nos muy más este esta esto ese esa eso hay como cuando donde quien qué cómo si ya también todo toda hoy ayer mañana gracias hola estoy está están porque sin sobre',
  fr: 'le la les un une des et ou mais du de que qui dans est sont était avec pour par pas ne se ses son sa lui leur me mon ma tu te nous vous ils elles il elle je très plus ce cette ces comme quand où quoi si déjà aussi tout toute hier demain merci bonjour suis êtes sans sur au aux chez été fait',
  de: 'der die das ein eine einen einem einer und oder aber von zu zum zur in im ist sind war waren mit für auf nicht sich sein ihr ihre er sie es ich du wir mein dein uns euch sehr mehr dieser diese dieses wie wenn wo wer was ob schon auch alles heute gestern morgen danke hallo bin hat habe haben wird werden aus bei nach über unter noch nur kein keine dass',
} as const

type Known = keyof typeof smallWords

const isKnown = (name: string): name is Known => name in smallWords

const owners = new Map<string, Set<Known>>()
for (const [language, words] of Object.entries(smallWords)) {
  if (!isKnown(language)) continue
  for (const word of words.split(' ')) owners.set(word, (owners.get(word) ?? new Set()).add(language))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu) ?? []

/** Whether a word is one of the small ones of a language other than English. */
export const isForeignSmallWord = (word: string): boolean => {
  const languages = owners.get(word.toLowerCase())
  return languages !== undefined && !languages.has('en')
}

/** How sure it is that a text is English: words that speak for it, and words that speak for the best of the other languages. */
function evidence(text: string): { english: number; foreign: number; words: number } {
  const counts: Record<Known, number> = { en: 0, es: 0, fr: 0, de: 0 }
  const words = wordsOf(text)
  for (const word of words) {
    const languages = owners.get(word.replace(/['’]/gu, '')) ?? owners.get(word)
    // A word of two languages speaks for both, and so for none.
    for (const language of languages ?? []) counts[language] += 1 / (languages?.size ?? 1)
    if (/[äöüßñçéèêàâîôûœ¿¡]/u.test(word) && languages === undefined) {
      counts.es += 0.5
      counts.fr += 0.5
      counts.de += 0.5
    }
  }
  return { english: counts.en, foreign: Math.max(counts.es, counts.fr, counts.de), words: words.length }
}

/** Letters of other scripts than the Latin one. */
const isOtherScript = (text: string) => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters - latin > letters / 4
}

/**
 * Whether a text is English and nothing else.
 * @param guess asked where no small word decides: what the checker itself thinks
 */
export function isEnglish(text: string, guess: (text: string) => boolean): boolean {
  if (isOtherScript(text)) return false
  const { english, foreign, words } = evidence(text)
  if (words === 0) return false
  if (english === 0 && foreign === 0) return guess(text)
  return english > foreign
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The parts of a text that are not English, as offsets in UTF-16 code units. All of it, where most of it is not. */
export function foreignParts(text: string, guess: (text: string) => boolean): { start: number; end: number }[] {
  if (!isEnglish(text, guess)) return [{ start: 0, end: text.length }]
  const parts: { start: number; end: number }[] = []
  for (const { segment, index } of sentences.segment(text)) {
    const { english, foreign } = evidence(segment)
    if (isOtherScript(segment) || foreign > english) parts.push({ start: index, end: index + segment.length })
  }
  return parts
}
