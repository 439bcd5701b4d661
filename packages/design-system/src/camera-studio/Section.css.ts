import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const section = componentStyle({ minInlineSize: 0 })

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  marginBlockEnd: vars.space[8],
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
})

export const heading = componentStyle({ margin: 0, fontSize: 'inherit', fontWeight: vars.weight.semibold })

/** What the camera gives. */
export const granted = componentStyle({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.caption,
})

/** Why a choice cannot be made now, in place of what stands there otherwise. */
export const reason = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
})
