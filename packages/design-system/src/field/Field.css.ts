import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  margin: 0,
})

export const top = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const label = componentStyle({
  color: vars.color.text,
  fontSize: vars.text.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
})

const note = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[6],
  margin: 0,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textWrap: 'pretty',
})

export const notes = componentVariants({
  description: { color: vars.color.textMuted },
  error: { color: vars.color.danger, fontWeight: vars.weight.medium },
})

export { note }

export const noteIcon = componentStyle({ flexShrink: 0, marginBlockStart: '0.0625rem' })
