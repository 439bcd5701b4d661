/** Where a hashtag leads: explore, at what is said under it. The mark itself is not part of the address. */
export function trendHref(hashtag: string): string {
  return `/explore?tag=${encodeURIComponent(hashtag.replace(/^#/, ''))}`
}
