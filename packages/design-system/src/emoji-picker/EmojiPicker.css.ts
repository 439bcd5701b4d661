import { createVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

/** One unit of the layout: a pixel of the drawing, longer under a finger. A row has 36 of them. */
export const unit = createVar()
/** How many emoji stand in a row. */
export const columns = createVar()

export const picker = componentStyle({
  vars: { [unit]: '0.0625rem', [columns]: '8' },
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '20.5rem',
  maxInlineSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  fontFamily: vars.font.sans,
  boxShadow: vars.shadow.float,
  textAlign: 'start',
  // The popover around it is its frame.
  selectors: { '[data-component=Popover] > &': { border: 0, boxShadow: 'none' } },
  // 44 px for a finger, as wide as the window lets it be.
  '@media': { [media.coarse]: { vars: { [unit]: 'calc(2.75rem / 36)' }, inlineSize: '23rem' } },
})

export const search = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  margin: vars.space[8],
  marginBlockEnd: 0,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  background: color.sunken,
  color: color.textMuted,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${color.focus}`, outline: '2px solid transparent' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
})

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: '2.25rem',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  // Under 16 px iOS zooms into a field when it takes focus.
  '@media': { [media.coarse]: { blockSize: '2.75rem', fontSize: 'max(1rem, 16px)' } },
})

/** The list, its skeleton and what is said in their place are equally high: nothing moves when the emoji come. */
export const body = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: `calc(208 * ${unit})`,
  flexShrink: 1,
  minBlockSize: `calc(72 * ${unit})`,
})

export const list = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  paddingInline: vars.space[8],
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

export const whole = componentStyle({ position: 'relative' })

export const heading = componentStyle({
  position: 'absolute',
  insetInline: vars.space[8],
  blockSize: `calc(28 * ${unit})`,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})

export const row = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  blockSize: `calc(36 * ${unit})`,
})

export const cell = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.emoji,
  fontSize: '1.375rem',
  lineHeight: 1,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[aria-selected=true]': { background: color.hover } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.hover } } },
    [media.coarse]: { fontSize: '1.5rem' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

/** The mark of the keys: as focus looks everywhere else. */
export const byKey = componentStyle({ outline: `2px solid ${color.focus}`, outlineOffset: -2 })

export const shade = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  padding: `0 ${vars.space[16]}`,
})

/** The first one is as short as a heading. */
export const shadeLine = componentStyle({
  flexShrink: 0,
  blockSize: `calc(24 * ${unit})`,
  marginBlock: `calc(6 * ${unit})`,
  selectors: {
    '&:nth-of-type(2)': {
      inlineSize: '4rem',
      blockSize: `calc(14 * ${unit})`,
      marginBlock: `calc(7 * ${unit})`,
    },
  },
})

export const message = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  margin: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  color: color.textMuted,
})

export const footer = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  blockSize: `calc(36 * ${unit})`,
  paddingInline: vars.space[16],
  paddingInlineEnd: vars.space[8],
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.textMuted,
})

export const name = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const nameGlyph = componentStyle({
  fontFamily: vars.font.emoji,
  marginInlineEnd: vars.space[6],
})

export const tones = componentStyle({ display: 'flex', alignItems: 'center' })

const toneTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.emoji,
  fontSize: '1.125rem',
  lineHeight: 1,
  cursor: 'pointer',
} as const

const toneMedia = {
  [media.hover]: { selectors: { '&:hover': { background: color.hover } } },
  [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
}

export const toneButton = componentStyle({
  ...toneTarget,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': toneMedia,
})

/** Over the name: the choices are there for a moment, and nothing moves for them. */
export const toneChoices = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetInlineEnd: `calc(${vars.space[8]} + 2rem)`,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  background: color.surface,
  '@media': { [media.coarse]: { insetInlineEnd: `calc(${vars.space[8]} + 2.75rem)` } },
})

export const tone = componentStyle({
  ...toneTarget,
  position: 'relative',
  border: '1.5px solid transparent',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 0 },
  },
  '@media': {
    ...toneMedia,
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
})

export const toneInput = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const categories = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  flexShrink: 0,
  paddingInline: vars.space[8],
  borderBlockStart: `1px solid ${color.border}`,
})

export const category = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '2.75rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: color.accentText },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: color.text } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEnd: '3px solid Highlight' } } },
  },
})
