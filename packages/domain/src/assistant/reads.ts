import type { Database } from '../database/database.ts'
import type { Clock } from '../ports.ts'
import type { PostReader } from '../posts/post-reader.ts'
import type { Threads } from '../posts/threads.ts'
import type { Searches } from '../search/searches.ts'
import type { Trends } from '../trends/trend-reader.ts'
import type { CanView } from '../visibility.ts'
import type { Assistance } from './assistance.ts'

/** What the assistant reads before it writes. */
export type Reads = {
  database: Database
  search: Searches
  posts: PostReader
  threads: Threads
  trends: Trends
  canView: CanView
  now: Clock
  assistance: Assistance
}
