import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const summary = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[6],
  minInlineSize: 0,
  // Rows as far apart as the areas that a finger finds, which then never lie over each other.
  '@media': { [media.coarse]: { rowGap: vars.space[12] } },
})

/** 30 px, and 32 for a finger, which finds 44 by an area that is not seen: a row of chips is a remark, not a row of buttons. */
export const chip = componentStyle({
  position: 'relative',
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
    [media.coarse]: {
      minBlockSize: '2rem',
      minInlineSize: '2.75rem',
      '::after': { content: '', position: 'absolute', insetBlock: 'calc(-.375rem - 1px)', insetInline: -1 },
    },
    [media.forcedColors]: { selectors: { '&[data-state=on]': { borderColor: 'Highlight', borderWidth: 2 } } },
  },
})

export const emoji = componentStyle({ fontFamily: vars.font.emoji })

/** The chip that opens the bar: a mark and no count. */
export const add = componentStyle({ color: color.textMuted })
