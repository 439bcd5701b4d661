/** Addresses inside the product that a post points at. Written as plain links: the app follows them without loading a page. */

/** A post with its thread (behaviour, 'no permalink'). */
export const postAddress = (id: string): string => `/post/${encodeURIComponent(id)}`

/** A member's profile (specification §2.1). @param username without its sign. */
export const profileAddress = (username: string): string => `/profile/${encodeURIComponent(username)}`

/** Posts with a hashtag. @param tag folded, without its sign. */
export const tagAddress = (tag: string): string => `/explore?tag=${encodeURIComponent(tag)}`

/** The sign-in screen, and where to go from there. @param next path and query of a page of the product. */
export const signInAddress = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
