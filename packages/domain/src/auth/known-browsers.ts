/**
 * Browsers that a member signed in from before (OWASP, "device cookies"): guesses by strangers, who have no such cookie, do not count
 * against them. The cookie is a random name for the browser and, for each member, a tag that only this server can make; it opens nothing
 * and names nobody.
 */
import { digestOf, randomToken } from '../digest.ts'
import type { AnswerHeaders, Asked } from '../calls/asked.ts'
import { putCookie, readCookie, sessionCookie } from '../calls/cookies.ts'
import type { SecretBox } from './secret-box.ts'

export type KnownBrowsers = {
  /** What the browser's attempts are counted by, where the member signed in from it before; nothing elsewhere. */
  keyOf: (request: Asked, userId: string) => string | undefined
  /** Makes the browser known, once the member has proved everything that a sign-in asks for. */
  remember: (request: Asked, reply: AnswerHeaders, userId: string) => void
}

const lifetimeSeconds = 365 * 24 * 60 * 60

/** Members of one browser; who signed in longest ago goes when there is one more. */
const maxMembers = 5

const shape = new RegExp(String.raw`^[\w-]{22}(\.[\w-]{43}){1,${maxMembers}}$`)

/** Whether two tags are the same. Digests are compared, so that the time it takes tells nothing of the tag. */
const isSame = (one: string, other: string) => digestOf(one) === digestOf(other)

/** @param secure whether the product is reached by https */
export function createKnownBrowsers(secrets: SecretBox, secure: boolean): KnownBrowsers {
  const cookieName = secure ? '__Host-skein-browser' : 'skein-browser'
  const wordsOf = (browser: string, userId: string) => `browser ${browser} ${userId}`

  function read(request: Asked): { browser: string; tags: string[] } | undefined {
    const value = readCookie(request.headers.cookie, cookieName)
    if (value === undefined || !shape.test(value)) return undefined
    const [browser = '', ...tags] = value.split('.')
    return { browser, tags }
  }

  return {
    keyOf(request, userId) {
      const known = read(request)
      if (known === undefined) return undefined
      // A browser that was made known under a key that has been replaced is known as long as that key is.
      const own = secrets.tags(wordsOf(known.browser, userId))
      return known.tags.some((tag) => own.some((mine) => isSame(tag, mine))) ? `${known.browser} ${userId}` : undefined
    },
    remember(request, reply, userId) {
      const { browser, tags } = read(request) ?? { browser: randomToken(16), tags: [] }
      const own = secrets.tags(wordsOf(browser, userId))
      const kept = [...own.slice(0, 1), ...tags.filter((tag) => !own.includes(tag))].slice(0, maxMembers)
      putCookie(reply, sessionCookie(cookieName, [browser, ...kept].join('.'), lifetimeSeconds, secure))
    },
  }
}
