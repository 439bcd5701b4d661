/** What ties answers that a browser keeps to one account: said by the server, read by the service worker and by pages. */

/**
 * Says with every answer to a call, and every file, for which account it was made: the id of the member. What keeps answers in a browser goes by
 * this word of the server, and by nothing that a page believes.
 */
export const accountHeader = 'skein-account'

/** The beginning of the names of all caches with answers of an account. */
export const accountCaches = 'skein-account-'
