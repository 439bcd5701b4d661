import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  animation: `${breathe} ${vars.duration.breathe} ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

const grey = { backgroundColor: vars.color.hover }
const edge = { border: '1px solid GrayText' }

export const shape = componentVariants({
  /** A whole line of the text it stands for, with a bar in its middle that is as high as the letters. */
  text: {
    display: 'flex',
    alignItems: 'center',
    blockSize: '1lh',
    '::before': { ...grey, content: '', flex: 1, blockSize: '0.875em', borderRadius: vars.radius.control },
    '@media': { [media.forcedColors]: { '::before': edge } },
  },
  block: { ...grey, borderRadius: vars.radius.control, '@media': { [media.forcedColors]: edge } },
  circle: { ...grey, borderRadius: vars.radius.pill, aspectRatio: '1', '@media': { [media.forcedColors]: edge } },
})
