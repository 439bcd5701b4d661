/** What the search holds, and facts of the server itself. */

export type FactsTable = { name: string; value: string }

/** What the search holds of a post: its words, folded, between spaces. The index itself differs between engines (full-text.ts). */
export type SearchDocumentsTable = { post_id: string; text: string }

/** Username and words of the name, folded. */
export type UserWordsTable = { word: string; user_id: string }

/** Every hashtag that was ever used, by its folded form without accents. */
export type SearchTagsTable = { folded: string; tag: string }
