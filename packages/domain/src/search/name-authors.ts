import type { SearchTerm } from '@skein/contract/search'
import type { Executor } from '../database/statements.ts'

/** How the index names an author: by id, so that a rename changes no post. No username can be as long. */
export const authorWord = (id: string): string => id.replaceAll('-', '')

/** The terms with `from:` as the index has it. A name that nobody has finds nothing; the assistant keeps its own, which never changes. */
export async function nameAuthors(executor: Executor, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  const names = terms.flatMap((term) => (term.kind === 'from' ? [term.username] : []))
  if (names.length === 0) return [...terms]
  const members = await executor
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'in', names)
    .where('kind', '=', 'person')
    .execute()
  const words = new Map(members.map(({ id, username }) => [username, authorWord(id)]))
  return terms.map((term) =>
    term.kind === 'from' ? { ...term, username: words.get(term.username) ?? term.username } : term,
  )
}
