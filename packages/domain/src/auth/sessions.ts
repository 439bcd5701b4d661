import { dataSharing, languages, profileTextsOf, settingsDefaults } from '@skein/contract'
import type { CurrentUser, ProfileTexts } from '@skein/contract'
import { accountHeader } from '@skein/contract/account-header'
import { digestOf, randomToken } from '../digest.ts'
import { headerOf } from '../calls/asked.ts'
import type { AnswerHeaders, Asked } from '../calls/asked.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import { unreadMessages } from '../messages/unread.ts'
import { unreadNotifications } from '../notifications/badge.ts'
import { aiChoices, storedSettings } from '../settings/stored-settings.ts'
import { putCookie, readCookie, sessionCookie } from '../calls/cookies.ts'
import { profileColumns } from '../users/profile-columns.ts'
import { createAccountsAside, mostAside } from './accounts-aside.ts'

/** The member who makes a request, read with the session in one statement. */
export type Viewer = {
  id: string
  sessionId: string
  /** The sign-in proved more than the password (`SessionsTable.proved`). */
  isProved: boolean
  followingCount: number
  hidesAi: boolean
  /** AI-generated posts stand folded under a line that says so. */
  foldsAi: boolean
  role: 'member' | 'moderator'
  /** As the contract answers it. */
  user: CurrentUser
}

type Row = ProfileTexts & {
  session_id: string
  session_created_at: number
  proved: number
  last_seen_at: number
  id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  email: string | null
  created_at: number
  updated_at: number
  followers_count: number
  following_count: number
  language: string | null
  hides_ai: number
  role: 'member' | 'moderator'
  settings: string | null
  unread_notifications: number
  unread_messages: number
}

const dayMs = 24 * 60 * 60 * 1000
/** A session ends this long after it was last used, */
const lifetimeMs = 30 * dayMs
/** and this long after its sign-in, however often it is used: a token that was stolen must not be good for ever. */
const longestMs = 180 * dayMs
/** How stale the time of last use may get: a read must not cost a write each time. */
const touchAfterMs = 10 * 60 * 1000

const moment = (time: number) => new Date(time).toISOString()

function viewerFrom(row: Row, hasProvider: boolean): Viewer {
  const {
    theme = null,
    timezone = null,
    autoLoadPosts = settingsDefaults.autoLoadPosts,
    aiInsights = settingsDefaults.aiInsights,
    dataSharing: level = settingsDefaults.dataSharing,
    welcome = settingsDefaults.welcome,
  } = storedSettings(row.settings)
  const hasTranslation = hasProvider && dataSharing[level].aiContext
  const hasInsights = hasTranslation && aiInsights
  return {
    id: row.id,
    sessionId: row.session_id,
    isProved: row.proved === 1,
    followingCount: row.following_count,
    hidesAi: row.hides_ai === aiChoices.indexOf('hide'),
    foldsAi: row.hides_ai === aiChoices.indexOf('label'),
    role: row.role,
    user: {
      id: row.id,
      username: row.username,
      name: row.name,
      avatar: row.avatar,
      verified: row.verified === 1,
      email: row.email ?? '',
      ...profileTextsOf(row),
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
      followersCount: row.followers_count,
      followingCount: row.following_count,
      language: languages.find((language) => language === row.language) ?? null,
      theme,
      timezone,
      autoLoadPosts,
      unread: { notifications: row.unread_notifications, messages: row.unread_messages },
      ...(hasInsights && { hasInsights }),
      ...(hasTranslation && { hasTranslation }),
      ...(welcome === 'waiting' && { isNew: true }),
    },
  }
}

export type Sessions = {
  /**
   * The signed-in member, or null. One statement, none without a cookie.
   * @param reply an answer to this member alone: once in a while it renews the session and the cookie together
   */
  viewerOf: (request: Asked, reply?: AnswerHeaders) => Promise<Viewer | null>
  /**
   * Opens a new session with a new token and ends the one the request came with (rotation). Where the page knew that it belongs to an
   * account, and this is another one, that account is set aside instead: its member added one.
   * @param isProved whether more than the password was proved
   */
  open: (request: Asked, reply: AnswerHeaders, userId: string, isProved?: boolean) => Promise<Viewer>
  /** Ends the session of the request. The account that was set aside last takes its place, where there is one. */
  close: (request: Asked, reply: AnswerHeaders) => Promise<void>
  /** Every account that the browser is signed in to: the one at hand first, then those that were set aside, the last one first. */
  accountsOf: (request: Asked) => Promise<Viewer[]>
  /** Puts the account of a member, one of those set aside, in the place of the one at hand. @returns nothing where it is not there */
  change: (request: Asked, reply: AnswerHeaders, userId: string) => Promise<Viewer | undefined>
  cookieName: string
}

/**
 * Sessions as opaque tokens of 32 random bytes, of which the database knows the SHA-256 only: who reads the table cannot sign in.
 * @param secure whether the product is reached by https; the cookie is then `__Host-` and `Secure`
 * @param hasProvider whether an outside provider can sum up a feed and translate posts
 */
export function createSessions(database: Database, secure: boolean, now: () => number, hasProvider = false): Sessions {
  const cookieName = secure ? '__Host-skein-session' : 'skein-session'
  const { kysely } = database

  const find = statement<{ token: string; now: number; since: number }, Row>(
    kysely,
    ({ token, now, since }) => sql<Row>`
      select s.id as session_id, s.created_at as session_created_at, s.last_seen_at, s.proved, u.id, u.username, u.name, u.avatar, u.verified, u.email,
        ${profileColumns}, u.created_at, u.updated_at, u.followers_count, u.following_count, u.language, u.hides_ai, u.role, u.settings,
        ${unreadNotifications} as unread_notifications,
        ${unreadMessages(database.dialect)} as unread_messages
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = ${token} and s.expires_at > ${now} and s.created_at > ${since} and u.deactivated_at is null`,
  )

  const tokenOf = (request: Asked): string | undefined => {
    const token = readCookie(request.headers.cookie, cookieName)
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
  }

  const aside = createAccountsAside(secure)

  /** A session as it stands, of whatever age; nothing where it does not hold any more. */
  async function heldBy(token: string): Promise<Row | undefined> {
    const time = now()
    const [row] = await find(kysely, { token: digestOf(token), now: time, since: time - longestMs })
    return row
  }

  async function viewerOfToken(token: string): Promise<Viewer | null> {
    const row = await heldBy(token)
    return row === undefined ? null : viewerFrom(row, hasProvider)
  }

  /** Notes that a session is used now: it lives on from here, and the browser forgets it when it ends, not a month after the sign-in. */
  async function renew(token: string, row: Row, reply: AnswerHeaders): Promise<void> {
    const time = now()
    const end = Math.min(time + lifetimeMs, row.session_created_at + longestMs)
    // Whoever only reads does not wait for another process that writes.
    await database.unlessHeld(
      kysely
        .updateTable('sessions')
        .set({ last_seen_at: time, expires_at: end })
        .where('id', '=', row.session_id)
        .execute(),
    )
    putCookie(reply, sessionCookie(cookieName, token, Math.ceil((end - time) / 1000), secure))
  }

  async function drop(...tokens: string[]): Promise<void> {
    if (tokens.length > 0) await kysely.deleteFrom('sessions').where('token_hash', 'in', tokens.map(digestOf)).execute()
  }

  /** Of these tokens those that hold, with their sessions; of one member only the first. */
  async function holding(tokens: readonly string[]): Promise<{ token: string; row: Row }[]> {
    const found = await Promise.all(tokens.map(async (token) => ({ token, row: await heldBy(token) })))
    const members = new Set<string>()
    return found.flatMap(({ token, row }) => {
      if (row === undefined || members.has(row.id)) return []
      members.add(row.id)
      return [{ token, row }]
    })
  }

  const writeAside = (request: Asked, reply: AnswerHeaders, tokens: readonly string[]) =>
    aside.write(request, reply, tokens, lifetimeMs / 1000)

  return {
    cookieName,
    async viewerOf(request, reply) {
      const token = tokenOf(request)
      const row = token === undefined ? undefined : await heldBy(token)
      if (token === undefined || row === undefined) return null
      if (reply !== undefined && row.last_seen_at < now() - touchAfterMs) await renew(token, row, reply)
      return viewerFrom(row, hasProvider)
    },
    async open(request, reply, userId, isProved = false) {
      const before = tokenOf(request)
      const isAdded = headerOf(request, accountHeader) !== undefined
      const known = await holding([...(isAdded && before !== undefined ? [before] : []), ...aside.read(request)])
      const kept = known.filter(({ row }) => row.id !== userId).slice(0, mostAside)
      const keptTokens = kept.map(({ token }) => token)
      // What makes room, this member's session from before, and the one that is not set aside.
      await drop(
        ...[...known.map(({ token }) => token), ...(before ? [before] : [])].filter(
          (token) => !keptTokens.includes(token),
        ),
      )
      const token = randomToken()
      const time = now()
      await kysely
        .insertInto('sessions')
        .values({
          id: newId(time),
          token_hash: digestOf(token),
          user_id: userId,
          user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
          created_at: time,
          last_seen_at: time,
          expires_at: time + lifetimeMs,
          proved: Number(isProved),
        })
        .execute()
      putCookie(reply, sessionCookie(cookieName, token, lifetimeMs / 1000, secure))
      writeAside(request, reply, keptTokens)
      const viewer = await viewerOfToken(token)
      if (viewer === null) throw new Error('The session that was just opened is not there.')
      return viewer
    },
    async close(request, reply) {
      const token = tokenOf(request)
      if (token !== undefined) await drop(token)
      const [next, ...others] = await holding(aside.read(request))
      if (next === undefined) putCookie(reply, sessionCookie(cookieName, '', 0, secure))
      else await renew(next.token, next.row, reply)
      writeAside(
        request,
        reply,
        others.map((other) => other.token),
      )
    },
    async accountsOf(request) {
      const atHand = tokenOf(request)
      const known = await holding([...(atHand === undefined ? [] : [atHand]), ...aside.read(request)])
      return known.map(({ row }) => viewerFrom(row, hasProvider))
    },
    async change(request, reply, userId) {
      const atHand = tokenOf(request)
      const known = await holding([...(atHand === undefined ? [] : [atHand]), ...aside.read(request)])
      const next = known.find(({ row }) => row.id === userId)
      if (next === undefined) return undefined
      await renew(next.token, next.row, reply)
      writeAside(
        request,
        reply,
        known.flatMap(({ token }) => (token === next.token ? [] : [token])),
      )
      return viewerFrom(next.row, hasProvider)
    },
  }
}
