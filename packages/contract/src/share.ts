/** What other apps hand to the installed one (Web Share Target), by the names in which it arrives, and the address that takes it. */
import { pageAddress } from './addresses.ts'
import { postImageTypes, postVideoTypes } from './post-media.ts'

/** Takes a form from the browser, and a query from a link; in the browser it is the page at which the composer opens with it. */
export const sharePath = '/share'

/** Names the field of the pictures and videos. */
export const sharedFiles = 'files'

/** The texts that are shared. Each may be empty. */
export const sharedWords = ['title', 'text', 'url'] as const
export type SharedWords = Readonly<Record<(typeof sharedWords)[number], string>>

/** What an app says of itself in its manifest, so that others share with it. */
export const shareTarget = {
  action: sharePath,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: sharedFiles, accept: [...postImageTypes, ...postVideoTypes] }],
  },
} as const

/** Hours after which nobody comes any more for what was shared. */
export const sharedHours = 24

/** Characters that an address may have, far below what servers read of one. */
const longestAddress = 8000

/**
 * The address that carries the words of a share, where nothing else can. Too long for one, the longest of them is cut, and the address says so.
 * @param isPart something is missing already: files, which no address can carry
 */
export function sharedAddress(words: SharedWords, isPart = false): string {
  const address = pageAddress(sharePath, { ...words, lost: isPart ? 'some' : undefined })
  if (address.length <= longestAddress) return address
  const [longest = 'text'] = sharedWords.toSorted((one, other) => words[other].length - words[one].length)
  return sharedAddress({ ...words, [longest]: words[longest].slice(0, words[longest].length / 2) }, true)
}
