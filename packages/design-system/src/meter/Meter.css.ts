import { bar as progressBar, progress, tone as progressTones } from '../progress/Progress.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export { head, label, shown, track } from '../progress/Progress.css.ts'

export const meter = componentStyle([progress])

const { color } = vars

export const tone = componentVariants({
  accent: [progressTones.accent],
  success: { vars: { '--progress-bar': color.success } },
  warning: { vars: { '--progress-bar': color.warning } },
  danger: { vars: { '--progress-bar': color.danger } },
})

/** As the bar of a progress, at a place that is known. */
export const bar = componentStyle([
  progressBar,
  {
    selectors: {
      '&&': { transform: 'translateX(calc((var(--progress) - 1) * 100% * var(--progress-way)))' },
    },
  },
])
