import { dataSharing, languages, profileTextsOf, settingsDefaults } from '@skein/contract'
import type { CurrentUser, ProfileTexts } from '@skein/contract'
import { digestOf, randomToken } from '../digest.ts'
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
  const hasInsights = hasProvider && aiInsights && dataSharing[level].aiContext
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
   * Opens a new session with a new token and ends the one the request came with (rotation).
   * @param isProved whether more than the password was proved
   */
  open: (request: Asked, reply: AnswerHeaders, userId: string, isProved?: boolean) => Promise<Viewer>
  /** Ends the session of the request. */
  close: (request: Asked, reply: AnswerHeaders) => Promise<void>
  cookieName: string
}

/**
 * Sessions as opaque tokens of 32 random bytes, of which the database knows the SHA-256 only: who reads the table cannot sign in.
 * @param secure whether the product is reached by https; the cookie is then `__Host-` and `Secure`
 * @param hasProvider whether an outside provider can sum up a feed
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

  async function viewerOfToken(token: string, reply?: AnswerHeaders): Promise<Viewer | null> {
    const time = now()
    const [row] = await find(kysely, { token: digestOf(token), now: time, since: time - longestMs })
    if (row === undefined) return null
    if (reply !== undefined && row.last_seen_at < time - touchAfterMs) {
      const end = Math.min(time + lifetimeMs, row.session_created_at + longestMs)
      // Whoever only reads does not wait for another process that writes.
      await database.unlessHeld(
        kysely
          .updateTable('sessions')
          .set({ last_seen_at: time, expires_at: end })
          .where('id', '=', row.session_id)
          .execute(),
      )
      // The browser forgets it at the same time, and not a month after the sign-in.
      putCookie(reply, sessionCookie(cookieName, token, Math.ceil((end - time) / 1000), secure))
    }
    return viewerFrom(row, hasProvider)
  }

  async function end(request: Asked): Promise<void> {
    const token = tokenOf(request)
    if (token !== undefined) await kysely.deleteFrom('sessions').where('token_hash', '=', digestOf(token)).execute()
  }

  return {
    cookieName,
    viewerOf(request, reply) {
      const token = tokenOf(request)
      return token === undefined ? Promise.resolve(null) : viewerOfToken(token, reply)
    },
    async open(request, reply, userId, isProved = false) {
      await end(request)
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
      const viewer = await viewerOfToken(token)
      if (viewer === null) throw new Error('The session that was just opened is not there.')
      return viewer
    },
    async close(request, reply) {
      await end(request)
      putCookie(reply, sessionCookie(cookieName, '', 0, secure))
    },
  }
}
