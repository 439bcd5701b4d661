import { vars } from '../theme/contract.css.ts'
import { breathe, turn } from '../spinner/motion.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'
import { deeper } from './deeper.ts'

const { color } = vars
const rem = (px: number) => `${px / 16}rem`

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  maxInlineSize: '100%',
  margin: 0,
  // In forced colours the system paints it: every kind has an edge there.
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: 'none',
  fontWeight: vars.weight.semibold,
  letterSpacing: 'normal',
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:active:not(:disabled, [aria-disabled=true])': { transform: 'scale(.98)' },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'default' },
  },
  '@media': {
    // Under the pointer only: a transition at rest would run in every button at once when the theme changes.
    [media.hover]: {
      selectors: {
        '&:hover': {
          transitionProperty: 'background-color, border-color, color, transform',
          transitionDuration: `${vars.duration.fade}, ${vars.duration.fade}, ${vars.duration.fade}, ${vars.duration.press}`,
          transitionTimingFunction: vars.ease.out,
        },
      },
    },
    [media.reducedMotion]: { selectors: { '&:active:not(:disabled, [aria-disabled=true])': { transform: 'none' } } },
    [media.tight]: { whiteSpace: 'normal' },
  },
})

/**
 * 28, 36, 44 and 48 px unless a theme is denser, in rem so that they grow with the reader's text. A finger gets 44: `sm` grows to it, `xs`
 * grows to 36 and takes the rest as an area around it that is not seen.
 */
export const size = componentVariants({
  xs: {
    minBlockSize: vars.control.xs,
    paddingInline: `calc(${rem(12)} - 1px)`,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.caption,
    '@media': {
      [media.coarse]: {
        minBlockSize: rem(36),
        '::after': { content: '', position: 'absolute', insetInline: -1, insetBlock: rem(-5) },
      },
    },
  },
  sm: {
    minBlockSize: vars.control.sm,
    paddingInline: `calc(${rem(16)} - 1px)`,
    fontSize: vars.text.control,
    lineHeight: vars.leading.control,
    '@media': { [media.coarse]: { minBlockSize: rem(44) } },
  },
  md: {
    minBlockSize: vars.control.md,
    paddingInline: `calc(${rem(20)} - 1px)`,
    fontSize: vars.text.label,
    lineHeight: vars.leading.label,
  },
  lg: {
    minBlockSize: vars.control.lg,
    paddingInline: `calc(${rem(24)} - 1px)`,
    fontSize: vars.text.post,
    lineHeight: vars.leading.post,
  },
})

const usable = '&:not(:disabled, [aria-disabled=true]):hover'
const off = '&:is(:disabled, [aria-disabled=true]):not([data-loading])'

function solid(fill: string, label: string, hover: string, offFill: string, offLabel: string) {
  return {
    backgroundColor: fill,
    color: label,
    selectors: { [off]: { backgroundColor: offFill, color: offLabel } },
    '@media': { [media.hover]: { selectors: { [usable]: { backgroundColor: hover } } } },
  }
}

export const variant = componentVariants({
  primary: solid(color.accent, color.onAccent, color.accentHover, color.accentDisabled, color.onAccentDisabled),
  soft: solid(color.hover, color.text, color.border, color.disabled, color.onDisabled),
  quiet: {
    borderColor: color.borderControl,
    color: color.text,
    selectors: { [off]: { borderColor: color.border, color: color.onDisabled } },
    '@media': { [media.hover]: { selectors: { [usable]: { backgroundColor: color.hover } } } },
  },
  ghost: {
    color: color.accentText,
    selectors: { [off]: { color: color.onDisabled } },
    '@media': { [media.hover]: { selectors: { [usable]: { backgroundColor: color.hover } } } },
  },
})

const within = (variant: string, selector: string) => selector.replace('&', `${variant}&`)

/** A meaning is the fill of a filled button, and the letters of any other. */
function meaning(letters: string, fill: string, onFill: string, offFill: string, onOff: string) {
  const filled = variant.primary
  return {
    color: letters,
    selectors: {
      [`${filled}&`]: { backgroundColor: fill, color: onFill },
      [within(filled, off)]: { backgroundColor: offFill, color: onOff },
      [off]: { color: color.onDisabled },
    },
    '@media': { [media.hover]: { selectors: { [within(filled, usable)]: { backgroundColor: deeper(fill) } } } },
  }
}

export const tone = componentVariants({
  ai: meaning(color.aiText, color.ai, color.onAi, color.aiDisabled, color.onAiDisabled),
  danger: meaning(color.danger, color.danger, color.onDanger, color.dangerDisabled, color.onDangerDisabled),
})

export const fullWidth = componentStyle({ inlineSize: '100%' })

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  // It keeps its width under the spinner.
  visibility: 'hidden',
})

/**
 * Spinner and label over the resting content, which keeps its width. Where both fit they stand side by side; where a
 * longer label ("Posting…" in a button as wide as "Post") does not, it wraps onto a second line that is cut off, and the
 * ring alone is seen while the label is still read out.
 */
export const busy = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  justifyContent: 'center',
  columnGap: vars.space[6],
  overflow: 'hidden',
})

export const busyPart = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '100%',
})

/** The spinner's ring, drawn by the style sheet: a page whose buttons never load pays no drawing for them. */
export const ring = componentStyle({
  inlineSize: 16,
  blockSize: 16,
  border: '2.25px solid color-mix(in srgb, currentColor 22%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} ${vars.duration.spin} linear infinite`,
  selectors: { [`${size.xs} &`]: { inlineSize: 14, blockSize: 14 } },
  '@media': {
    [media.reducedMotion]: { animation: `${breathe} ${vars.duration.breathe} ease-in-out infinite` },
  },
})
