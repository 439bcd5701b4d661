import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { breathe, turn } from './motion.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Waits before it shows: what is done within 150 ms needs no sign that it is being done. */
export const spinner = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.accentText,
  animation: `${appear} ${vars.duration.fade} ${vars.ease.out} var(--spinner-delay, 150ms) backwards`,
})

export const inherit = componentStyle({ color: 'inherit' })

export const drawing = componentStyle({
  display: 'block',
  animation: `${turn} ${vars.duration.spin} linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${breathe} ${vars.duration.breathe} ease-in-out infinite` },
  },
})

export const track = componentStyle({ opacity: 0.22 })
