import { keyframes } from '@vanilla-extract/css'
import { anchored } from '../anchored/anchored.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
const fade = keyframes({ from: { opacity: 0 } })

export const content = componentStyle([
  anchored,
  {
    inlineSize: '17.5rem',
    padding: vars.space[16],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface,
    color: vars.color.text,
    font: `${vars.weight.regular} ${vars.text.label}/1.375rem ${vars.font.sans}`,
    boxShadow: vars.shadow.float,
    animation: `${enter} ${vars.duration.fade} ${vars.ease.out}`,
    '@media': { [media.reducedMotion]: { animationName: fade } },
  },
])

export const bare = componentStyle({ inlineSize: 'max-content', padding: 0 })
