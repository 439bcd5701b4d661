import { glass } from '../recorder/stage.css.ts'
import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

export const meter = componentStyle([
  glass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    minBlockSize: rem(32),
    paddingInline: vars.space[8],
    borderRadius: vars.radius.pill,
    fontSize: vars.text.meta,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.meta,
  },
])

export const bars = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: 2, blockSize: rem(16) })

/** It grows from its middle; a quiet room leaves a dot. */
export const bar = componentStyle({
  inlineSize: 3,
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  transition: `transform ${vars.duration.press} linear`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
})
