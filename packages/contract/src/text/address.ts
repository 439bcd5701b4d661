/** Reads the web address that begins at a place of a text: http and https only, and only where a browser finds a host in it. */

import { matchAt } from './match-at.ts'

// A global of browsers and Node alike; the contract is compiled without the types of either.
declare const URL: { canParse(address: string): boolean }

/** What begins an address. After a letter or a digit it is part of a word; "#https://…", "@https://…" and "$https://…" are none. */
export const scheme = String.raw`(?<![A-Za-z0-9_@＠#＃$])[hH][tT]{2}[pP][sS]?:\/\/`

// Letters of any script, with what stands between two of them in a name: joiners and the middle dots of Catalan and Japanese.
const letter = String.raw`[\p{L}\p{M}\p{N}\p{So}\u200c\u200d\u00b7\u30fb]`
const label = `${letter}(?:(?:${letter}|[_-])*${letter})?`
const hostPattern = new RegExp(String.raw`\[[\da-fA-F:.]+\]|${label}(?:\.${label})*`, 'uy')

// A top-level domain is of one script, so where Latin letters end in it, words of another script begin that belong to the text.
const topLabel = /^(?:[\p{Script=Latin}\d_-]*[\p{Script=Latin}\d]|[^\p{Script=Latin}]+)/u

const userinfo = /(?::[^\s/?#@]*)?@/uy
const port = /:\d+/y

/**
 * Path, query and fragment, in any script. Ended by space and controls, quotation marks, angle brackets and the punctuation of Chinese
 * and Japanese, by half a surrogate pair, and by what nobody sees: direction marks, zero width space, soft hyphen.
 */
const rest =
  /[/?#][^\s\p{Cc}\p{Cs}<>"'`\\\u00ab\u00bb\u2018-\u201f\u2039\u203a\u3001-\u3004\u3008-\u3011\u3014-\u301f\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]*/uy

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Cuts punctuation that ends a sentence off, but keeps a closing bracket that was opened inside. */
function withoutSentenceEnd(address: string): string {
  const counts = new Map<string, number>()
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const count = (sign = '') => counts.get(sign) ?? 0
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    const open = opening[last]
    if (open === undefined ? !/[.,;:!?…،؛؟۔।॥*@([{]/.test(last) : count(last) <= count(open)) break
    counts.set(last, count(last) - 1)
  }
  return address.slice(0, end)
}

/** The host at `at`, or nothing where there is none that leads anywhere: one word alone, or a name that nobody can register. */
function hostAt(text: string, at: number): string {
  const found = matchAt(hostPattern, text, at)
  if (found.startsWith('[')) return found
  const top = found.lastIndexOf('.') + 1
  const host = found.slice(0, top) + (topLabel.exec(found.slice(top))?.[0] ?? '')
  const labels = host.split('.')
  const leads = labels.length > 1 ? !labels.slice(-2).some((each) => each.includes('_')) : /^localhost$/i.test(host)
  return leads ? host : ''
}

/**
 * The address in `text` whose scheme is at `start` and ends before `at`, or nothing. Names and passwords in front of a host are not
 * taken: they make one host look like another.
 */
export function addressAt(text: string, start: number, at: number): string | undefined {
  const host = hostAt(text, at)
  if (host === '' || matchAt(userinfo, text, at + host.length) !== '') return undefined
  const end = at + host.length + matchAt(port, text, at + host.length).length
  const origin = text.slice(start, end)
  return URL.canParse(origin) ? withoutSentenceEnd(origin + matchAt(rest, text, end)) : undefined
}
