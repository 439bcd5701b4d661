import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const emptyState = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // In the middle of the room that is left, where what is around it is a column that has some.
  marginBlock: 'auto',
  padding: `1.75rem ${vars.space[24]}`,
  textAlign: 'center',
})

export const mark = componentStyle({ display: 'block', color: vars.color.textFaint })

export const title = componentStyle({
  margin: 0,
  marginBlockStart: vars.space[16],
  color: vars.color.text,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: `calc(${vars.tracking.lead} * 1em)`,
  lineHeight: vars.leading.lead,
  textWrap: 'balance',
})

export const description = componentStyle({
  margin: 0,
  marginBlockStart: vars.space[4],
  maxInlineSize: '44ch',
  color: vars.color.textMuted,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  textWrap: 'balance',
})

export const action = componentStyle({ marginBlockStart: vars.space[16] })
