import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'
import { glass } from './stage.css.ts'
import { rem } from './stage-units.ts'

export const recorder = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: rem(640),
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
})

/** A dark stage in both themes, 16:9 unless what is said in place of the picture needs more. */
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  background: vars.color.canvas,
})

export const recording = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
})

/** It stands where REC will, which says it then. */
export const silent = componentStyle([
  glass,
  recording,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: rem(32),
    margin: 0,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    fontSize: vars.text.control,
    lineHeight: vars.leading.control,
  },
])

export const video = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

export const bar = componentStyle({
  vars: { '--shutter-size': rem(56) },
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  fontSize: vars.text.control,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.control,
})

export const muted = componentStyle({ margin: 0, color: vars.color.textMuted, textWrap: 'pretty' })

export const end = componentStyle({ justifySelf: 'end' })

export const ways = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  padding: vars.space[12],
})

export const length = componentStyle([
  muted,
  { flex: '1 1 10rem', fontSize: vars.text.control, lineHeight: vars.leading.control },
])
