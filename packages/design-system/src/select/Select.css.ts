import { keyframes } from '@vanilla-extract/css'
import { anchored } from '../anchored/anchored.css.ts'
import { tick } from '../choice/choice.css.ts'
import { frame, noZoom, size as sizes } from '../input/Input.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars
const fade = keyframes({ from: { opacity: 0 } })

export const select = componentStyle({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  minInlineSize: 0,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: vars.space[12],
      marginBlock: 'auto',
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      background: color.textMuted,
      clipPath: 'polygon(27.6% 34.9%, 50% 57.3%, 72.4% 34.9%, 77.6% 40.1%, 50% 67.7%, 22.4% 40.1%)',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::after': { background: 'ButtonText' } } } },
})

/** The native select, drawn as every other field. */
export const control = componentStyle([
  frame,
  noZoom,
  {
    appearance: 'none',
    margin: 0,
    paddingBlock: 0,
    paddingInline: `calc(${vars.space[12]} - 1px) ${vars.space[40]}`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'default', opacity: 1 },
      '&:has(> option[data-placeholder]:checked)': { color: color.textMuted },
      // Where several can be chosen it is a button.
      'button&': { textAlign: 'start' },
      // What is chosen is drawn over it.
      '&[data-drawn]': { color: 'transparent' },
      // The focus is in the list, and the field it belongs to still looks it.
      '[data-state=open] > &:not([aria-invalid=true])': {
        borderColor: color.focus,
        boxShadow: `inset 0 0 0 1px ${color.focus}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        background: 'ButtonFace',
        color: 'ButtonText',
        // The browser would draw the text that is not to be seen.
        selectors: { '&[data-drawn]': { forcedColorAdjust: 'none', color: 'transparent' } },
      },
    },
  },
])

/** Rows of the system's own list, which take their colour from the select. */
export const native = componentStyle({ selectors: { '[data-drawn] &': { color: color.text } } })

/** What is chosen, over a native select that does not show its own. */
export const drawn = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: `${vars.space[12]} ${vars.space[40]}`,
  fontSize: vars.text.label,
  lineHeight: vars.leading.post,
  color: color.text,
  pointerEvents: 'none',
})

export const value = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const placeholder = componentStyle({ color: color.textMuted })

/** Under the button: there for the form, which points at it when a choice is missing. */
export const sent = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 1,
  margin: 0,
  border: 0,
  padding: 0,
  opacity: 0,
  pointerEvents: 'none',
})

export const size = componentVariants({ sm: [sizes.sm, noZoom], md: [sizes.md], lg: [sizes.lg] })

export const list = componentStyle([
  anchored,
  {
    maxBlockSize: 'min(var(--anchored-height), 22rem)',
    padding: 6,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.sheet,
    background: color.surface,
    color: color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.text.label,
    lineHeight: vars.leading.label,
    boxShadow: vars.shadow.float,
    outline: 'none',
    animation: `${fade} ${vars.duration.fade} ${vars.ease.out}`,
  },
])

export const group = componentStyle({
  paddingBlock: vars.space[6],
  paddingInline: 10,
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
})

/** A row of any list: where the keys are is seen. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '2.25rem',
  paddingBlock: vars.space[4],
  paddingInline: 10,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[aria-disabled=true]': { color: color.onDisabled, cursor: 'default' },
    '&[data-active]': { background: color.hover },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled=true]': { color: 'GrayText' },
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
})

/** A row that can be the chosen one: with a tick then. */
export const option = componentStyle([
  row,
  {
    selectors: {
      // Kept free for the tick in every row, so that choosing another moves no text.
      '&::after': {
        content: '',
        flex: 'none',
        inlineSize: '1.25rem',
        blockSize: '1.25rem',
        background: color.accent,
        clipPath: tick,
        opacity: 0,
      },
      '&[aria-selected=true]': { fontWeight: vars.weight.medium },
      '&[aria-selected=true]::after': { opacity: 1 },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::after': { background: 'CanvasText' } } } },
  },
])

export const icon = componentStyle({ display: 'flex', flex: 'none' })

export const body = componentStyle({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minInlineSize: 0 })

export const text = componentStyle({})

export const description = componentStyle({
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.regular,
  selectors: { '[aria-disabled=true] &': { color: 'inherit' } },
})

export const separator = componentStyle({
  blockSize: 1,
  marginBlock: 6,
  background: color.border,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
