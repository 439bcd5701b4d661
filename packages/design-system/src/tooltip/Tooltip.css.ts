import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { gap } from '../anchored/placement.ts'

const fade = keyframes({ from: { opacity: 0 } })

export const popup = componentStyle({
  // A popover brings its own box: take it back.
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  overflow: 'visible',
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, 100vw - 16px)',
  padding: '4px 9px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.toast,
  color: vars.color.onToast,
  fontFamily: vars.font.sans,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.float,
  animation: `${fade} ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    // Bridges the gap to the trigger, and only that, so that the pointer can move over without losing the tooltip.
    '&::before': { content: '', position: 'absolute', inset: 0 },
    '&[data-side=top]::before': { bottom: -gap - 1 },
    '&[data-side=bottom]::before': { top: -gap - 1 },
    '&[data-side=left]::before': { right: -gap - 1 },
    '&[data-side=right]::before': { left: -gap - 1 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const shortcut = componentStyle({
  display: 'inline-block',
  minInlineSize: 16,
  marginInlineStart: 8,
  paddingInline: 4,
  borderRadius: 4,
  background: 'color-mix(in oklab, currentColor 20%, transparent)',
  fontFamily: vars.font.mono,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
})

/** The text of a description, there for `aria-describedby` before the tooltip shows. */
export const described = componentStyle({ display: 'none' })
