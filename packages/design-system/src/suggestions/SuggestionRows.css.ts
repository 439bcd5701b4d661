import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

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
