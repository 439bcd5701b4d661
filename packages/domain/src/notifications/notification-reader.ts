import type { Language, Notification, NotificationFilter } from '@skein/contract'
import { notificationKinds, notificationTypes } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import { cleanText } from '../clean-text.ts'
import { addressOf } from '../media/media-name.ts'
import { reactionNamed, videoFrom } from '../posts/post-from-row.ts'
import { dayColumn, isAskedFor, isShown, startOfDay, subjectColumn, timeOfId, toldRows } from './notification-row.ts'
import { sentenceOf } from './sentence.ts'

/** Whose notifications, from where on, and how they are told. */
export type NotificationPage = {
  userId: string
  language: Language
  /** The same kind, post and day together (behaviour §2.7), or each by itself. */
  isGrouped: boolean
  /** A part of the list; all of it without. */
  filter?: NotificationFilter | undefined
  before?: string | undefined
  limit: number
}

export type NotificationReader = { list: (page: NotificationPage) => Promise<Notification[]> }

/** Members named by a group; more are counted. */
const shownMembers = 4
/** Graphemes of a post that a notification quotes. */
const maxQuote = 200
/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const dayMs = 24 * 60 * 60 * 1000

type Row = {
  group_id: string
  id: string
  type: string
  subject: string | null
  day: number
  post_id: string | null
  created_at: number
  people: number
  unread: number
  member_id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  author_id: string | null
  content: string | null
  content_warning: string | null
  question: string | null
  image: string | null
  video: string | null
  emoji: string | null
}

type Values = { user: string; grouped: number; top: string; bottom: string; before: string; rows: number }

/** What shows the post in small: its first picture, or the still of its film. */
const pictureOf = ({ image, video }: Row): string | null =>
  image === null ? (videoFrom(video)?.poster ?? null) : addressOf(image)

/** Makes the statements. */
export function createNotificationReader({ kysely, dialect }: Database): NotificationReader {
  // A group never reaches over the end of a day, so a page is made of whole days: the rows from `bottom`, a start of a day, to `top`,
  // the end of the day of `before`. However much a member has been told, no more than that is looked at.
  const together = sql`partition by t.type, t.subject, t.day`
  const reading = (filter: NotificationFilter | undefined) =>
    statement<Values, Row>(
      kysely,
      ({ user, grouped, top, bottom, before, rows }) => sql<Row>`
      with told as (
        select n.id, n.type, n.actor_id, n.post_id, n.created_at, ${dayColumn} as day,
          case when n.read_at is null then 1 else 0 end as unread,
          case when cast(${grouped} as integer) = 1 then ${subjectColumn} else n.id end as subject
        from ${toldRows}
        where n.user_id = ${user} and n.id < ${dialect.id(top)} and n.id >= ${dialect.id(bottom)} and ${isShown(user)}
          and ${isAskedFor(user, filter)}),
      turns as (
        select t.*, row_number() over (${together}, t.actor_id order by t.id desc) as turn from told t),
      groups as (
        select t.*, max(cast(t.id as text)) over (${together}) as group_id, max(t.unread) over (${together}) as any_unread,
          sum(case when t.turn = 1 then 1 else 0 end) over (${together}) as people,
          row_number() over (${together}, t.turn order by t.id desc) as place
        from turns t)
      select g.group_id, g.id, g.type, g.subject, g.day, g.post_id, g.created_at, cast(g.people as integer) as people,
        cast(g.any_unread as integer) as unread, u.id as member_id, u.username, u.name, u.avatar, u.verified,
        p.author_id, p.content, p.content_warning, p.video, pl.question,
        (select i.media from post_images i where i.post_id = p.id and i.position = 0) as image, r.emoji
      from groups g join users u on u.id = g.actor_id
        left join posts p on p.id = g.post_id left join polls pl on pl.post_id = p.id
        left join reactions r on g.type = 'reaction' and r.post_id = g.post_id and r.user_id = g.actor_id
      where g.turn = 1 and g.place <= ${sql.lit(shownMembers)} and g.group_id < ${before}
      order by g.group_id desc, g.place limit ${rows}`,
    )

  const counting = (filter: NotificationFilter | undefined) =>
    statement<{ user: string; top: string; skip: number }, { id: string }>(
      kysely,
      ({ user, top, skip }) => sql<{ id: string }>`
        select n.id from notifications n left join posts p on p.id = n.post_id
        where n.user_id = ${user} and n.id < ${top} and ${isAskedFor(user, filter)} order by n.id desc limit 1 offset ${skip}`,
    )

  const statementsOf = (filter: NotificationFilter | undefined) => ({
    read: reading(filter),
    nthBelow: counting(filter),
  })
  const statements = {
    all: statementsOf(undefined),
    mentions: statementsOf('mentions'),
    requests: statementsOf('requests'),
    following: statementsOf('following'),
  }

  /** Rows of at least `limit` groups, or all there are. */
  async function rowsOf({ userId, isGrouped, filter, before, limit }: NotificationPage): Promise<Row[]> {
    const { read, nthBelow } = statements[filter ?? 'all']
    const top = before === undefined ? end : firstIdAt(startOfDay(timeOfId(before)) + dayMs)
    for (let skip = limit * 5; ; skip *= 4) {
      const [last] = await nthBelow(kysely, { user: userId, top, skip })
      const bottom = last === undefined ? firstIdAt(0) : firstIdAt(startOfDay(timeOfId(last.id)))
      const rows = await read(kysely, {
        user: userId,
        grouped: isGrouped ? 1 : 0,
        top,
        bottom,
        before: before ?? end,
        rows: limit * shownMembers,
      })
      if (last === undefined || new Set(rows.map((row) => row.group_id)).size >= limit) return rows
    }
  }

  async function notificationFrom(
    rows: [Row, ...Row[]],
    { userId, isGrouped, language }: NotificationPage,
  ): Promise<Notification | undefined> {
    const [row] = rows
    const type = notificationTypes.find((known) => known === row.type)
    if (type === undefined) return undefined
    const users = rows.map(({ member_id: id, username, name, avatar, verified }) => {
      return { id, username, name, avatar, verified: verified === 1 }
    })
    const [user] = users
    if (user === undefined) return undefined
    const { author_id: authorId, content_warning: warning } = row
    return {
      id: row.group_id,
      group:
        isGrouped && notificationKinds[type].isGrouped ? `${type}:${row.subject ?? '-'}:${row.day}` : `one:${row.id}`,
      type,
      user,
      users,
      others: row.people - 1,
      postId: row.post_id,
      post:
        authorId === null
          ? null
          : {
              authorId,
              text: cleanText(warning ?? (row.content || (row.question ?? '')), maxQuote),
              image: warning === null ? pictureOf(row) : null,
            },
      emoji: reactionNamed(row.emoji),
      message: await sentenceOf(
        {
          type,
          names: users.slice(0, 2).map(({ name }) => name),
          count: row.people,
          isActorsPost: authorId === user.id,
          isReadersPost: authorId === userId,
        },
        language,
      ),
      timestamp: new Date(row.created_at).toISOString(),
      read: row.unread === 0,
    }
  }

  return {
    async list(page) {
      const groups = new Map<string, [Row, ...Row[]]>()
      for (const row of await rowsOf(page)) {
        const group = groups.get(row.group_id)
        if (group) group.push(row)
        else groups.set(row.group_id, [row])
      }
      const found: Notification[] = []
      for (const rows of [...groups.values()].slice(0, page.limit)) {
        const notification = await notificationFrom(rows, page)
        if (notification) found.push(notification)
      }
      return found
    },
  }
}
