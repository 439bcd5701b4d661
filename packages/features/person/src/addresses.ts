/** Addresses inside the product that belong to members. Written as plain links: the app follows them without loading a page. */

/** A member's profile (specification §2.1). @param username without its sign. */
export const profileAddress = (username: string): string => `/profile/${encodeURIComponent(username)}`

/** The sign-in screen, and where to go from there. @param next path and query of a page of the product. */
export const signInAddress = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
