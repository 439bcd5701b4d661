/** A web address as a profile shows it: without its scheme, `www.` and a slash at the end. */
export const shortWebsite = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
