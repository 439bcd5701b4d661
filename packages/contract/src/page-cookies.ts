/**
 * What a browser tells the server of itself with every page that it asks for: cookies that scripts write and read, no secrets. They decide what the
 * first HTML looks like, so both sides know their names.
 */

/** Which feed home begins with, one of `feedNames`. */
export const feedCookie = 'skein-feed'

/** The name of the style sheet that the browser has fetched and keeps. */
export const sheetCookie = 'skein-sheet'
