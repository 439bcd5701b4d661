import type { Generated } from 'kysely'

/** What is to leave the product; gone once it has left. */
export type OutboxTable = {
  id: string
  kind: string
  /** JSON, closed with a key that is not in the database: links of letters open accounts. */
  content: string
  created_at: number
  next_at: number
  tries: Generated<number>
  holder: string | null
  held_until: number | null
}
