import type { SecretBox } from '@skein/domain/auth/secret-box'
import type { RowsOf } from '@skein/domain/database/rows'
import type { Post, UserSummary } from '@skein/contract'
import { people, person } from '../../fixtures/people.ts'
import type { Person } from '../../fixtures/people.ts'
import type { BackendOptions, Told } from '../options.ts'
import { memberRows } from './members.ts'
import { chatRows, keyRows, messageRows } from './messages.ts'
import { moderationRows } from './moderation.ts'
import { customFeedRows, draftRows, noteRows, relationRows } from './people.ts'
import { postRows } from './posts.ts'

/** Everybody who is named: the members, and whoever wrote, quoted or reposted. */
function everybody({ members = Object.values(people), posts = [], signedInAs }: BackendOptions): Person[] {
  const all = new Map(members.map((member) => [member.id, member]))
  const cast = new Map<string, Person>(Object.values(people).map((one) => [one.id, one]))
  const add = (named: UserSummary | null | undefined) => {
    if (named && !all.has(named.id)) all.set(named.id, cast.get(named.id) ?? person({ ...named }))
  }
  if (signedInAs && !all.has(signedInAs.id)) all.set(signedInAs.id, signedInAs)
  for (const { author, postedBy, quote, repost } of posts)
    for (const named of [author, postedBy, quote?.author, quote?.postedBy, repost?.user]) add(named)
  return [...all.values()]
}

/** The rows of all of `tables` together, table by table. */
function together(parts: readonly RowsOf[]): RowsOf {
  const all: Record<string, unknown[]> = {}
  for (const part of parts)
    for (const [table, rows] of Object.entries(part)) all[table] = [...(all[table] ?? []), ...rows]
  return all
}

type Parts = { passwordHash: string; token: string; secrets: SecretBox }

/** Options in which every member is somebody. */
function tellOf(options: BackendOptions): Told {
  const members = everybody(options)
  const ids = new Map(members.map(({ username, id }) => [username, id]))
  return {
    ...options,
    members,
    idOf(username) {
      const id = ids.get(username)
      if (id === undefined) throw new Error(`Nobody here is called ${username}.`)
      return id
    },
  }
}

/** The rows of a post that comes later; whoever wrote it is a member. */
export function rowsOfPost(post: Post): RowsOf {
  const rows = postRows(tellOf({ posts: [post] }))
  return { ...rows, posts: (rows.posts ?? []).filter(({ id }) => id === post.id) }
}

/** What a backend starts with, as rows. @param token the session's of the browser that asks */
export async function rowsOf(options: BackendOptions, parts: Parts): Promise<RowsOf> {
  const told = tellOf(options)
  return together([
    customFeedRows(told),
    draftRows(told),
    memberRows(told, parts),
    postRows(told),
    relationRows(told),
    noteRows(told),
    messageRows(told),
    await keyRows(told),
    chatRows(told),
    moderationRows(told),
  ])
}
