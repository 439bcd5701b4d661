import type { Insertable } from 'kysely'
import type { Tables } from '../database/schema.ts'

type MediaRow = Insertable<Tables['media']>

type Given = Pick<MediaRow, 'name' | 'owner_id' | 'type' | 'width' | 'height' | 'bytes' | 'created_at'>

/** The row of a file that nothing shows yet: an upload of its owner's, unless something else is given. */
export const bareMedia = (given: Given & Partial<MediaRow>): MediaRow => ({
  post_id: null,
  purpose: 'upload',
  thumbhash: null,
  drawing: null,
  sizes: '[]',
  duration: null,
  codecs: null,
  poster: null,
  ...given,
})
