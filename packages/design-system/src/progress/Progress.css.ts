import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars

const travel = keyframes({
  from: { transform: 'translateX(calc(-100% * var(--progress-way)))' },
  to: { transform: 'translateX(calc(264% * var(--progress-way)))' },
})
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const progress = componentStyle({
  vars: { '--progress-way': '1' },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  selectors: { '&:dir(rtl)': { vars: { '--progress-way': '-1' } } },
})

/** The colour of the bar, and of the label where it speaks for AI or of a failure. */
export const tone = componentVariants({
  accent: { vars: { '--progress-bar': color.accent } },
  ai: { vars: { '--progress-bar': color.aiBorder, '--progress-label': color.aiText } },
  danger: { vars: { '--progress-bar': color.danger, '--progress-label': color.danger } },
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
})

export const label = componentStyle({
  minInlineSize: 0,
  color: `var(--progress-label, ${color.text})`,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const shown = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // A number and its unit stay in their own order, whatever the page's direction.
  unicodeBidi: 'plaintext',
})

export const track = componentStyle({
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: color.hover,
  // A clip of its own: without it the moving bar shows square corners while it moves in some browsers.
  isolation: 'isolate',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

export const bar = componentStyle({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: 'var(--progress-bar)',
  selectors: {
    // Moved, not resized: the end stays round and the page is not laid out again.
    '[data-state=loading] > * > &, [data-state=complete] > * > &': {
      transform: 'translateX(calc((var(--progress) - 1) * 100% * var(--progress-way)))',
      transition: `transform ${vars.duration.enter} ${vars.ease.out}`,
    },
    '[data-state=indeterminate] > * > &': {
      inlineSize: '38%',
      animation: `${travel} ${vars.duration.breathe} cubic-bezier(.6, 0, .4, 1) infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '[data-state=loading] > * > &, [data-state=complete] > * > &': { transition: 'none' },
        '[data-state=indeterminate] > * > &': {
          inlineSize: '100%',
          animation: `${breathe} ${vars.duration.breathe} linear infinite`,
        },
      },
    },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
})
