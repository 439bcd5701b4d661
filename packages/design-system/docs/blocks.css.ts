import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../src/theme/contract.css.ts'

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', margin: `${vars.space[16]} 0` })

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})

export const key = style({
  padding: '1px 6px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.text.caption,
  whiteSpace: 'nowrap',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: vars.space[16],
})

export const column = style({
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
