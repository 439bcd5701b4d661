import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: vars.color.hover,
  animation: `${breathe} ${vars.duration.breathe} ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
})

export const shape = componentVariants({
  /** The bar inside a line of text: the margins are what the line has above and below its letters. */
  text: { blockSize: '0.875em', marginBlock: 'calc((1lh - 0.875em) / 2)', borderRadius: vars.radius.control },
  block: { borderRadius: vars.radius.control },
  circle: { borderRadius: vars.radius.pill, aspectRatio: '1' },
})
