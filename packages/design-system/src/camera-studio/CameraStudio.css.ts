import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const { color } = vars

/** 1180 px of window less a rail of 88: below it the panel gives way and the modes stand over the shutter. */
export const narrow = '(max-width: 68.25rem)'

/** As high as the window; another height comes by class or style. Its own width decides its layout. */
export const studio = componentStyle({
  containerType: 'inline-size',
  blockSize: '100dvh',
  minInlineSize: 0,
  overflow: 'clip',
  background: color.surface,
})

export const layout = componentStyle({ display: 'flex', inlineSize: '100%', blockSize: '100%' })

/** The page's own theme, beside the stage. */
export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: rem(376),
  borderInlineStart: `1px solid ${color.border}`,
  background: color.surface,
  '@container': { [narrow]: { inlineSize: rem(320) } },
})

export const panelHead = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(52),
  paddingInline: vars.space[20],
  borderBlockEnd: `1px solid ${color.border}`,
})

export const title = componentStyle({
  margin: 0,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.lead,
  letterSpacing: `calc(${vars.tracking.lead} * 1em)`,
})

export const choices = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  minBlockSize: 0,
  overflow: 'hidden auto',
  paddingBlock: `${rem(16)} ${vars.space[24]}`,
  paddingInline: vars.space[20],
})

export const scale = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: vars.space[4],
  paddingInline: vars.space[6],
  color: color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.caption,
})
