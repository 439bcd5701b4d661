/** Colours as teams have them. The yellow cannot be read on a light page. */
export const brands = { Copper: '#b45309', Fern: '#15803d', Sun: '#facc15' } as const
