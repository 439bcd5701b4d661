import type { ColorRole } from './roles.ts'

/** Roles that are made from one colour. */
export type Family = {
  /** The colour itself: where it stands in `light`, as near to what was asked as its pairs allow. */
  readonly main: ColorRole
  /** What answers a pointer on it. */
  readonly hover?: ColorRole
  /** As strong as it: text, borders and rings. */
  readonly voices: readonly ColorRole[]
  /** Grounds with a breath of it, and what is written on them. */
  readonly tints: readonly ColorRole[]
}

export const accentFamily: Family = {
  main: 'accent',
  hover: 'accentHover',
  voices: ['accentText', 'focus'],
  tints: ['onAccent', 'accentSoft', 'pollBar', 'pollBarWin', 'accentDisabled', 'onAccentDisabled'],
}

export const aiFamily: Family = {
  main: 'ai',
  voices: ['aiBorder', 'aiText'],
  tints: ['onAi', 'aiSoft', 'aiDisabled', 'onAiDisabled'],
}

/** Paper and ink: they lean toward the accent, and never more than ours do. */
export const neutrals: readonly ColorRole[] = [
  'canvas',
  'surface',
  'sunken',
  'hover',
  'text',
  'textMuted',
  'textFaint',
  'border',
  'borderControl',
  'toast',
  'onToast',
  'disabled',
  'onDisabled',
]
