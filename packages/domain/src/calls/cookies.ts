/** Cookies without a library: one header in, one header out (RFC 6265). */

import type { Language } from '@skein/contract'
import type { AnswerHeaders } from './asked.ts'

/** The cookies that an answer sets so far. */
const cookiesOf = (reply: AnswerHeaders): string[] => [reply.getHeader('set-cookie') ?? []].flat().map(String)

/** Sets a cookie beside the others that an answer sets; of two with one name the later one goes out. */
export function putCookie(reply: AnswerHeaders, cookie: string): void {
  const name = cookie.slice(0, cookie.indexOf('=') + 1)
  const others = cookiesOf(reply).filter((other) => !other.startsWith(name))
  reply.removeHeader('set-cookie')
  for (const one of [...others, cookie]) reply.header('set-cookie', one)
}

/** The value of the cookie `name`, or nothing; the first one wins. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/** A `Set-Cookie` value that scripts cannot read and other sites do not send along. `maxAge` in seconds; 0 deletes. */
export function sessionCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}

/** The `Set-Cookie` value that says in which language the next documents come. Scripts may read it: the page writes it as well. */
export const languageCookie = (language: Language, secure: boolean): string =>
  `skein-lang=${language}; Path=/; SameSite=Lax; Max-Age=31536000${secure ? '; Secure' : ''}`
