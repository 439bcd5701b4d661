import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
})

export const step = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })

/** It leads with the page. */
export const arrow = componentStyle({
  flex: 'none',
  color: color.textFaint,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  paddingInline: vars.space[6],
  borderRadius: vars.radius.pill,
  color: color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: color.text, fontWeight: vars.weight.medium } },
  '@media': {
    [media.hover]: { selectors: { '&:is([href], button):hover': { color: color.text, textDecoration: 'underline' } } },
    [media.coarse]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem', justifyContent: 'center' },
  },
})

export const more = componentStyle({
  justifyContent: 'center',
  minInlineSize: '1.75rem',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.hover } } } },
})
