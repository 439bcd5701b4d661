import type { StatementStep } from '../migration.ts'

/**
 * The most characters that a text of members may have in each table: sixteen to one that a reader counts, as the contract bounds them
 * (text/bounds.ts). Code points, which are never more than code units.
 */
const bounds: Record<string, Record<string, number>> = {
  users: { name: 800, bio: 4800, location: 960, website: 3200 },
  posts: { content: 8000, content_warning: 1600 },
  post_revisions: { content: 8000 },
  post_images: { alt: 8000 },
  polls: { question: 4800 },
  poll_options: { text: 3200 },
  messages: { content: 32_000, envelope: 250_000 },
  chat_messages: { question: 32_000 },
  muted_words: { word: 800 },
  passkeys: { name: 800 },
}

/** The tables that have bounds. */
export const boundedTables: readonly string[] = Object.keys(bounds)

/**
 * A second belt under the contract: no way of writing, be it one that forgets the contract, keeps a text without end. SQLite adds a check
 * only together with a column, so an empty one carries it, on both engines. A row from before that is longer than any legal text is cut; otherwise the
 * check would hold up each later write to it.
 */
export const boundedTexts: StatementStep = {
  version: 10,
  name: 'bounded texts',
  statements: () =>
    Object.entries(bounds).flatMap(([table, columns]) => {
      const all = Object.entries(columns)
      const cuts = all
        // Half an envelope is none; it can be no longer than the body that brought it.
        .filter(([column]) => column !== 'envelope')
        .map(
          ([column, max]) =>
            `update ${table} set ${column} = substr(${column}, 1, ${max}) where length(${column}) > ${max}`,
        )
      const check = all.map(([column, max]) => `(${column} is null or length(${column}) <= ${max})`).join(' and ')
      return cuts.concat(`alter table ${table} add column bounds integer constraint ${table}_bounds check (${check})`)
    }),
}
