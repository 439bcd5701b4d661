/** What ties pages, and the answers that a browser keeps, to one account: said by the server, and by pages that ask it. */

/**
 * Says with every answer to a call, and every file, for which account it was made: the id of the member. What keeps answers in a browser goes by
 * this word of the server, and by nothing that a page believes.
 *
 * A page that belongs to a member says theirs with what it asks. Where the browser has changed to another account meanwhile, the server
 * refuses (`other-account`) instead of doing it as somebody else; but for calls that are about who is signed in (`anyAccount`).
 */
export const accountHeader = 'skein-account'

/** The beginning of the names of all caches with answers of an account. */
export const accountCaches = 'skein-account-'

/**
 * The cache in which what another app shares waits for its page (`share.ts`). It is none of an account's: it outlives a sign-in, which it may wait
 * for, and ends with a sign-out.
 */
export const sharedCache = 'skein-shared'
