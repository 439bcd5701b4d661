import { keyframes } from '@vanilla-extract/css'
import { anchored } from '../anchored/anchored.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const { color } = vars
const fade = keyframes({ from: { opacity: 0 } })

export const popup = componentStyle([
  anchored,
  {
    // Also while it is measured, or the list in it would be scrolled back to its beginning.
    maxBlockSize: 'min(var(--anchored-height, 22rem), 22rem)',
    overflow: 'hidden',
    padding: 0,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.sheet,
    background: color.surface,
    color: color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.text.label,
    lineHeight: vars.leading.label,
    boxShadow: vars.shadow.float,
    animation: `${fade} ${vars.duration.fade} ${vars.ease.out}`,
    // Not while it is closed: a popover is shown by the browser's own `display`.
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
])
