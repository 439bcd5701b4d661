/**
 * Writes notifications, in the transaction of the action they tell of. What `postId` names: the post that was liked, reposted or reacted to,
 * or whose poll ended; the reply of a `comment`; the post that holds a `mention`; the quoting post where a `repost` came with words.
 */
import type { NotificationType as Type } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'
import { notBlocked, reaches } from '../visibility.ts'
import { notMutedThread } from './muted-threads.ts'
import { wantsKind } from './quiet-kinds.ts'

/** `actorId` did something that concerns `recipientId`, at `time`. */
export type Note = { type: Type; actorId: string; recipientId: string; postId: string | null; time: number }

export type Notifier = {
  /**
   * Tells a member, unless they did it themself, muted who did it or the conversation, do not want this kind, or a block stands between, or who did it is
   * limited and not followed by them. The same action is told once.
   */
  tell: (unit: UnitOfWork, note: Note) => Promise<void>
  /** Withdraws what was told and not read yet: the action was taken back. */
  takeBack: (unit: UnitOfWork, note: Omit<Note, 'time'>) => Promise<void>
}

/** Whether the member `listener` wants to hear of what `actor` does. */
export const wantsToHear = (actor: RawBuilder<unknown>, listener = 'u') => {
  const u = sql.id(listener)
  return sql`
  ${u}.id <> ${actor} and ${u}.kind = 'person' and ${u}.deactivated_at is null and ${notBlocked(actor, listener)}
  and not exists (select 1 from mutes m where m.muter_id = ${u}.id and m.muted_id = ${actor})
  and exists (select 1 from users la where la.id = ${actor} and ${reaches(sql`${u}.id`, 'la')})`
}

type Row = { user_id: string }

/** Makes the notifier with its statements. */
export function createNotifier({ kysely, dialect }: Database): Notifier {
  const time = sql.raw(dialect.types.time)
  const insert = statement<
    Record<'id' | 'type' | 'actor' | 'recipient', string> & { post: string | null; time: number },
    Row
  >(
    kysely,
    (note) => sql<Row>`
      insert into notifications (id, user_id, actor_id, type, post_id, created_at)
      select ${dialect.id(note.id)}, u.id, ${dialect.id(note.actor)}, cast(${note.type} as text), ${dialect.id(note.post)},
        cast(${note.time} as ${time})
      from users u where u.id = ${note.recipient} and ${wantsToHear(note.actor)} and ${wantsKind(note.type)}
        and ${notMutedThread(sql`u.id`, dialect.id(note.post))}
      on conflict do nothing returning user_id`,
  )
  type Told = Record<'type' | 'actor' | 'recipient', string>
  const remove = (about: (post: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    statement<Told & { post: string | null }, Row>(
      kysely,
      (note) => sql<Row>`
        delete from notifications where user_id = ${note.recipient} and actor_id = ${note.actor} and type = ${note.type}
          and ${about(note.post)} and read_at is null returning user_id`,
    )
  const removeAboutPost = remove((post) => sql`post_id = ${post}`)
  const removeBare = remove((post) => sql`post_id is null and ${dialect.id(post)} is null`)

  const changed = ({ announce }: UnitOfWork, rows: Row[], noteId?: string) => {
    for (const { user_id: userId } of rows)
      announce({ kind: 'notifications-changed', userId, ...(noteId === undefined ? {} : { noteId }) })
  }
  return {
    async tell(unit, { type, actorId: actor, recipientId: recipient, postId: post, time: at }) {
      if (actor === recipient) return
      const id = newId(at)
      changed(unit, await insert(unit.tx, { id, type, actor, recipient, post, time: at }), id)
    },
    async takeBack(unit, { type, actorId: actor, recipientId: recipient, postId: post }) {
      if (actor === recipient) return
      const run = post === null ? removeBare : removeAboutPost
      changed(unit, await run(unit.tx, { type, actor, recipient, post }))
    },
  }
}
