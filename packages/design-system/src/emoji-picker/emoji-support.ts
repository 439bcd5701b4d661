import type { Emoji } from './emoji.ts'
import type { EmojiGroups } from './emoji-data.ts'
import { emojiFont } from './emoji-font.css.ts'
import { emojiVersions } from './emoji-versions.ts'

/** One emoji new in each version of `emojiVersions`, and a flag of a country, which some systems draw as two letters. */
export const specimens = ['🥱', '🧑‍🦰', '🥲', '❤️‍🔥', '🫠', '🫨', '🙂‍↔️', '🫩', '🫪'] as const
const flag = '🇨🇭'
const oldest = '😀'
/** A code point that is no character: it comes out as the box of what is missing. */
const missing = '\u{10FFFF}'

/** Tells whether the device draws a glyph as one picture with colours of its own. */
export type Draws = (glyph: string) => boolean

/** What a device can draw: the newest Unicode versions it has, and country flags. */
export interface EmojiSupport {
  readonly versions: readonly number[]
  readonly flags: boolean
  /** Without a font of coloured emoji some are in this text font and some in that: each has to be asked for by itself. */
  readonly plain?: Draws
}

/** Asks for one specimen of each version: a font that has one of them has them all. */
export function askSupport(draws: Draws, plain: Draws): EmojiSupport {
  if (!draws(oldest)) return { versions: [], flags: false, plain }
  return { versions: emojiVersions.filter((_, index) => draws(specimens[index] ?? '')), flags: draws(flag) }
}

const country = /^\p{Regional_Indicator}{2}$/u

export function drawsVersion({ versions }: EmojiSupport, version: number): boolean {
  return version === 0 || versions.includes(version)
}

/** The data without what the device cannot draw: no empty boxes, and no family that falls apart into its members. */
export function onlyDrawn(groups: EmojiGroups, support: EmojiSupport): EmojiGroups {
  const { flags, plain } = support
  const drawn = ({ glyph, version }: Emoji) =>
    plain ? plain(glyph) : drawsVersion(support, version) && (flags || !country.test(glyph))
  return groups.map((group) => group.filter(drawn))
}

const size = 16

function canvas(): CanvasRenderingContext2D | null {
  const element = document.createElement('canvas')
  element.width = size
  element.height = size
  const context = element.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  // A canvas resolves no variables: the family is read where the theme has put it.
  const name = /--[\w-]+/.exec(emojiFont)?.[0] ?? ''
  const family = getComputedStyle(document.documentElement).getPropertyValue(name) || 'sans-serif'
  context.font = `${size}px ${family}`
  context.textBaseline = 'top'
  return context
}

function ask(): EmojiSupport {
  const context = canvas()
  if (!context) return { versions: emojiVersions, flags: true }
  const width = (glyph: string) => context.measureText(glyph).width
  const pixels = (glyph: string, ink: string) => {
    context.clearRect(0, 0, size, size)
    context.fillStyle = ink
    context.fillText(glyph, 0, 0)
    return context.getImageData(0, 0, size, size).data
  }
  // A sequence that falls apart is wider than one picture.
  const widest = width(oldest) * 1.5
  const box = width(missing)
  return askSupport(
    (glyph) => {
      // A picture has colours of its own, whatever it is written in; a letter or the box of a missing glyph has not.
      const dark = pixels(glyph, 'black')
      const bright = pixels(glyph, 'white')
      const painted = dark.some((value) => value > 0) && dark.every((value, index) => value === bright[index])
      return painted && width(glyph) <= widest
    },
    (glyph) => {
      const wide = width(glyph)
      return wide <= widest && wide !== box
    },
  )
}

const key = 'skein-emoji-support'
let known: EmojiSupport | undefined

function remembered(): EmojiSupport | undefined {
  try {
    const [versions, flags] = (sessionStorage.getItem(key) ?? '').split(';')
    if (versions === undefined || flags === undefined) return undefined
    return { versions: versions.split(',').filter(Boolean).map(Number), flags: flags === 'flags' }
  } catch {
    return undefined
  }
}

/** What this device can draw, asked once in a session: what it has installed does not change under a page. */
export function emojiSupport(): EmojiSupport {
  known ??= remembered()
  if (known) return known
  known = ask()
  if (known.plain) return known
  try {
    sessionStorage.setItem(key, `${known.versions.join(',')};${known.flags ? 'flags' : ''}`)
  } catch {
    // Without storage it is asked again by the next page.
  }
  return known
}

/** Forgets what was found out, so that a test can ask again. */
export function forgetEmojiSupport(): void {
  known = undefined
  sessionStorage.removeItem(key)
}
