/** What members keep to post it later. */
import type { Time } from './columns.ts'

export type DraftsTable = {
  id: string
  user_id: string
  /** What is written, as JSON (`drafts/stored-draft.ts`). */
  content: string
  created_at: Time
  saved_at: Time
}

/** The uploads of a draft: they are kept as long as it is. */
export type DraftFilesTable = { draft_id: string; media: string }
