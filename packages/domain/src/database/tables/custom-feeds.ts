/** Feeds that members make. */
import type { CustomFeed } from '@skein/contract'
import type { Switch, Time } from './columns.ts'

export type CustomFeedsTable = {
  id: string
  /** Who made it. */
  user_id: string
  name: string
  /** Of what it is made, as JSON: ids of people, tags, words. */
  rule: string
  sort: CustomFeed['order']
  shared: Switch
  created_at: Time
}

/** The feeds of others that a member keeps. */
export type KeptFeedsTable = { user_id: string; feed_id: string; created_at: Time }
