import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color, space } = vars

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  color: color.text,
  textAlign: 'start',
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:has(a:hover)': { background: color.hover } } } },
})

export const layout = componentVariants({
  large: { flexDirection: 'column' },
  compact: { minBlockSize: '4.125rem' },
})

const tile = {
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: color.sunken,
  color: color.textMuted,
} as const

export const picture = componentVariants({
  large: {
    ...tile,
    // 104 on a phone, as the drawing of a profile has it.
    blockSize: 132,
    '@media': { 'screen and (max-width: 44.9375rem)': { blockSize: 104 } },
  },
  compact: { ...tile, inlineSize: '4rem', borderInlineEnd: `1px solid ${color.border}` },
})

export const words = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  paddingBlock: 10,
  paddingInline: 14,
})

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const host = componentStyle({
  ...line,
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
})

export const title = componentStyle({
  ...line,
  color: color.text,
  fontSize: vars.text.label,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.5rem',
})

/** One link over the whole card: pressed anywhere, read out once. */
export const link = componentStyle({
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: `calc(${vars.radius.sheet} - 1px)` },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
})

export const description = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  overflowWrap: 'anywhere',
})

const corner = { zIndex: 1, flex: 'none', backgroundColor: color.surface, margin: space[8] } as const

export const dismiss = componentVariants({
  large: { ...corner, position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, margin: space[8] },
  compact: { ...corner, position: 'relative', alignSelf: 'center', marginInlineStart: 0 },
})
