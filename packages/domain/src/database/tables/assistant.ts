/** The assistant: what it was used for, what it wrote, conversations with it. */
import type { Switch, Time } from './columns.ts'

/** One use of the assistant: what it cost, never what was said. */
export type AssistantUsesTable = {
  id: string
  user_id: string
  kind: 'text' | 'image' | 'alt' | 'chat' | 'insights' | 'translation'
  provider: string
  model: string | null
  input_tokens: number | null
  output_tokens: number | null
  outcome: 'running' | 'done' | 'given-up' | 'failed'
  created_at: Time
}

/** A question to the assistant with its answer; `sources` as JSON. */
export type ChatMessagesTable = {
  id: string
  user_id: string
  question: string
  answer: string
  provider: string
  sources: string
  /** 0: it was stopped, or ended early. */
  complete: Switch
  created_at: Time
}

/** The digest beside a member's feed; `lines` as JSON. */
export type InsightDigestsTable = { user_id: string; provider: string; lines: string; created_at: Time }

/** Digests of what the assistant wrote for a member. */
export type AssistantTextsTable = { user_id: string; digest: string; created_at: Time }
