/** How the frame asks for the overview of keys, whose code comes after the page: what is asked before waits for it. */
import { createLateEar } from '@skein/feature-post'

const { ask, hear } = createLateEar<HTMLElement | null>()

/** Asks for the overview. The focus goes back to what was pressed when it closes. */
export const requestKeys = ask

/** Hears every request until the returned function is called. */
export const onKeysRequest = hear
