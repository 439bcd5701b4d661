import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'

/** What a member does not want to see, of what others may: read when their stream opens, and again when they change it. */
export type Wishes = {
  hidesAi: boolean
  /** Muted words, as they are looked for in the words of a post. */
  words: readonly string[]
}

/** Reads the wishes of members; those who are not here any more are left out. */
export type ReadWishes = (members: Iterable<string>) => Promise<Map<string, Wishes>>

/** Makes the statement. */
export function createReadWishes({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>): ReadWishes {
  type Row = { id: string; hides_ai: number; word: string | null }
  const read = statement<{ members: string }, Row>(
    kysely,
    ({ members }) => sql<Row>`
      select u.id, case when u.hides_ai = 1 then 1 else 0 end as hides_ai, mw.folded as word
      from users u left join muted_words mw on mw.user_id = u.id where u.id in (${dialect.idList(members)})`,
  )
  return async (members) => {
    const wishes = new Map<string, { hidesAi: boolean; words: string[] }>()
    for (const { id, hides_ai, word } of await read(kysely, { members: JSON.stringify([...members]) })) {
      const own = wishes.get(id) ?? { hidesAi: hides_ai === 1, words: [] }
      if (word !== null && word !== '') own.words.push(word)
      wishes.set(id, own)
    }
    return wishes
  }
}
