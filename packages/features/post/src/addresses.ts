/** Addresses inside the product that a post points at. Written as plain links: the app follows them without loading a page. */

/** A post with its thread (behaviour, 'no permalink'). */
export const postAddress = (id: string): string => `/post/${encodeURIComponent(id)}`

/** Posts with a hashtag. @param tag folded, without its sign. */
export const tagAddress = (tag: string): string => `/explore?tag=${encodeURIComponent(tag)}`
