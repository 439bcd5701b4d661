import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const summary = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[6],
  minInlineSize: 0,
})

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: '1.875rem',
  margin: 0,
  paddingBlock: 0,
  paddingInline: `calc(${vars.space[12]} - 1px)`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: color.text,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&[data-state=on]': { borderColor: color.accent, background: color.accentSoft, color: color.accentText },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-state=on])': { background: color.hover } } },
    [media.coarse]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    [media.forcedColors]: { selectors: { '&[data-state=on]': { borderColor: 'Highlight', borderWidth: 2 } } },
  },
})

export const emoji = componentStyle({ fontFamily: vars.font.emoji })

/** The chip that opens the bar: a mark and no count. */
export const add = componentStyle({ color: color.textMuted })
