import { digestOf, randomToken } from '../digest.ts'
import type { AnswerHeaders, Asked } from '../calls/asked.ts'
import { limits } from '@skein/contract/limits'
import type { Database } from '../database/database.ts'
import { putCookie, readCookie, sessionCookie } from '../calls/cookies.ts'

export type StepKind = 'second-step' | 'passkey-sign-in' | 'passkey-new'

/** What a browser has begun: whose sign-in (nobody's while a passkey is asked for) and the challenge it was given. */
export type Step = { userId: string | null; challenge: string | null; attempts: number }

/** Sign-ins and passkeys under way. The browser holds a token in a cookie of its own; the database its SHA-256. */
export type SignInSteps = {
  open: (
    reply: AnswerHeaders,
    kind: StepKind,
    what: { userId: string | null; challenge: string | null },
  ) => Promise<void>
  /** The step of this kind that the browser has begun, or nothing; counts the attempt. */
  attempt: (request: Asked, kind: StepKind) => Promise<Step | undefined>
  /** Takes the step away, so that it is good once. */
  close: (request: Asked, reply: AnswerHeaders) => Promise<void>
}

const lifetimeMs = limits.signIn.stepMinutes * 60_000

/** @param secure whether the product is reached by https */
export function createSignInSteps({ kysely }: Database, secure: boolean, now: () => number): SignInSteps {
  const cookieName = secure ? '__Host-skein-step' : 'skein-step'
  const tokenOf = (request: Asked) => {
    const token = readCookie(request.headers.cookie, cookieName)
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
  }

  return {
    async open(reply, kind, { userId, challenge }) {
      const token = randomToken()
      await kysely
        .insertInto('sign_in_steps')
        .values({ token_hash: digestOf(token), user_id: userId, kind, challenge, expires_at: now() + lifetimeMs })
        .execute()
      putCookie(reply, sessionCookie(cookieName, token, lifetimeMs / 1000, secure))
    },
    async attempt(request, kind) {
      const token = tokenOf(request)
      if (token === undefined) return undefined
      const row = await kysely
        .updateTable('sign_in_steps')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('token_hash', '=', digestOf(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', now())
        .returning(['user_id', 'challenge', 'attempts'])
        .executeTakeFirst()
      return row && { userId: row.user_id, challenge: row.challenge, attempts: row.attempts }
    },
    async close(request, reply) {
      const token = tokenOf(request)
      if (token === undefined) return
      await kysely.deleteFrom('sign_in_steps').where('token_hash', '=', digestOf(token)).execute()
      putCookie(reply, sessionCookie(cookieName, '', 0, secure))
    },
  }
}
