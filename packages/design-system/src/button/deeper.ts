import { vars } from '../theme/contract.css.ts'

/** Ten parts of the text's colour over a fill: darker in light, lighter in dark, always with more contrast. */
export const deeper = (fill: string) => `color-mix(in oklab, ${fill} 90%, ${vars.color.text})`
