/** Pixels kept from the edges of the window. */
export const margin = 8
