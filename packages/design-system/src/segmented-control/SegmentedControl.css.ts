import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars

/** Columns of one width, so that the thumb can move by whole thumbs. */
export const track = componentStyle({
  vars: { '--segment-way': '1' },
  position: 'relative',
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: 3,
  borderRadius: vars.radius.card,
  background: color.hover,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  selectors: { '&:dir(rtl)': { vars: { '--segment-way': '-1' } } },
  '@media': { [media.forcedColors]: { outline: '1px solid ButtonBorder', outlineOffset: -1 } },
})

/** 32, 40 and 44 px with the 3 px around the thumb: 4 px lower than a button beside it. */
const lower = (height: string) => `calc(${height} - 0.25rem)`

export const size = componentVariants({
  sm: { minBlockSize: lower(vars.control.sm), '@media': { [media.coarse]: { minBlockSize: '2.75rem' } } },
  md: { minBlockSize: lower(vars.control.md), '@media': { [media.coarse]: { minBlockSize: '2.75rem' } } },
  lg: { minBlockSize: lower(vars.control.lg), padding: 4 },
})

export const fullWidth = componentStyle({ display: 'grid', inlineSize: '100%' })

const chosen = 'input:checked ~ &'

export const surface = componentVariants({
  page: {},
  stage: {
    borderRadius: vars.radius.pill,
    vars: { '--segment-thumb': color.text, '--segment-text': color.canvas },
  },
})

export const thumb = componentStyle({
  position: 'absolute',
  insetBlock: 3,
  insetInlineStart: 3,
  inlineSize: 'calc((100% - 6px) / var(--segments))',
  border: '1px solid transparent',
  borderRadius: 8,
  // In the dark a surface on `hover` would look like a hole: there the thumb is the lighter of the two.
  background: `var(--segment-thumb, light-dark(${color.surface}, color-mix(in oklab, ${color.text} 18%, ${color.hover})))`,
  boxShadow: `0 1px 2px color-mix(in oklab, ${color.text} 14%, transparent)`,
  transform: 'translateX(calc(100% * var(--segment) * var(--segment-way)))',
  transition: `transform ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    [`${size.lg} > &`]: { insetBlock: 4, insetInlineStart: 4, inlineSize: 'calc((100% - 8px) / var(--segments))' },
    [`${surface.stage} > &`]: { borderRadius: 'inherit' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
})

export const segment = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  minInlineSize: '2.25rem',
  paddingBlock: vars.space[4],
  textAlign: 'center',
  // With the gap, 12 px before and after. Half of it is the first to go where there is little room: no word is broken before.
  selectors: { '&::before, &::after': { content: '', inlineSize: vars.space[6], flexShrink: 999 } },
})

/** Over the whole segment: it takes the press, as far as the edge of the track, and wears the ring. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 8,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -4 },
    '&:disabled': { cursor: 'default' },
    [`${surface.stage} &`]: { borderRadius: vars.radius.pill },
  },
})

/** Two weights in one cell: the bolder one, unseen, keeps the width while the lighter is shown. */
export const text = componentStyle({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  transition: `color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&::after': {
      content: 'attr(data-label)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.weight.semibold,
    },
    [chosen]: { color: `var(--segment-text, ${color.text})`, fontWeight: vars.weight.semibold },
    'input:disabled ~ &': { color: color.onDisabled },
  },
  '@media': {
    [media.hover]: { selectors: { 'input:enabled:not(:checked):hover ~ &': { color: color.text } } },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: { [chosen]: { color: 'HighlightText' }, 'input:disabled ~ &': { color: 'GrayText' } },
    },
  },
})

export const icon = componentStyle([text, { flex: 'none', selectors: { '&::after': { content: 'none' } } }])
