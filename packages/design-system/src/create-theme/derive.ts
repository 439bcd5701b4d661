import { light as template } from '../tokens/index.ts'
import { hexOf, readColour, type Oklch } from './colour.ts'
import { neutrals, type Family } from './families.ts'
import type { ContrastPair } from './promises.ts'
import type { ColorRole, Colors } from './roles.ts'
import { fronts, grounds, keeps, settle } from './settle.ts'

/** Where a role was wished to be, and where its pairs let it stand. */
export type Move = {
  readonly role: ColorRole
  readonly from: string
  readonly to: string
  /** How far, of a scale from 0 (black) to 1 (white); below 0 it was darkened. */
  readonly lightness: number
}

/** A colour that somebody gave, and what is made from it. */
export type Asked = { readonly family: Family; readonly colour: Oklch }

/** One of the four sets, as it is to be made. */
export type Plan = {
  /** Our own colours of this set, every role. */
  readonly ours: Colors
  /** The roles that the set writes. The others are those of `base`. */
  readonly own: readonly ColorRole[]
  /** For more contrast: the light or dark that was made before. */
  readonly base?: Colors
  readonly pairs: readonly ContrastPair[]
  /** Which way leads away from the page. */
  readonly away: 'darker' | 'lighter'
}

/** A colour of ours. @throws where it is none: what is transparent belongs to no family, and to no pair */
function known(colour: string): Oklch {
  const found = readColour(colour)
  if (found === undefined) throw new Error(`${colour} is no opaque colour`)
  return found
}

/** How what was asked differs from ours: the turn of its hue, and how much more or less colour it has. */
function changes({ family, colour }: Asked) {
  const ours = known(template.color[family.main])
  const turn = colour.c === 0 ? 0 : colour.h - ours.h
  // A pale brand keeps tints that one can see: they fade by the root of it.
  const breath = Math.sqrt(colour.c / ours.c)
  const by =
    (factor: number) =>
    ({ l, c, h }: Oklch): Oklch => ({ l, c: c * factor, h: h + turn })
  return {
    // Ours are as strong as the screen can show them; others are as strong as they were asked for, where it can.
    voice: (our: Oklch): Oklch => (turn === 0 && breath === 1 ? our : { l: our.l, c: colour.c, h: our.h + turn }),
    tint: by(breath),
    neutral: by(Math.min(1, breath)),
  }
}

/** Lighter or darker than the colour by as much as ours is; the other way, and further, where nothing is left of the scale. */
function hoverOf(main: number, by: number): number {
  return main + by < 0.1 || main + by > 1 ? main - 3 * by : main + by
}

/**
 * One set of colours, made of ours: what belongs to an asked colour takes its hue and its strength, and then every role moves in lightness
 * until it keeps its pairs.
 */
export function derive({ ours, own, base, pairs, away }: Plan, asked: readonly Asked[]) {
  const colours: Record<ColorRole, string> = { ...(base ?? ours) }
  const wishes = new Map<ColorRole, Oklch>()
  const moves: Move[] = []
  const isFurther = (one: Oklch, other: Oklch) => one.l < other.l === (away === 'darker')
  const further = (one: Oklch, other: Oklch) => (isFurther(one, other) ? one : other)
  const nearer = (one: Oklch, other: Oklch) => (isFurther(one, other) ? other : one)

  /** Ours to the letter where nothing is changed. */
  const written = (role: ColorRole, colour: Oklch) => {
    const hex = hexOf(colour)
    return hex === hexOf(known(ours[role])) ? ours[role] : hex
  }
  const wish = (role: ColorRole, colour: Oklch) => {
    if (!own.includes(role)) return
    wishes.set(role, colour)
    colours[role] = written(role, colour)
  }
  const stand = (role: ColorRole, from: string, wished: Oklch, seen: ReturnType<typeof grounds>) => {
    const stood = keeps(colours[role], seen) ? wished : settle(wished, seen)
    colours[role] = written(role, stood)
    if (colours[role] !== from)
      moves.push({ role, from, to: colours[role], lightness: known(colours[role]).l - known(from).l })
    return stood
  }

  for (const role of own) {
    colours[role] = ours[role]
    if (pairs.some(({ front }) => front === role)) wish(role, known(ours[role]))
  }
  for (const each of asked) {
    const { tint, neutral } = changes(each)
    for (const role of each.family.tints) wish(role, tint(known(ours[role])))
    if (each.family.main === 'accent') for (const role of neutrals) wish(role, neutral(known(ours[role])))
  }
  // Grounds stand before what is seen on them.
  for (const each of asked) {
    const { main, hover, voices } = each.family
    const { voice } = changes(each)
    const start = base === undefined ? each.colour : known(base[main])
    const seen = [...grounds(main, pairs, colours), ...fronts(main, pairs, colours)]
    const our = known(ours[main])
    // On the light page as near to what was asked as can be; on the dark one it may be what was asked, or stands where ours does.
    const asIs = base === undefined && (away === 'darker' || keeps(hexOf(start), seen))
    const wished = asIs ? start : further(start, voice(our))
    wish(main, wished)
    const stood = stand(main, base === undefined ? hexOf(each.colour) : colours[main], wished, seen)
    wishes.delete(main)

    const by = stood.l - our.l
    for (const role of voices) {
      const ourVoice = voice(known(ours[role]))
      const shifted = further(ourVoice, { ...ourVoice, l: ourVoice.l + by })
      // Never further than the colour itself has to go: yellow text on the dark page would end as white.
      wish(role, { ...ourVoice, l: nearer(shifted, further(ourVoice, stood)).l })
    }
    if (hover) {
      const ourHover = voice(known(ours[hover]))
      wish(hover, { ...ourHover, l: hoverOf(stood.l, ourHover.l - our.l) })
    }
  }
  const isGround = (role: ColorRole) => pairs.some(({ ground }) => ground === role)
  const order = [...wishes].toSorted(([one], [other]) => Number(isGround(other)) - Number(isGround(one)))
  for (const [role, wished] of order) stand(role, colours[role], wished, grounds(role, pairs, colours))
  return { colours, moves }
}
