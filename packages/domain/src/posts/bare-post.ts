import type { Insertable } from 'kysely'
import type { Tables } from '../database/schema.ts'

type PostRow = Insertable<Tables['posts']>

/** The row of a post that has nothing but what is given: no words, no files, nobody who did anything with it. */
export const barePost = (given: Pick<PostRow, 'id' | 'author_id' | 'created_at'> & Partial<PostRow>): PostRow => ({
  content: '',
  edited_at: null,
  deleted_at: null,
  reply_to_id: null,
  root_id: null,
  reply_rule: null,
  quote_of_id: null,
  repost_of_id: null,
  entities: '[]',
  type: null,
  content_warning: null,
  is_ai_generated: 0,
  url_preview: null,
  video: null,
  image_count: 0,
  has_poll: 0,
  likes: 0,
  comments: 0,
  reposts: 0,
  ...given,
})
