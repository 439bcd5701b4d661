import { keyframes } from '@vanilla-extract/css'
import { anchored } from '../anchored/anchored.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const fade = keyframes({ from: { opacity: 0 } })

/** Where the arrow is, a press opens and closes; it is no target of its own, since the whole field is one. */
export const arrow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  paddingInline: `${vars.space[4]} calc(${vars.space[12]} - 1px)`,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { ':disabled ~ &, [readonly] ~ &': { color: color.textFaint, cursor: 'default' } },
})

export const popup = componentStyle([
  anchored,
  {
    // Also while it is measured, or the list in it would be scrolled back to its beginning.
    maxBlockSize: 'min(var(--anchored-height, 22rem), 22rem)',
    overflow: 'hidden',
    padding: 0,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.sheet,
    background: color.surface,
    color: color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.text.label,
    lineHeight: vars.leading.label,
    boxShadow: vars.shadow.float,
    animation: `${fade} ${vars.duration.fade} ${vars.ease.out}`,
    // Not while it is closed: a popover is shown by the browser's own `display`.
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
])

export const list = componentStyle({
  flex: '0 1 auto',
  minBlockSize: 0,
  padding: 6,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
})

/** A list of which only a part is drawn: as long as all of it, with lines of one height. */
export const long = componentStyle({
  vars: { '--row': '2.25rem' },
  position: 'relative',
  blockSize: 'calc(var(--row) * var(--line))',
  minInlineSize: '14rem',
  selectors: { '&[data-lines]': { vars: { '--row': '3.25rem' } } },
  '@media': {
    [media.coarse]: { vars: { '--row': '2.75rem' }, selectors: { '&[data-lines]': { vars: { '--row': '3.5rem' } } } },
  },
})

export const placed = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(var(--row) * var(--line))',
  boxSizing: 'border-box',
  blockSize: 'var(--row)',
  selectors: { '&[aria-hidden]': { display: 'flex', alignItems: 'end' } },
})

export const oneLine = componentStyle({ whiteSpace: 'nowrap' })

export const status = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  margin: 0,
  minBlockSize: '2.75rem',
  boxSizing: 'border-box',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '[role=listbox]:not([hidden]) + &': { borderBlockStart: `1px solid ${color.border}` },
    '&[data-state=error]': { color: color.danger },
  },
})
