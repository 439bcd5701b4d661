/** What can happen to the composer. */
import type { ReplyRule, UrlPreview } from '@skein/contract'
import type { PollDraft } from '@skein/design-system/poll-builder'
import type { Composition, Crop, MediaItem, Refusal } from './composition.ts'

/** A file with what is known of it before it is sent. */
export type NewMedia = Pick<MediaItem, 'id' | 'kind' | 'file' | 'name'> &
  Partial<Pick<MediaItem, 'upload' | 'alt' | 'crop' | 'isGenerated'>>

/** What can happen to pictures and video. `run` says which start of the upload it is about. */
export type MediaEvent =
  | { type: 'media-added'; items: readonly NewMedia[] }
  | { type: 'media-removed'; id: string }
  /** To the place `to`, counted from 0. */
  | { type: 'media-moved'; id: string; to: number }
  | { type: 'media-described'; id: string; alt: string }
  /** Another part of the picture, or all of it again: it is sent anew. */
  | { type: 'media-cropped'; id: string; crop: Crop | null }
  | { type: 'upload-advanced'; id: string; run: number; done: number }
  | { type: 'upload-finished'; id: string; run: number; url: string; at: number }
  /** `why`: the server looked at the file and does not take it, so that sending it again is of no use. */
  | { type: 'upload-failed'; id: string; run: number; why?: Refusal | undefined }
  | { type: 'upload-cancelled'; id: string }
  | { type: 'upload-retried'; id: string }

/** What can happen to a suggested alt text. `url` says which upload it is about. */
export type AltEvent =
  | { type: 'alt-asked'; id: string }
  | { type: 'alt-suggested'; id: string; url: string; alt: string }
  | { type: 'alt-failed'; id: string; url: string; isQuota: boolean }
  | { type: 'alt-cancelled'; id: string }
  /** The member looked at the draft: it is right. */
  | { type: 'alt-confirmed'; id: string }
  | { type: 'alt-undone'; id: string }

export type ComposerEvent =
  | { type: 'typed'; text: string }
  /** A draft came out of storage: it fills a composer in which nothing is written. */
  | { type: 'restored'; post: Composition }
  /** The other view of it, which has closed, left this: box and dialog take turns at one post. */
  | { type: 'handed-back'; post: Composition }
  /** A draft of the list was opened: it takes the place of what was here, which is kept. */
  | { type: 'draft-opened'; post: Composition }
  /** The content warning; null takes its field away. */
  | { type: 'warned'; text: string | null }
  /** Who may reply. */
  | { type: 'rule-chosen'; rule: ReplyRule }
  /** One more follows in the thread; none that is empty is followed. */
  | { type: 'part-added'; id: string }
  | { type: 'part-typed'; id: string; text: string }
  | { type: 'part-removed'; id: string }
  /** The first of several is taken out. */
  | { type: 'first-removed' }
  /** The first of several is published, as the post with that id; the rest goes on from there. */
  | { type: 'part-posted'; id: string }
  /** The member threw everything away. */
  | { type: 'discarded' }
  | { type: 'poll-attached'; draft: PollDraft }
  | { type: 'poll-changed'; draft: PollDraft }
  | { type: 'poll-removed' }
  /** Nothing was typed for a second. */
  | { type: 'typing-rested' }
  | { type: 'preview-answered'; url: string; preview: UrlPreview | null }
  | { type: 'preview-dismissed' }
  | { type: 'enhance-asked' }
  | { type: 'enhance-answered'; text: string }
  | { type: 'enhance-failed' }
  | { type: 'enhance-undone' }
  | { type: 'enhance-accepted' }
  | { type: 'sent' }
  /** Sending was called off while it waited for uploads. */
  | { type: 'held' }
  | { type: 'succeeded' }
  | { type: 'failed' }
  | MediaEvent
  | AltEvent
