import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars
const breathe = keyframes({ '50%': { opacity: 0.25 } })
const line = `1px solid ${color.border}`

export const table = componentStyle({
  isolation: 'isolate',
  maxInlineSize: '100%',
  border: line,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  // What takes the focus does not end up under the head.
  scrollPaddingBlockStart: '2.75rem',
  '@media': {
    '(width >= 20em)': { selectors: { '&:has(> [data-sticky])': { scrollPaddingInlineStart: 'var(--first)' } } },
  },
})

/** Without a highest height nothing would scroll, and all rows would be drawn. */
export const windowed = componentStyle({ maxBlockSize: 'min(40rem, 80dvh)' })

const finger = { [media.coarse]: { vars: { '--row': '2.75rem' } } }
export const size = componentVariants({
  sm: { vars: { '--row': '2.25rem' }, '@media': finger },
  md: { vars: { '--row': '2.75rem' } },
  lg: { vars: { '--row': '4rem' } },
})

export const grid = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  selectors: { [`${windowed} > &`]: { tableLayout: 'fixed' } },
})

/** As wide as what is seen of the table, and stays there while the columns scroll sideways. */
export const about = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  padding: `${vars.space[8]} ${vars.space[12]} 0`,
  color: color.textMuted,
  textWrap: 'pretty',
})

export const row = componentStyle({
  backgroundColor: color.surface,
  selectors: { '&[aria-selected=true]': { backgroundColor: color.accentSoft } },
  '@media': {
    [media.hover]: {
      selectors: { '[data-pressed] > tbody > &:hover:not([aria-selected=true])': { backgroundColor: color.hover } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected=true]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

/** Columns stay only where they leave room for others: not beside text of twice the size on a phone. */
const roomy = '(width >= 20em)'
const inRows = '[data-sticky] > tbody > tr > &'
const inHead = '[data-sticky] > thead > tr > &'

/** The column of checkboxes and the first one: the others go under them, so they have the ground of their row. */
export const first = componentStyle({
  '@media': {
    [roomy]: {
      selectors: {
        [inRows]: { position: 'sticky', insetInlineStart: 'var(--ahead)', zIndex: 1, backgroundColor: 'inherit' },
        [inHead]: { insetInlineStart: 'var(--ahead)', zIndex: 3 },
      },
    },
  },
})

export const cell = componentStyle({
  blockSize: 'var(--row)',
  padding: 0,
  borderBlockEnd: line,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  outlineOffset: -2,
  selectors: {
    'tr:last-child > &': { borderBlockEnd: 0 },
    '[data-pressed] > tbody > tr > &': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
})

export const headCell = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: '2.75rem',
  padding: 0,
  borderBlockEnd: line,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  selectors: {
    '&[aria-sort]': { color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    // Others are on their way.
    '[aria-busy=true] > thead > tr > &::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: -1,
      blockSize: 2,
      backgroundColor: color.accent,
      animation: `${breathe} ${vars.duration.breathe} ease-in-out infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&&::after': { animation: 'none' } } },
    [media.forcedColors]: { selectors: { '&&::after': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } } },
  },
})

export const align = componentVariants({
  start: { vars: { '--along': 'flex-start' } },
  center: { vars: { '--along': 'center' }, textAlign: 'center' },
  end: { vars: { '--along': 'flex-end' }, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

export const content = componentStyle({
  paddingInline: vars.space[12],
  paddingBlock: vars.space[6],
  overflowWrap: 'break-word',
  selectors: {
    // All rows are equally high: what is too long for its line is cut.
    [`${windowed} &`]: {
      paddingBlock: vars.space[4],
      maxBlockSize: 'calc(var(--row) - 1px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

export const check = componentStyle([first, { vars: { '--ahead': '0px' } }])

/** The edge under which the others go. */
export const edge = componentStyle({ selectors: { '[data-sticky] > * > tr > &': { borderInlineEnd: line } } })
export const checkColumn = componentStyle({ inlineSize: '2.75rem' })

/** The whole cell presses the box. */
export const checkArea = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: 'calc(var(--row) - 1px)',
  cursor: 'pointer',
})

export const sort = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'var(--along)',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[12],
  fontWeight: 'inherit',
  textAlign: 'inherit',
  outlineOffset: -2,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
})

export const sortName = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

/** Keeps its place while it is not seen: no name moves as it comes. */
export const arrow = componentStyle({
  flex: 'none',
  opacity: 0,
  transition: `opacity ${vars.duration.fade} linear`,
  selectors: {
    // The name stands above the figures, at the same end.
    [`${align.end} > * > &`]: { order: -1 },
    ':is([data-state=ascending], [data-state=descending]) > &': { opacity: 1 },
    '[data-state=descending] > &': { transform: 'scaleY(-1)' },
    '[data-state=none]:focus-visible > &': { opacity: 0.6 },
  },
  '@media': { [media.hover]: { selectors: { '[data-state=none]:hover > &': { opacity: 0.6 } } } },
})

/** Where no rows are drawn, room is kept for them. */
export const room = componentStyle({ padding: 0, blockSize: 'calc(var(--lines) * var(--row))' })

/** The same, in place of rows. */
export const empty = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  padding: vars.space[24],
  color: color.textMuted,
  textAlign: 'center',
})
