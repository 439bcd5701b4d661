/** Files of members, kept and arriving. */
import type { Generated } from 'kysely'
import type { Time } from './columns.ts'

export type MediaTable = {
  /** File name in the store and last part of its address. */
  name: string
  owner_id: string
  /** The post it belongs to, which decides who may see it; null for avatars and files not posted yet. */
  post_id: string | null
  /** The message it belongs to: its two members may see it. */
  message_id: Generated<string | null>
  purpose: 'avatar' | 'post' | 'preview' | 'upload' | 'message'
  /** 1: the assistant made it. */
  generated: Generated<number>
  type: string
  width: number
  height: number
  thumbhash: string | null
  /** How to draw it at the first request (demo pictures), as JSON; null where the file is there. */
  drawing: string | null
  /** Smaller copies as JSON: file name and width, narrowest first. */
  sizes: Generated<string>
  bytes: number | null
  /** Seconds, of a video. */
  duration: number | null
  /** Of a video, such as `vp9,opus`. */
  codecs: string | null
  /** File name of the picture a video shows before it plays. */
  poster: string | null
  created_at: Time
}

export type UploadsTable = {
  id: string
  owner_id: string
  kind: 'image' | 'video'
  /** Bytes announced, and bytes that have arrived. */
  size: number
  received: Generated<number>
  poster: string | null
  /** The contract's result as JSON, once everything has arrived and was understood. */
  result: string | null
  created_at: Time
  updated_at: Time
}
