import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const logo = componentStyle({ display: 'block', flexShrink: 0, color: vars.color.text })
export const glyph = componentStyle({ stroke: vars.color.surface })

export const wordmark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  color: vars.color.text,
  fontSize: '1.25rem',
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.section,
  textDecoration: 'none',
})
