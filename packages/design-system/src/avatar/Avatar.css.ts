import { vars } from '../theme/contract.css.ts'
import { componentGlobalStyle, componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: '-0.01em',
  verticalAlign: 'middle',
  userSelect: 'none',
  selectors: {
    '&[data-initials]::before': { content: 'attr(data-initials)' },
    // An outline: it takes no place, and what is behind shows through the gap.
    '&[data-ring]': { outline: `1.5px solid ${color.borderControl}`, outlineOffset: 3 },
    '&[data-ring=new]': { outline: `2.5px solid ${color.accent}` },
    '&[data-presence]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: '30%',
      minInlineSize: 10,
      aspectRatio: '1',
      border: `2px solid ${color.surface}`,
      borderRadius: vars.radius.pill,
      background: color.success,
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-presence]::after': { borderColor: 'CanvasText', background: 'Highlight' } },
    },
  },
})

const rem = (px: number) => `${px / 16}rem`

/** In rem, like the text beside it; letters are three eighths of the width, as drawn. */
const square = (px: number) => ({ inlineSize: rem(px), blockSize: rem(px), fontSize: rem(px * 0.375) })

export const size = componentVariants({
  24: square(24),
  32: square(32),
  40: square(40),
  56: square(56),
  80: square(80),
  96: square(96),
})

const person = (from: string, to: string, ink: string) => ({
  backgroundImage: `linear-gradient(135deg, ${from}, ${to})`,
  color: ink,
})

export const palette = componentVariants({
  1: person(color.avatarFrom1, color.avatarTo1, color.avatarInk1),
  2: person(color.avatarFrom2, color.avatarTo2, color.avatarInk2),
  3: person(color.avatarFrom3, color.avatarTo3, color.avatarInk3),
  4: person(color.avatarFrom4, color.avatarTo4, color.avatarInk4),
  5: person(color.avatarFrom5, color.avatarTo5, color.avatarInk5),
  6: person(color.avatarFrom6, color.avatarTo6, color.avatarInk6),
  7: person(color.avatarFrom7, color.avatarTo7, color.avatarInk7),
  8: person(color.avatarFrom8, color.avatarTo8, color.avatarInk8),
  9: person(color.avatarFrom9, color.avatarTo9, color.avatarInk9),
})

export const ai = componentStyle({ backgroundColor: color.aiSoft, color: color.aiText })

/** Each over a part of the one before, with an edge of the page's colour between. */
export const stack = componentStyle({ display: 'inline-flex', verticalAlign: 'middle', isolation: 'isolate' })

componentGlobalStyle(`${stack} > *`, { boxShadow: `0 0 0 2px ${color.surface}` })
componentGlobalStyle(`${stack} > * + *`, { marginInlineStart: '-0.5rem' })

export const more = componentStyle({
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  background: color.hover,
  color: color.textMuted,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
