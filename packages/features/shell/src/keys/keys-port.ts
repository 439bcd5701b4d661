/** How the overview of keys and the palette are asked for, whose code comes after the page: what is asked before waits for it. */
import { createLateEar } from '@skein/feature-post'

const { ask, hear } = createLateEar<HTMLElement | null>()

/** Asks for the overview. The focus goes back to what was pressed when it closes. */
export const requestKeys = ask

/** Hears every request until the returned function is called. */
export const onKeysRequest = hear

const palette = createLateEar<HTMLElement | null>()

/** Asks for the palette. The focus goes back to the element when it closes. */
export const requestPalette = palette.ask

/** Hears every request for the palette until the returned function is called. */
export const onPaletteRequest = palette.hear
