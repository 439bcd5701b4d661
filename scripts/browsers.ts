/**
 * The oldest browsers whose style sheets are as they were written: all that is asked of them is Baseline since December 2023. Without this a
 * build speaks to older ones, and writes `:dir(rtl)` as a list of languages, which is wrong wherever a page says `dir` and another language.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2']
