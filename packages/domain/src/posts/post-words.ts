/** What a post's wording points at: links, hashtags, and mentions of members that exist. */
import { entitiesOf } from '@skein/contract'
import type { Entity } from '@skein/contract/text'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'

type Tx = Transaction<Tables>

/** A wording as it is stored, with whom it mentions and its distinct hashtags. */
export type Words = { content: string; entities: Entity[]; tags: string[]; mentioned: string[] }

const distinct = (entities: readonly Entity[], kind: Entity['kind']) => [
  ...new Set(entities.filter((entity) => entity.kind === kind).map(({ value }) => value)),
]

/** Reads a wording. A mention of nobody is plain text, so that no link leads nowhere. */
export async function readWords(tx: Tx, content: string): Promise<Words> {
  const found = entitiesOf(content)
  const names = distinct(found, 'mention')
  const members =
    names.length === 0
      ? []
      : await tx
          .selectFrom('users')
          .select(['id', 'username'])
          .where('username', 'in', names)
          .where('deactivated_at', 'is', null)
          .execute()
  const known = new Set(members.map(({ username }) => username))
  return {
    content,
    entities: found.filter(({ kind, value }) => kind !== 'mention' || known.has(value)),
    tags: distinct(found, 'hashtag'),
    mentioned: members.map(({ id }) => id),
  }
}

type Tagged = { id: string; authorId: string; type: string | null; time: number }

/**
 * Files the post under the hashtags; `time` is when it was published, also where an edit added the tag. Not a story: the tag would lead
 * to nothing, as stories stand in no list of posts.
 */
export async function insertTags(tx: Tx, post: Tagged, tags: string[]) {
  if (tags.length === 0 || post.type === 'story') return
  const rows = tags.map((tag) => ({ tag, post_id: post.id, author_id: post.authorId, created_at: post.time }))
  await tx.insertInto('hashtags').values(rows).execute()
}

/** Remembers whom the post mentions. */
export async function insertMentions(tx: Tx, postId: string, members: string[]) {
  if (members.length === 0) return
  await tx
    .insertInto('mentions')
    .values(members.map((id) => ({ post_id: postId, user_id: id })))
    .execute()
}
