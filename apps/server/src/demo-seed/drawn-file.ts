import type { Tables } from '@skein/domain/database/schema'
import type { Insertable } from 'kysely'
import type { Drawing } from './draw-demo.ts'

/** Whose file it is, and where it is shown. */
export type FilePlace = {
  owner: string
  post: string | null
  purpose: 'avatar' | 'post' | 'preview'
  /** Milliseconds since 1970. */
  time: number
}

/** The row of a picture that is drawn when it is first asked for. */
export const drawnFile = (
  { name, owner, post, purpose, time }: FilePlace & { name: string },
  drawing: Drawing,
  { width, height }: { width: number; height: number },
): Insertable<Tables['media']> => ({
  name,
  owner_id: owner,
  post_id: post,
  purpose,
  type: 'image/webp',
  width,
  height,
  thumbhash: null,
  drawing: JSON.stringify(drawing),
  duration: null,
  codecs: null,
  poster: null,
  created_at: time,
})
