/**
 * The oldest browsers that the product and the library are made for. What they need at least is the Popover API and `Intl.Segmenter`
 * (Firefox 125) and `checkVisibility` (Safari 17.4); Chromium is of the same spring, 2024. The library's package.json and both READMEs say
 * the same.
 */
export const oldestBrowsers = { chrome: 125, edge: 125, firefox: 125, safari: 17.4 } as const

/**
 * The same for style sheets, which stay as they were written where these browsers read them. Without this a build speaks to older ones, and
 * writes `:dir(rtl)` as a list of languages, which is wrong wherever a page says `dir` and another language.
 */
export const cssTarget = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`)
