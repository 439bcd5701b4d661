/**
 * The browser's own translator (`Translator` and `LanguageDetector` of the web platform), where it has one: nothing leaves the device. What it
 * says is parsed, and it is waited for with a bound: there are browsers that have the objects and never answer.
 */
import type { Language, TextEntity, Translation } from '@skein/contract'
import { tokensOf } from '@skein/contract/text'

/** Milliseconds for what the browser knows at once, and for what it may have to fetch a model for. */
const bounds = { known: 2000, menu: 200, made: 60_000 }
/** Below this the browser guesses: a few words, or a mix. */
const leastConfidence = 0.5

const part = (name: 'Translator' | 'LanguageDetector'): unknown => Reflect.get(globalThis, name)

/** Asks something that has a method of this name; whatever it answers is not known yet. */
async function ask(of: unknown, method: string, ...given: unknown[]): Promise<unknown> {
  const isThing = (typeof of === 'object' && of !== null) || typeof of === 'function'
  const does: unknown = isThing ? Reflect.get(of, method) : undefined
  if (typeof does !== 'function') throw new TypeError(`The browser has no ${method}.`)
  const answer: unknown = await Reflect.apply(does, of, given)
  return answer
}

const within = async <T>(wait: number, asked: Promise<T>): Promise<T | undefined> =>
  Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, wait, undefined))])

const canBeHad = (availability: unknown): boolean =>
  availability === 'available' || availability === 'downloadable' || availability === 'downloading'

const pairOf = (sourceLanguage: string, targetLanguage: string) => ({ sourceLanguage, targetLanguage })

let isThere = false
let looking: { at: unknown; found: Promise<void> } | undefined

async function look(): Promise<void> {
  isThere = false
  if (part('Translator') === undefined || part('LanguageDetector') === undefined) return
  try {
    const [detector, pair] = await Promise.all([
      ask(part('LanguageDetector'), 'availability'),
      ask(part('Translator'), 'availability', pairOf('es', 'en')),
    ])
    isThere = canBeHad(detector) && canBeHad(pair)
  } catch {
    // A browser that has the objects and refuses to say so, has none.
  }
}

/** Finds out, once for each translator that the page meets, whether it translates. It never takes longer than a menu may be waited for. */
export async function lookForDeviceTranslator(): Promise<void> {
  const at = part('Translator')
  if (looking === undefined || looking.at !== at) looking = { at, found: look() }
  await within(bounds.menu, looking.found)
}

/** Whether this browser translates, as far as that is known. */
export const hasDeviceTranslator = (): boolean => isThere

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/** The language that the browser is sure of, or nothing. */
async function languageOf(text: string, signal: AbortSignal): Promise<string | undefined> {
  const detector = await ask(part('LanguageDetector'), 'create', { signal })
  const found = await ask(detector, 'detect', text, { signal })
  const best: unknown = Array.isArray(found) ? found[0] : undefined
  if (typeof best !== 'object' || best === null) return undefined
  const [language, confidence]: unknown[] = [Reflect.get(best, 'detectedLanguage'), Reflect.get(best, 'confidence')]
  if (typeof language !== 'string' || !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) || language === 'und')
    return undefined
  return typeof confidence === 'number' && confidence >= leastConfidence ? language : undefined
}

type Words = { content: string; entities: readonly TextEntity[] }

/** What is said between links, hashtags and mentions. */
const plainOf = ({ content, entities }: Words): string =>
  tokensOf(content, entities)
    .flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
    .join(' ')

/** Whether a text says something that could be said in another language. */
export const hasWords = (post: Words): boolean => /\p{L}{2}/u.test(plainOf(post))

async function translated({ content, entities }: Words, say: (text: string) => Promise<string>): Promise<string> {
  const whole = await say(content)
  if (entities.every(({ start, end }) => whole.includes(content.slice(start, end)))) return whole
  // It has translated a hashtag, or taken a handle for a word: then only what stands between them is its to say.
  const parts: string[] = []
  for (const { kind, text } of tokensOf(content, entities)) {
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? []
    // In order, because they share one translator.
    // oxlint-disable-next-line no-await-in-loop
    parts.push(kind === 'text' && /\p{L}/u.test(words) ? before + (await say(words)) + after : text)
  }
  return parts.join('')
}

/**
 * What a post says in another language, by this device; nothing where it cannot, or is not sure what it reads.
 * @throws the signal's reason when nobody waits any more
 */
export async function translateOnDevice(
  post: Words,
  to: Language,
  left: AbortSignal,
): Promise<Translation | undefined> {
  if (!isThere) return undefined
  const signal = AbortSignal.any([left, AbortSignal.timeout(bounds.made)])
  try {
    const from = await within(bounds.made, languageOf(plainOf(post), signal))
    if (from === undefined) return undefined
    if (baseOf(from) === to) return { from, content: null }
    const pair = pairOf(from, to)
    if (!canBeHad(await within(bounds.known, ask(part('Translator'), 'availability', pair)))) return undefined
    const translator = await within(bounds.made, ask(part('Translator'), 'create', { ...pair, signal }))
    const content = await translated(post, async (text) => {
      const said = await within(bounds.made, ask(translator, 'translate', text, { signal }))
      if (typeof said !== 'string' || said.trim() === '') throw new TypeError('The browser did not translate.')
      return said
    })
    return { from, content: content.trim() }
  } catch {
    left.throwIfAborted()
    // Whatever it is that failed there: somebody else may do it.
    return undefined
  }
}
