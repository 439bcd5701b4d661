import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentGlobalStyle, componentStyle, media } from '../theme/style.ts'

const { color } = vars
const enter = keyframes({ from: { opacity: 0, transform: 'scale(.97)' } })
const fade = keyframes({ from: { opacity: 0 } })
const arrive = keyframes({ from: { transform: 'translateY(100%)' } })
/** Where a menu is a sheet at the bottom of the window, in reach of the thumb. A `Sheet` is one below the same width. */
const phone = 'screen and (width < 45rem)'

export const content = componentStyle({
  zIndex: 60,
  inlineSize: '15.5rem',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: 6,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sheet,
  background: color.surface,
  color: color.text,
  fontFamily: vars.font.sans,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  // Only while it is open: an animation on a menu that has just been closed is taken for one of leaving, and the menu, waiting for its end,
  // for one that still wants Escape.
  selectors: { '&[data-state=open]': { animation: `${enter} ${vars.duration.fade} ${vars.ease.out}` } },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-state=open]': { animation: `${fade} ${vars.duration.fade} linear` } },
    },
  },
})

/**
 * What a menu is below 720 px: a sheet. It is drawn alone that changes; focus, keys and what a screen reader says stay those of a menu. A
 * submenu stays beside its row: as a sheet it would lie under the pointer that opened it.
 */
export const sheet = componentStyle({
  '@media': {
    [phone]: {
      inlineSize: '100%',
      maxInlineSize: 560,
      maxBlockSize: `calc(100dvh - ${vars.space[40]})`,
      marginInline: 'auto',
      padding: vars.space[12],
      paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom, 0px))`,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: vars.shadow.sheet,
      selectors: { '&[data-state=open]': { animation: `${arrive} ${vars.duration.sheet} ${vars.ease.out}` } },
    },
    [`${phone} and ${media.reducedMotion}`]: {
      selectors: { '&[data-state=open]': { animation: `${fade} ${vars.duration.fade} linear` } },
    },
  },
})

/** What Radix places beside the trigger, by styles of its own: only what is important comes before those. */
const placed = `[data-radix-popper-content-wrapper]:has(> ${sheet})`

componentGlobalStyle(placed, {
  '@media': {
    [phone]: {
      inset: 'auto 0 0 0 !important',
      minInlineSize: '0 !important',
      transform: 'none !important',
      // What is going to be transformed holds what is fixed in it, and the page behind would not be dimmed.
      willChange: 'auto !important',
    },
  },
})

// The page behind is dimmed, and a press on it closes the menu and does nothing else.
componentGlobalStyle(`${placed}::before`, {
  '@media': {
    [phone]: {
      content: '',
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      background: color.scrim,
      touchAction: 'none',
      animation: `${fade} ${vars.duration.fade} linear`,
    },
  },
})

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '2.25rem',
  paddingBlock: vars.space[4],
  paddingInline: 10,
  borderRadius: 8,
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone=danger]': { color: color.danger },
    '&[data-disabled]': { color: color.onDisabled, cursor: 'default' },
    // The highlighted row is the focused one: a fill for everybody, an outline too for whoever came by keyboard.
    '&:is([data-highlighted], [data-state=open])': { background: color.hover },
    '&[data-highlighted]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem' },
    [phone]: {
      selectors: { [`${sheet} &`]: { minBlockSize: '3rem', fontSize: vars.text.post, lineHeight: vars.leading.post } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const icon = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  inlineSize: 20,
  color: color.textMuted,
  selectors: {
    '[data-tone=danger] > &': { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
  },
})

export const text = componentStyle({ flex: '1 1 0', minInlineSize: 0 })

export const shortcut = componentStyle({
  flex: 'none',
  minInlineSize: 18,
  paddingInline: 4,
  borderRadius: 4,
  background: color.border,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.meta,
  lineHeight: '1.125rem',
  textAlign: 'center',
})

export const separator = componentStyle({
  blockSize: 0,
  marginBlock: 6,
  marginInline: -6,
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [phone]: { selectors: { [`${sheet} &`]: { marginInline: 0 } } } },
})

export const label = componentStyle({
  paddingBlock: vars.space[6],
  paddingInline: 10,
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
})

/** Points to where the submenu opens. */
export const chevron = componentStyle({
  flex: 'none',
  color: color.textMuted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
