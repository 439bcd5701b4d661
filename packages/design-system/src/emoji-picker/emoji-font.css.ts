import { vars } from '../theme/contract.css.ts'

/** The theme's variable: a canvas has to be told what stands in it. By itself, so that asking brings no styles along. */
export const emojiFont: string = vars.font.emoji
