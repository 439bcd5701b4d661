import type { ColorRole } from './roles.ts'

/** A colour that is seen on another, and the ratio that the two keep. */
export type ContrastPair = {
  readonly front: ColorRole
  readonly ground: ColorRole
  /** As WCAG 2.2 measures it: 4.5 is 4.5:1. */
  readonly need: number
}

type Group = readonly (readonly [front: ColorRole, grounds: readonly ColorRole[]])[]

/** Text needs 4.5:1 (WCAG 1.4.3); what a control or a graphic is known by needs 3:1 (1.4.11); a hairline needs none. */
const text: Group = [
  ['text', ['canvas', 'surface', 'sunken', 'hover', 'aiSoft', 'accentSoft', 'pollBar', 'pollBarWin']],
  ['textMuted', ['canvas', 'surface', 'sunken', 'hover', 'aiSoft']],
  ['textFaint', ['surface', 'canvas']],
  ['accentText', ['canvas', 'surface', 'accentSoft', 'hover']],
  ['onAccent', ['accent', 'accentHover']],
  ['aiText', ['surface', 'aiSoft']],
  ['onAi', ['ai']],
  ['like', ['surface', 'hover']],
  ['repost', ['surface', 'hover']],
  ['danger', ['surface', 'dangerSoft']],
  ['onDanger', ['danger']],
  ['success', ['surface']],
  ['warning', ['surface', 'warningSoft']],
  ['onToast', ['toast']],
]

const graphics: Group = [
  ['aiBorder', ['surface', 'canvas', 'aiSoft']],
  ['verified', ['surface', 'hover']],
  ['borderControl', ['surface', 'canvas', 'sunken']],
  ['focus', ['surface', 'canvas', 'sunken']],
  ['toast', ['canvas']],
]

/** Pairs that the drawings need and the first table did not name. */
const later: Group = [
  ['text', ['dangerSoft', 'warningSoft']],
  ['success', ['successSoft']],
  ['danger', ['canvas']],
  ['accent', ['surface']],
  ['onDisabled', ['disabled', 'surface', 'canvas']],
  ['onAccentDisabled', ['accentDisabled']],
  ['onAiDisabled', ['aiDisabled']],
  ['onDangerDisabled', ['dangerDisabled']],
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(
    (person) => [`avatarInk${person}`, [`avatarFrom${person}`, `avatarTo${person}`]] as const,
  ),
]

const flat = (pairs: Group, need: number): readonly ContrastPair[] =>
  pairs.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground, need })))

/** The pairs that WCAG itself asks for. */
export const requiredPairs: readonly ContrastPair[] = [...flat(text, 4.5), ...flat(graphics, 3)]

/** What every theme keeps, light or dark. */
export const contrastPairs: readonly ContrastPair[] = [
  ...requiredPairs,
  { front: 'border', ground: 'surface', need: 1.2 },
  ...flat(later, 4.5),
]

/** What people read and write: 7:1 for those who ask for more contrast (WCAG 1.4.6). Everything else has at least what text needs. */
const enhanced: ReadonlySet<ColorRole> = new Set(['text', 'textMuted', 'textFaint', 'accentText', 'aiText'])

const needOfMore = (front: ColorRole) => (front === 'border' ? 3 : enhanced.has(front) ? 7 : 4.5)

/** What a theme keeps for readers who ask for more contrast. */
export const moreContrastPairs: readonly ContrastPair[] = contrastPairs.map(({ front, ground }) => ({
  front,
  ground,
  need: needOfMore(front),
}))
