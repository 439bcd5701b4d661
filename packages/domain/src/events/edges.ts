import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'

/** Of some authors, the members who are an exception: with a block between them, who muted them, who follow them. */
export type Edges = {
  /** Members who do not get what the author writes, by author. */
  shut: Map<string, Set<string>>
  followers: Map<string, Set<string>>
}

/** @param followers how many followers the authors have whose followers are asked for, together */
export type Asked = { authors: ReadonlySet<string>; ofFollowers: ReadonlySet<string>; followers: number }

type Row = { author: string; viewer: string }
type Values = { authors: string; viewers: string; most: number }
type Kind = (condition: {
  authors: RawBuilder<unknown>
  of: (column: string) => RawBuilder<unknown>
}) => RawBuilder<Row>

/** So many members may be asked about one by one; it is cheaper than all edges of an author whom many follow. */
const few = 100

const shut: Kind = ({ authors, of }) => sql<Row>`
  select b.blocker_id as author, b.blocked_id as viewer from blocks b where b.blocker_id in (${authors}) ${of('b.blocked_id')}
  union all
  select b.blocked_id, b.blocker_id from blocks b where b.blocked_id in (${authors}) ${of('b.blocker_id')}
  union all
  select m.muted_id, m.muter_id from mutes m where m.muted_id in (${authors}) ${of('m.muter_id')}`

const followers: Kind = ({ authors, of }) => sql<Row>`
  select f.followee_id as author, f.follower_id as viewer from follows f
  where f.followee_id in (${authors}) and f.state = 'following' ${of('f.follower_id')}`

function byAuthor(rows: readonly Row[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { author, viewer } of rows) {
    const own = found.get(author)
    if (own) own.add(viewer)
    else found.set(author, new Set([viewer]))
  }
  return found
}

/**
 * Makes the statements. Each kind of edge is asked for from its smaller side: all that an author has, or, where that is more than there
 * are viewers, those of the viewers alone. So neither a crowd of viewers nor one of followers is walked for the other.
 */
export function createReadEdges({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>) {
  const both = (kind: Kind) => ({
    ofAuthors: statement<Pick<Values, 'authors' | 'most'>, Row>(
      kysely,
      ({ authors, most }) => sql<Row>`
        select e.author, e.viewer from (${kind({ authors: dialect.idList(authors), of: () => sql`` })}) e limit ${most}`,
    ),
    ofViewers: statement<Pick<Values, 'authors' | 'viewers'>, Row>(kysely, ({ authors, viewers }) =>
      kind({
        authors: dialect.idList(authors),
        of: (column) => sql`and ${sql.ref(column)} in (${dialect.idList(viewers)})`,
      }),
    ),
  })
  const kinds = { shut: both(shut), followers: both(followers) }

  return async ({ authors, ofFollowers, followers }: Asked, viewers: ReadonlyMap<string, unknown>): Promise<Edges> => {
    const most = viewers.size + 1
    const named = () => JSON.stringify([...viewers.keys()])
    const read = async (kind: keyof typeof kinds, of: ReadonlySet<string>, isMany: boolean) => {
      if (of.size === 0) return new Map<string, Set<string>>()
      const { ofAuthors, ofViewers } = kinds[kind]
      const list = JSON.stringify([...of])
      if (viewers.size > few && !isMany) {
        const rows = await ofAuthors(kysely, { authors: list, most })
        if (rows.length < most) return byAuthor(rows)
      }
      return byAuthor(await ofViewers(kysely, { authors: list, viewers: named() }))
    }
    return {
      shut: await read('shut', authors, false),
      followers: await read('followers', ofFollowers, followers > viewers.size),
    }
  }
}
