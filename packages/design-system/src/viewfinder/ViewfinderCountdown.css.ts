import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { part } from '../recorder/stage-units.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(1.25)' } })
const fade = keyframes({ from: { opacity: 0 } })

export const countdown = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  background: part(vars.color.canvas, 32),
  pointerEvents: 'none',
})

export const number = componentStyle({
  fontSize: '7.5rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  textShadow: `0 2px 24px ${part(vars.color.sunken, 64)}`,
  animation: `${arrive} ${vars.duration.enter} ${vars.ease.out}`,
  '@media': { [media.reducedMotion]: { animation: `${fade} ${vars.duration.fade} linear` } },
})
