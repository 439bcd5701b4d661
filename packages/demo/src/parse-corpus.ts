import type { PictureScene } from '@skein/painter/illustrations'
import type { DemoLanguage, DemoPoll } from './types.ts'

/**
 * Reads the corpus notation:
 *
 *     == noor                      the lines below are by noor; `== *` means each line names its author (`kofi: …`)
 *     A post. [d:0] [img:sea|alt]  one line, one post; directives may stand anywhere
 *     >demo: a reply               one '>' more than the post it answers
 *
 * Directives: `d` days before now, `h` the author's local hour, `ago` minutes before now, `lang`, `img:scene|alt` (up to four times), `poll:minutes|option|option`,
 * `link:address|title|description|scene`, `ai` (written by the assistant, answered for by the author), `quote` (does not answer the post
 * above but quotes it), `cw:content warning`, `was:first wording` (edited since).
 */
export interface ScriptPost {
  readonly author: string
  readonly text: string
  /** Index of the post this one answers, or quotes, in the same list. */
  readonly parent: number | null
  /** Whether it quotes its parent instead of answering it. */
  readonly quotes: boolean
  readonly warning: string | null
  /** The first wording, where it was edited. */
  readonly earlier: string | null
  readonly day: number | null
  readonly hour: number | null
  readonly minutesAgo: number | null
  readonly language: DemoLanguage | null
  /** At most four. */
  readonly images: readonly { readonly scene: PictureScene; readonly alt: string | null }[]
  readonly link: ScriptLink | null
  readonly poll: DemoPoll | null
  readonly ai: boolean
}

export interface ScriptLink {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly scene: PictureScene | null
}

const SCENES: readonly PictureScene[] = [
  'hills',
  'sea',
  'comet',
  'bread',
  'skyline',
  'books',
  'garden',
  'cat',
  'chart',
  'poster',
  'coffee',
  'forest',
  'mountains',
  'street',
  'vinyl',
  'interface',
  'dish',
  'snow',
  'window',
  'desert',
  'bicycle',
  'stadium',
  'lake',
  'balloon',
  'wool',
  'tram',
]
const LANGUAGES: readonly DemoLanguage[] = ['en', 'es', 'fr', 'de', 'pt', 'ar', 'ja']
const DURATIONS = [60, 360, 720, 1440, 2880, 4320, 10080] as const

const sceneOf = (word: string | undefined): PictureScene => {
  const scene = SCENES.find((item) => item === word)
  if (scene === undefined) throw new Error(`No scene is called "${word ?? ''}"`)
  return scene
}

/** The question of a poll is the last sentence of the post that asks one, else the whole post. */
const questionIn = (text: string): string => {
  const plain = text.replaceAll(/(^|\s)#[\p{L}\p{N}_]+/gu, '').trim()
  const sentences = plain.match(/[^.!?؟？。]+[.!?؟？。]+/gu) ?? []
  const asked = sentences.findLast((sentence) => /[?؟？]/u.test(sentence))
  return (asked ?? plain).trim()
}

const DIRECTIVE = /\s*\[(d|h|ago|lang|img|link|poll|ai|quote|cw|was)(?::([^\]]*))?\]/g

/** Reads one line (without author or '>') into a post. Exported for generated lines. */
export function parseLine(author: string, line: string, parent: number | null): ScriptPost {
  const found = new Map<string, string[]>()
  const images: string[][] = []
  const text = line
    .replaceAll(DIRECTIVE, (_all, name: string, value: string | undefined) => {
      const parts = (value ?? '').split('|')
      if (name === 'img') images.push(parts)
      else found.set(name, parts)
      return ''
    })
    .trim()
  if (images.length > 4) throw new Error(`More than four pictures: ${line}`)
  const link = found.get('link')
  const poll = found.get('poll')
  const number = (name: string): number | null => {
    const value = found.get(name)?.[0]
    return value === undefined ? null : Number(value)
  }
  const minutes = DURATIONS.find((item) => String(item) === poll?.[0])
  if (poll !== undefined && (minutes === undefined || poll.length < 3 || poll.length > 5))
    throw new Error(`Bad poll: ${line}`)
  return {
    author,
    text,
    parent,
    quotes: found.has('quote'),
    warning: found.get('cw')?.join('|') ?? null,
    earlier: found.get('was')?.join('|') ?? null,
    day: number('d'),
    hour: number('h'),
    minutesAgo: number('ago'),
    language: LANGUAGES.find((item) => item === found.get('lang')?.[0]) ?? null,
    images: images.map(([scene, alt]) => ({ scene: sceneOf(scene), alt: alt ?? null })),
    link:
      link === undefined
        ? null
        : {
            url: `https://${link[0] ?? ''}`,
            title: link[1] ?? '',
            description: link[2] ?? '',
            scene: link[3] === undefined ? null : sceneOf(link[3]),
          },
    poll:
      minutes === undefined
        ? null
        : { question: questionIn(text), options: (poll ?? []).slice(1), durationMinutes: minutes },
    ai: found.has('ai'),
  }
}

/** All posts of the given corpus texts, parents before their replies. Throws for a line that breaks the notation. */
export function parseCorpus(sources: readonly string[]): ScriptPost[] {
  const posts: ScriptPost[] = []
  for (const source of sources) {
    let voice: string | null = null
    let open: number[] = []
    for (const raw of source.split('\n')) {
      const line = raw.trim()
      if (line === '') continue
      if (line.startsWith('== ')) {
        voice = line.slice(3) === '*' ? null : line.slice(3)
        open = []
        continue
      }
      const depth = /^>*/.exec(line)?.[0].length ?? 0
      let author = voice
      let rest = line.slice(depth)
      if (depth > 0 || voice === null) {
        const colon = rest.indexOf(': ')
        if (colon < 0) throw new Error(`A line names no author: ${line}`)
        author = rest.slice(0, colon).trim()
        rest = rest.slice(colon + 2)
      }
      const parent = depth === 0 ? null : open[depth - 1]
      if (author === null || parent === undefined) throw new Error(`A reply answers nothing: ${line}`)
      open = [...open.slice(0, depth), posts.length]
      posts.push(parseLine(author, rest, parent))
    }
  }
  return posts
}
