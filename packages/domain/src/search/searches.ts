import type { UserSummary } from '@skein/contract'
import type { Database } from '../database/database.ts'
import type { Clock } from '../ports.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { createFindPosts } from './blended/find-posts.ts'
import type { FindPosts } from './blended/find-posts.ts'
import { createLatelyUsed } from './lately-used.ts'
import { createSearchHashtags, createTagsAround } from './search-hashtags.ts'
import type { SearchHashtags, TagsAround } from './search-hashtags.ts'
import { createSearchPeople } from './search-people.ts'
import type { SearchPeople } from './search-people.ts'
import { createSearchPosts } from './search-posts.ts'
import type { SearchPosts } from './search-posts.ts'

/** The searches of this server, made once. */
export type Searches = {
  posts: SearchPosts
  /** The posts that answer a question best. */
  best: FindPosts
  people: SearchPeople
  hashtags: SearchHashtags
  tagsAround: TagsAround
}

/** Makes them. */
export function createSearch(parts: {
  database: Database
  assistant: UserSummary
  posts: PostReader
  now: Clock
}): Searches {
  const lately = createLatelyUsed(parts)
  const hashtags = createSearchHashtags(parts, lately)
  return {
    posts: createSearchPosts(parts),
    best: createFindPosts(parts),
    people: createSearchPeople(parts),
    hashtags,
    tagsAround: createTagsAround(hashtags, lately),
  }
}
