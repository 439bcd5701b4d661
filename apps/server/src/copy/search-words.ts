import type { SearchDocument } from '@skein/domain/database/full-text'
import type { Row } from './rows.ts'

/** A row of `search_documents` as what the index is made of: its text is its words with spaces between them. */
export const wordsOf = ([id, text]: Row): SearchDocument => ({
  id: String(id),
  words: String(text)
    .split(' ')
    .filter((word) => word !== ''),
})
