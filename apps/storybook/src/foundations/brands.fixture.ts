/** Colours as teams have them: one that is read on a light page, and one that is not. */
export const copper = '#b45309'
export const sun = '#facc15'
