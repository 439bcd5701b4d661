// Generated from tokens/*.tokens.json by `npm run tokens`; a test compares the two. Do not edit.

/** The colour of the page, for `theme-color`. On its own, so that nobody loads the tables for it. */
export const themeColor = { light: '#fafafc', dark: '#0e0e13' } as const
