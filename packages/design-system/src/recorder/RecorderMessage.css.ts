import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

export const message = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: vars.space[8],
  padding: vars.space[24],
  overflow: 'auto',
  borderRadius: 'inherit',
  color: vars.color.textMuted,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  // The card grows with what is said; a picture of a given shape keeps it, and what is longer scrolls.
  selectors: { '[data-component=Recorder] &': { position: 'relative', overflow: 'visible' } },
  // Said outright, so that whoever measures contrast there measures what is seen.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

export const mark = componentStyle({ flex: 'none', marginBlockEnd: vars.space[4], color: vars.color.textFaint })

export const title = componentStyle({
  margin: 0,
  color: vars.color.text,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: `calc(${vars.tracking.lead} * 1em)`,
  textWrap: 'balance',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

export const text = componentStyle({ margin: 0, maxInlineSize: '36ch' })

export const ways = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
})
