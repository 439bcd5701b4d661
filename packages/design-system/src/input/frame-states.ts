import { vars } from '../theme/contract.css.ts'

const { color } = vars

/** How the frame of a field looks while the control in it has the focus, is wrong, is only read or rests: the same in all, wherever in it the control stands. */
export const frameStates = {
  // Border and one pixel inside it: nothing moves. The outline is what forced colours show instead.
  focus: {
    borderColor: color.focus,
    boxShadow: `inset 0 0 0 1px ${color.focus}`,
    outline: '2px solid transparent',
    outlineOffset: 0,
  },
  invalid: { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  invalidFocus: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  still: { borderColor: color.border, backgroundColor: color.sunken },
  off: { color: color.textFaint },
} as const
