import { Id } from '@skein/contract/schemas'
import type { Sessions } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { EventBus } from '../events/event-bus.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { deviceOf } from './user-agent.ts'

type Needs = {
  database: Database
  events: EventBus
  sessions: Sessions
  now: Clock
}

const defineCall = callsWith<Needs>()

const moment = (time: number) => new Date(time).toISOString()

/** This browser first, then the one used last. */
const list = defineCall('listSessions', async ({ viewer, database, now }) => {
  const rows = await database.kysely
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', viewer.id)
    .where('expires_at', '>', now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .map((row) => {
      const { browser, system, kind } = deviceOf(row.user_agent)
      return { row, browser, system, kind }
    })
    .map(({ row, browser, system, kind }) => ({
      id: row.id,
      current: row.id === viewer.sessionId,
      userAgent: row.user_agent,
      browser,
      system,
      kind,
      createdAt: moment(row.created_at),
      lastSeenAt: moment(row.last_seen_at),
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current))
})

const end = defineCall('endSession', async ({ viewer, params, request, reply, database, events, sessions }) => {
  if (!Id.safeParse(params.id).success) throw new Problem('not-found')
  const id = params.id.toLowerCase()
  const { numDeletedRows } = await database.kysely
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('not-found')
  if (id === viewer.sessionId) await sessions.close(request, reply)
  events.publish({ kind: 'session-ended', userId: viewer.id })
  return undefined
})

const endOthers = defineCall('endOtherSessions', async ({ viewer, database, events }) => {
  await database.kysely
    .deleteFrom('sessions')
    .where('user_id', '=', viewer.id)
    .where('id', '<>', viewer.sessionId)
    .execute()
  events.publish({ kind: 'session-ended', userId: viewer.id })
  return undefined
})

export const sessionCalls = [list, end, endOthers]
