import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars
const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const card = componentStyle({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.sheet,
  backgroundColor: color.surface,
  color: color.text,
})

export const tone = componentVariants({
  neutral: { border: `1px solid ${color.border}` },
  /** One pixel all round and three at the start: the same in every script direction. */
  ai: {
    border: '1px solid transparent',
    borderInlineStartWidth: 3,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: -1,
      insetInlineStart: -3,
      insetInlineEnd: -1,
      border: `1px solid ${color.aiBorder}`,
      borderInlineStartWidth: 3,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    selectors: {
      '&[aria-busy=true]::before': { animation: `${breathe} ${vars.duration.breathe} ease-in-out infinite` },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&[aria-busy=true]::before': { animation: 'none' } } } },
  },
})
