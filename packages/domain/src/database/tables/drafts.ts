/** What members keep to post it later. */
import type { DraftRefusal } from '@skein/contract'
import type { Generated } from 'kysely'
import type { Time } from './columns.ts'

export type DraftsTable = {
  id: string
  user_id: string
  /** What is written, as JSON (`drafts/stored-draft.ts`). */
  content: string
  created_at: Time
  saved_at: Time
  /** When it is published; null for one that waits for its author. */
  scheduled_for: Generated<Time | null>
  /** Why it is not scheduled any more, where its author did not say so. */
  refusal: Generated<DraftRefusal | null>
}

/** The uploads of a draft: they are kept as long as it is. */
export type DraftFilesTable = { draft_id: string; media: string }
