import type { Migration } from '../migration.ts'

/**
 * The index of the search (reference: database/full-text.ts). Words come ready from the program, so both engines keep the same ones:
 * SQLite in an FTS5 table that separates at spaces only, PostgreSQL as a stored `tsvector` that is written, not parsed. A table of its
 * own keeps the rows of `posts` short, and their updates cheap.
 */
export const fullText: Migration = {
  version: 3,
  name: 'full text',
  statements: ({ id, withoutRowid }, engine) => {
    const post = 'references posts (id) on delete cascade'
    // Starts of words are looked up as ranges, which only the order of bytes allows.
    const word = engine === 'postgres' ? 'text collate "C"' : 'text'
    return [
      ...(engine === 'postgres'
        ? [
            `create table search_documents (post_id ${id} primary key ${post}, text text not null, document tsvector not null)`,
            'create index search_documents_by_word on search_documents using gin (document)',
          ]
        : [
            // The number grows with the post's id, so that "newest first" is the order of the index itself.
            `create table search_documents (number integer primary key, post_id ${id} not null unique ${post}, text text not null)`,
            `create virtual table search_words using fts5(
              text, content='', contentless_delete=1, tokenize="ascii tokenchars '_'")`,
          ]),
      `create table user_words (
        word ${word} not null, user_id ${id} not null references users (id) on delete cascade,
        primary key (word, user_id)) ${withoutRowid}`,
      'create index user_words_of_user on user_words (user_id, word)',
      `create table search_tags (folded ${word} not null, tag text not null, primary key (folded, tag)) ${withoutRowid}`,
    ]
  },
}
