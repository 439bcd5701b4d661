/** Pixels of the drawing in rem, so that what is measured in them grows with the reader's text. */
export const rem = (px: number) => `${px / 16}rem`

/** A colour of the theme, so much of it; the rest lets through what is behind. */
export const part = (ink: string, percent: number) => `color-mix(in oklab, ${ink} ${percent}%, transparent)`
