/** The review of reports: for moderators only; to everybody else these addresses are not there. Every action stands in a log. */
import type { ModerationEntry, ReportCase, UserSummary } from '@skein/contract'
import { Id } from '@skein/contract/schemas'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Dialect } from '../database/dialect.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { eraseContent } from '../posts/delete-post.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { writeAuditEntry } from './audit-log.ts'
import { refuseMeasure } from './measured-member.ts'
import { keepMeasure } from './measures.ts'
import { requireModerator } from './moderator.ts'
import { standingLink } from './standing-link.ts'
import { liftSuspension, suspend } from './suspend.ts'
import { tellStanding } from './tell-standing.ts'

type Needs = {
  database: Database
  events: EventBus
  write: Write
  mail: Mail
  searchIndex: SearchIndex
  now: Clock
}

const defineCall = callsWith<Needs>()

const moment = (time: number) => new Date(time).toISOString()

type Named = { id: string; username: string; name: string; avatar: string | null; verified: number }

const summaryFrom = ({ id, username, name, avatar, verified }: Named): UserSummary => ({
  id,
  username,
  name,
  avatar,
  verified: verified === 1,
})

type CaseRow = {
  id: string
  subject: ReportCase['subject']
  subject_id: string
  reason: ReportCase['reason']
  note: string | null
  created_at: number
  reporter: string
  about: string | null
  content: string | null
  reports: number | string
  action: 'dismiss' | 'remove-post' | 'suspend-member' | null
  decision_reason: string | null
  decided_at: number | null
  decider: string | null
}

const person = (dialect: Dialect, u: string) =>
  dialect.jsonObject({
    id: sql.ref(`${u}.id`),
    username: sql.ref(`${u}.username`),
    name: sql.ref(`${u}.name`),
    avatar: sql.ref(`${u}.avatar`),
    verified: sql.ref(`${u}.verified`),
    suspended: sql`case when ${sql.ref(`${u}.suspended_at`)} is null then 0 else 1 end`,
    limited: sql`case when ${sql.ref(`${u}.limited_at`)} is null then 0 else 1 end`,
    moderator: sql`case when ${sql.ref(`${u}.role`)} = 'moderator' then 1 else 0 end`,
  })

function selectCases({ dialect }: Database, where: RawBuilder<unknown>) {
  return sql<CaseRow>`
    select r.id, r.subject, r.subject_id, r.reason, r.note, r.created_at, r.action, r.decision_reason, r.decided_at,
      (select ${person(dialect, 'x')} from users x where x.id = r.reporter_id) as reporter,
      (select ${person(dialect, 'y')} from users y where y.id = case r.subject when 'user' then r.subject_id
        when 'post' then (select p.author_id from posts p where p.id = r.subject_id)
        else (select m.sender_id from messages m where m.id = r.subject_id) end) as about,
      (select p.content from posts p where r.subject = 'post' and p.id = r.subject_id and p.deleted_at is null) as content,
      (select count(*) from reports o where o.subject = r.subject and o.subject_id = r.subject_id and o.state = 'open') as reports,
      (select ${person(dialect, 'z')} from users z where z.id = r.decided_by) as decider
    from reports r where ${where}`
}

function caseFrom(row: CaseRow): ReportCase {
  const named = (text: string): Named & { suspended: number; limited: number; moderator: number } => JSON.parse(text)
  const { action, decision_reason: reason, decided_at: at } = row
  const about = row.about === null ? null : named(row.about)
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    reason: row.reason,
    note: row.note,
    createdAt: moment(row.created_at),
    reporter: summaryFrom(named(row.reporter)),
    about: about && {
      ...summaryFrom(about),
      suspended: about.suspended === 1,
      limited: about.limited === 1,
      moderator: about.moderator === 1,
    },
    content: row.content,
    reports: Number(row.reports),
    decision:
      action === null || reason === null || at === null
        ? null
        : { action, reason, by: row.decider === null ? null : summaryFrom(named(row.decider)), at: moment(at) },
  }
}

const list = defineCall('listReports', async ({ viewer, query, database }) => {
  requireModerator(viewer)
  const before = query.before === undefined ? sql`1 = 1` : sql`r.id < ${query.before.toLowerCase()}`
  const state = query.state === 'open' ? sql`r.state = 'open'` : sql`r.state <> 'open'`
  const { rows } = await selectCases(
    database,
    sql`${state} and ${before} order by r.id desc limit ${query.limit}`,
  ).execute(database.kysely)
  return rows.map(caseFrom)
})

/** Decides a report, and with it every other open one about the same thing. */
const decide = defineCall('decideReport', async (context) => {
  const { viewer, params, body, database, write, events, mail, now } = context
  requireModerator(viewer)
  if (!Id.safeParse(params.id).success) throw new Problem('not-found')
  const reportId = params.id.toLowerCase()
  const reason = body.reason.trim()
  const time = now()
  const about = await write(async (unit) => {
    const { tx } = unit
    const { rows } = await selectCases(database, sql`r.id = ${reportId}`).execute(tx)
    const [row] = rows
    if (row === undefined) throw new Problem('not-found')
    const found = caseFrom(row)
    if (found.about?.id === viewer.id) throw new Problem('own-subject')
    const decided = await sql`
      update reports set state = ${body.action === 'dismiss' ? 'dismissed' : 'upheld'}, action = ${body.action},
        decision_reason = ${reason}, decided_by = ${viewer.id}, decided_at = ${time}
      where subject = ${found.subject} and subject_id = ${found.subjectId} and state = 'open' returning id`.execute(tx)
    if (decided.rows.length === 0) throw new Problem('already-decided')
    const userId = found.about?.id ?? null
    if (body.action === 'remove-post') {
      if (found.subject !== 'post') throw new Problem('invalid-input', { fields: { action: 'This is no post.' } })
      await eraseContent(context, unit, found.subjectId)
      if (userId !== null) {
        await keepMeasure(tx, { userId, kind: 'remove-post', reason, moderatorId: viewer.id, time })
        await tellStanding(unit, userId, time)
        await mail.send(tx, 'postRemoved', userId, { reason, url: standingLink(mail) })
      }
    }
    if (body.action === 'suspend-member') {
      if (userId === null) throw new Problem('invalid-input', { fields: { action: 'There is nobody to suspend.' } })
      refuseMeasure(viewer.id, { id: userId, isModerator: found.about?.moderator === true })
      await suspend(tx, { userId, reason, moderatorId: viewer.id, time })
      await mail.send(tx, 'suspended', userId, { reason })
    }
    await writeAuditEntry(tx, { moderatorId: viewer.id, userId, action: body.action, reason, reportId, time })
    return userId
  })
  if (about !== null && body.action === 'suspend-member') events.publish({ kind: 'session-ended', userId: about })
  const { rows } = await selectCases(database, sql`r.id = ${reportId}`).execute(database.kysely)
  const [row] = rows
  if (row === undefined) throw new Problem('not-found')
  return caseFrom(row)
})

const lift = defineCall('liftSuspension', async ({ viewer, params, body, database, now }) => {
  requireModerator(viewer)
  if (!Id.safeParse(params.userId).success) throw new Problem('user-not-found')
  const userId = params.userId.toLowerCase()
  const time = now()
  await database.transaction(async (tx) => {
    if (!(await liftSuspension(tx, userId, time))) throw new Problem('user-not-found')
    const reason = body.reason.trim()
    await writeAuditEntry(tx, {
      moderatorId: viewer.id,
      userId,
      action: 'lift-suspension',
      reason,
      reportId: null,
      time,
    })
  })
  return undefined
})

type LogRow = {
  id: string
  action: ModerationEntry['action']
  reason: string
  created_at: number
  report_id: string | null
  by: string | null
  about: string | null
}

const history = defineCall('listModerationLog', async ({ viewer, query, database }) => {
  requireModerator(viewer)
  const { dialect, kysely } = database
  const before = query.before === undefined ? sql`1 = 1` : sql`l.id < ${query.before.toLowerCase()}`
  const { rows } = await sql<LogRow>`
    select l.id, l.action, l.reason, l.created_at, l.report_id,
      (select ${person(dialect, 'x')} from users x where x.id = l.moderator_id) as by,
      (select ${person(dialect, 'y')} from users y where y.id = l.user_id) as about
    from moderation_log l where ${before} order by l.id desc limit ${query.limit}`.execute(kysely)
  const named = (text: string | null): UserSummary | null => {
    if (text === null) return null
    const row: Named = JSON.parse(text)
    return summaryFrom(row)
  }
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    reason: row.reason,
    at: moment(row.created_at),
    by: named(row.by),
    about: named(row.about),
    reportId: row.report_id,
  }))
})

export const reviewCalls = [list, decide, lift, history]
