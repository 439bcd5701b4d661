import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

/** 44 × 26, knob 20. Which side the knob is on says the state; the colour only repeats it. */
export const track = componentStyle({
  vars: { '--knob-travel': '1.125rem' },
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  backgroundClip: 'border-box',
  backgroundColor: color.borderControl,
  color: color.onAccent,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&:dir(rtl)': { vars: { '--knob-travel': '-1.125rem' } },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.125rem',
      insetInlineStart: '0.125rem',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: 'inherit',
      background: 'currentColor',
      transition: `transform ${vars.duration.fade} ${vars.ease.out}`,
    },
    '&:checked::before': { transform: 'translateX(var(--knob-travel))' },
    '&:checked': { backgroundColor: color.accent },
    '&[aria-invalid=true]': { outline: `1px solid ${color.danger}`, outlineOffset: 1 },
    '&[aria-invalid=true]:focus-visible': { outline: `2px solid ${color.danger}`, outlineOffset: 2 },
    '&:disabled': { backgroundColor: color.disabled, color: color.onDisabled },
    '&:disabled:checked': { backgroundColor: color.accentDisabled, color: color.onAccentDisabled },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        ':hover > &:enabled': { backgroundColor: color.textFaint },
        ':hover > &:enabled:checked': { backgroundColor: color.accentHover },
      },
    },
    // 44 × 44 for a finger, where no row around it is as high.
    [media.coarse]: {
      selectors: { '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.625rem' } },
    },
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      outlineColor: 'Highlight',
      borderColor: 'ButtonBorder',
      backgroundColor: 'Canvas',
      color: 'ButtonText',
      selectors: {
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'Canvas' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas', color: 'GrayText' },
        '&:disabled:checked': { backgroundColor: 'GrayText', color: 'Canvas' },
      },
    },
  },
})
