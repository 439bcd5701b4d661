/** Where a hashtag leads: this screen, at what is said under it. The sign itself is not part of the address. */
export const tagAddress = (hashtag: string): string => `/explore?tag=${encodeURIComponent(hashtag.replace(/^#/, ''))}`
