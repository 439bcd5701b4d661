import { globalLayer } from '@vanilla-extract/css'

/**
 * Everything the design system writes is in the cascade layer `ds`, so a consumer's unlayered class, or one in a
 * layer named after `ds`, always wins without `!important`. The order of the four is the order of these lines.
 */
export const ds = globalLayer('ds')
export const reset = globalLayer({ parent: ds }, 'reset')
export const tokens = globalLayer({ parent: ds }, 'tokens')
export const components = globalLayer({ parent: ds }, 'components')
/** A theme of somebody's own (`createTheme`): after all of ours, whatever order the sheets arrive in. */
export const theme = globalLayer({ parent: ds }, 'theme')
