import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

/** Seven days of 40 px, 44 under a finger; where there is less room they share it. */
export const calendar = componentStyle({
  inlineSize: '17.5rem',
  maxInlineSize: '100%',
  // As high as six weeks: the arrows above stay where they are.
  minBlockSize: '21rem',
  fontFamily: vars.font.sans,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  '@media': { [media.coarse]: { inlineSize: '19.25rem', minBlockSize: '22.5rem' } },
})

export const head = componentStyle({ display: 'flex', alignItems: 'center', marginBlockEnd: vars.space[4] })

export const month = componentStyle({
  flex: 1,
  paddingInlineStart: vars.space[12],
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
  fontWeight: vars.weight.semibold,
  // Languages that write months small begin a heading large.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

/** The arrows lead with the page. */
export const forward = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
export const back = componentStyle({
  transform: 'scaleX(-1)',
  selectors: { '&:dir(rtl)': { transform: 'none' } },
})

export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
})

export const weekday = componentStyle({
  padding: 0,
  blockSize: '2rem',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
})

const round = vars.radius.card
const chosen = ':is([data-part=all], [data-part=start], [data-part=end])'

export const day = componentStyle({
  blockSize: '2.5rem',
  padding: 0,
  borderRadius: round,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    // The band of a range runs from its first day to its last.
    '&:is([data-part=between], [data-part=start], [data-part=end])': { background: color.accentSoft },
    '&[data-part=between]': { borderRadius: 0 },
    '&[data-part=start]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-part=end]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-today]': { color: color.accentText, fontWeight: vars.weight.bold },
    '&[aria-disabled=true]': { color: color.textFaint, cursor: 'default', textDecoration: 'line-through' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    [`&${chosen}:focus-visible`]: { outlineOffset: 1 },
  },
  '@media': {
    [media.coarse]: { blockSize: '2.75rem' },
    [media.forcedColors]: {
      selectors: {
        '&[data-part]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[aria-disabled=true]:not([data-part])': { color: 'GrayText' },
      },
    },
  },
})

/** What is drawn of a day: the fill of a chosen one, the dot of today. */
export const mark = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '2.5rem',
  borderRadius: round,
  selectors: {
    [`${day}[data-today] &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.25rem',
      inlineSize: '0.25rem',
      blockSize: '0.25rem',
      borderRadius: vars.radius.pill,
      background: 'currentColor',
    },
    [`${day}${chosen} &`]: { background: color.accent, color: color.onAccent, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.coarse]: { blockSize: '2.75rem' },
    [media.hover]: {
      selectors: { [`${day}:hover:not([aria-disabled=true], [data-part]) &`]: { background: color.hover } },
    },
    [media.forcedColors]: {
      selectors: { [`${day}[data-part] &`]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
