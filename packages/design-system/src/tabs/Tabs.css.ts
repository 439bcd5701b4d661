import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const faded = 'transparent, currentColor 2rem'

export const list = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: '2rem',
  boxShadow: `inset 0 -1px ${color.border}`,
  selectors: {
    '&[data-more=left]': { maskImage: `linear-gradient(to right, ${faded})` },
    '&[data-more=right]': { maskImage: `linear-gradient(to left, ${faded})` },
    '&[data-more=leftright]': {
      maskImage: `linear-gradient(to right, ${faded}, currentColor calc(100% - 2rem), transparent)`,
    },
  },
})

/** Tabs beside their panels. */
export const column = componentStyle({ display: 'flex', alignItems: 'start' })

export const panelBeside = componentStyle({
  flex: 1,
  minInlineSize: 0,
})

export const listColumn = componentStyle({
  flex: 'none',
  flexDirection: 'column',
  overflowX: 'visible',
  boxShadow: 'none',
  borderInlineEnd: `1px solid ${color.border}`,
})

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3rem',
  margin: 0,
  paddingInline: vars.space[16],
  border: 0,
  background: 'none',
  color: color.textMuted,
  fontSize: vars.text.control,
  // The same weight chosen or not: the names never push each other about.
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.control,
  textDecoration: 'none',
  whiteSpace: 'pre',
  cursor: 'pointer',
  userSelect: 'none',
  outlineOffset: -2,
  transition: `color ${vars.duration.fade} ${vars.ease.out}, background-color ${vars.duration.fade} ${vars.ease.out}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `2px solid ${color.accent}`,
    opacity: 0,
    transition: `opacity ${vars.duration.fade} ${vars.ease.out}`,
  },
  selectors: {
    '&[data-state=active]': { color: color.text },
    '&[data-state=active]::after': { opacity: 1 },
    [`${listColumn} > &`]: { justifyContent: 'start' },
    [`${listColumn} > &::after`]: {
      insetBlock: 0,
      insetInline: 'auto -1px',
      borderBlockEnd: 0,
      borderInlineEnd: `2px solid ${color.accent}`,
    },
    '&:disabled, &[aria-disabled=true]': { color: color.onDisabled, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:enabled, a&:hover:not([aria-disabled=true])': { backgroundColor: color.hover } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-state=active]': { color: 'Highlight' }, '&::after': { borderColor: 'Highlight' } },
    },
  },
})

export const count = componentStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
