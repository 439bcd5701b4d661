import { deeper } from '../button/deeper.ts'
import { vars } from '../theme/contract.css.ts'
import { componentGlobalStyle, componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars
const rem = (px: number) => `${px / 16}rem`
const usable = '&:not(:disabled, [aria-disabled=true]):hover'

export const iconButton = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: 'none',
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  // A long press explains the button (its tooltip), so the system's own callout stays away.
  WebkitTouchCallout: 'none',
  selectors: {
    '&:active:not(:disabled, [aria-disabled=true])': { transform: 'scale(.98)' },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'default', color: color.onDisabled },
  },
  '@media': {
    // Under the pointer only: a transition at rest would run in every button at once when the theme changes.
    [media.hover]: {
      selectors: {
        [usable]: {
          backgroundColor: color.hover,
          color: color.text,
          transitionProperty: 'background-color, border-color, color, transform',
          transitionDuration: `${vars.duration.fade}, ${vars.duration.fade}, ${vars.duration.fade}, ${vars.duration.press}`,
          transitionTimingFunction: vars.ease.out,
        },
      },
    },
    [media.reducedMotion]: {
      selectors: { '&:active:not(:disabled, [aria-disabled=true])': { transform: 'none' } },
    },
    // Forced colours take fills away: what is pressed is then said by a border.
    [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } },
  },
})

/** An edge of 28, 36 and 44 px unless a theme is denser, in rem so that it grows with the reader's text. A finger gets 44, `xs` by an area that is not seen. */
export const size = componentVariants({
  xs: {
    minInlineSize: vars.control.xs,
    minBlockSize: vars.control.xs,
    '@media': { [media.coarse]: { '::after': { content: '', position: 'absolute', inset: rem(-9) } } },
  },
  sm: {
    minInlineSize: vars.control.sm,
    minBlockSize: vars.control.sm,
    '@media': { [media.coarse]: { minInlineSize: rem(44), minBlockSize: rem(44) } },
  },
  md: { minInlineSize: vars.control.md, minBlockSize: vars.control.md },
})

function filled(fill: string, ink: string, hover: string, offFill: string, offInk: string) {
  return {
    backgroundColor: fill,
    color: ink,
    selectors: { '&:is(:disabled, [aria-disabled=true])': { backgroundColor: offFill, color: offInk } },
    '@media': { [media.hover]: { selectors: { [usable]: { backgroundColor: hover, color: ink } } } },
  }
}

export const variant = componentVariants({
  ghost: {},
  quiet: {
    borderColor: color.borderControl,
    color: color.text,
    selectors: { '&:is(:disabled, [aria-disabled=true])': { borderColor: color.border } },
  },
  soft: {
    backgroundColor: color.hover,
    color: color.text,
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  primary: filled(color.accent, color.onAccent, color.accentHover, color.accentDisabled, color.onAccentDisabled),
})

function pressed(ink: string) {
  return {
    selectors: { '&[aria-pressed=true]': { color: ink } },
    '@media': {
      [media.hover]: { selectors: { [`&[aria-pressed=true]${usable.slice(1)}`]: { color: ink } } },
    },
  }
}

/** What the button's colour means. A pressed one is told by its filled mark as well, never by colour alone. */
export const tone = componentVariants({
  like: pressed(color.like),
  repost: pressed(color.repost),
  accent: pressed(color.accentText),
  ai: {
    color: color.aiText,
    selectors: {
      [`${variant.primary}&`]: { backgroundColor: color.ai, color: color.onAi },
      [`${variant.primary}&:is(:disabled, [aria-disabled=true])`]: {
        backgroundColor: color.aiDisabled,
        color: color.onAiDisabled,
      },
      '&:is(:disabled, [aria-disabled=true])': { color: color.onDisabled },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${variant.primary}${usable}`]: { backgroundColor: deeper(color.ai), color: color.onAi } },
      },
    },
  },
})

componentGlobalStyle(`:is(.${tone.like}, .${tone.accent})[aria-pressed=true] > svg`, { fill: 'currentColor' })

/** With a text beside the mark it is as wide as both. */
export const withText = componentStyle({ paddingInline: vars.space[8] })
