import { keyframes } from '@vanilla-extract/css'

export const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
/** Without movement the ring itself says "busy" by fading. */
export const breathe = keyframes({ '50%': { opacity: 0.35 } })
