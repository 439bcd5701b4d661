/**
 * The accounts that a browser is signed in to beside the one at hand: the tokens of their sessions, in a cookie of its own that no script
 * can read. It is a list and nothing more: which of them still hold, the database says.
 */
import { limits } from '@skein/contract'
import type { AnswerHeaders, Asked } from '../calls/asked.ts'
import { putCookie, readCookie, sessionCookie } from '../calls/cookies.ts'

/** How many there may be beside the one at hand. */
export const mostAside = limits.accounts.max - 1

const shape = new RegExp(String.raw`^[\w-]{43}(\.[\w-]{43}){0,${mostAside - 1}}$`)

export type AccountsAside = {
  /** The tokens that the browser sent, the one that was set aside last first. */
  read: (request: Asked) => string[]
  /** Gives the browser another list; nothing is written where there was none and is none. */
  write: (request: Asked, reply: AnswerHeaders, tokens: readonly string[], maxAge: number) => void
}

/** @param secure whether the product is reached by https */
export function createAccountsAside(secure: boolean): AccountsAside {
  const cookieName = secure ? '__Host-skein-accounts' : 'skein-accounts'
  const sent = (request: Asked) => readCookie(request.headers.cookie, cookieName)
  return {
    read(request) {
      const value = sent(request)
      return value !== undefined && shape.test(value) ? value.split('.') : []
    },
    write(request, reply, tokens, maxAge) {
      if (tokens.length > 0) putCookie(reply, sessionCookie(cookieName, tokens.join('.'), maxAge, secure))
      else if (sent(request) !== undefined) putCookie(reply, sessionCookie(cookieName, '', 0, secure))
    },
  }
}
