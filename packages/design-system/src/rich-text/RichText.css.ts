import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

export const text = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
  unicodeBidi: 'plaintext',
})

export const link = componentStyle({
  color: vars.color.accentText,
  // Not by colour alone (WCAG 1.4.1).
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  textUnderlineOffset: '.15em',
  selectors: { '&:focus-visible': { textDecoration: 'underline' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [media.forcedColors]: { textDecoration: 'underline' },
  },
})
