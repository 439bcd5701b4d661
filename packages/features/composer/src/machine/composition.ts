/** What is being written, as data: the shapes, and the questions that are asked of them. No React, no document. */
import { countGraphemes, isBlank, limits, type ReplyRule, type UrlPreview } from '@skein/contract'
import type { PollDraft } from '@skein/design-system/poll-builder'
import { sentPollOf } from './poll.ts'
import { areSendable, type ThreadPart } from './thread-parts.ts'

/** A part of a picture, as fractions of its width and height, 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Why a file was never sent. */
export type Refusal = 'heic' | 'unsupported' | 'too-large' | 'unreadable'

/** Where a file is on its way to the server. Only what failed or was cancelled can be tried again. */
export type UploadState =
  /** `done` is a fraction, 0 to 1. */
  | { status: 'uploading'; done: number }
  /** `at` is when, in milliseconds since 1970: an upload that no post uses is kept for a day. */
  | { status: 'uploaded'; url: string; at: number }
  | { status: 'cancelled' }
  | { status: 'failed' }
  | { status: 'refused'; why: Refusal }

/** What the assistant does for the alt text of a picture. */
export type AltHelp =
  | { status: 'none' }
  | { status: 'asking' }
  /** The alt text is what the assistant wrote, to the letter, and the member has not said yet that it is right. */
  | { status: 'drafted' }
  | { status: 'failed'; isQuota: boolean }

/** A picture or video of the post. */
export type MediaItem = {
  id: string
  kind: 'image' | 'video'
  /** The file as it was chosen; a crop is cut out of it anew each time, so that one can always go back. */
  file: Blob
  name: string
  alt: string
  altHelp: AltHelp
  /** The assistant made it: the post carries the label, cut or not. */
  isGenerated: boolean
  crop: Crop | null
  /** Counts the starts of its upload: an answer to an earlier one comes too late. */
  run: number
  upload: UploadState
}

/** The poll, and whether the text is still the one that was made from its question. */
export type PollPart = { draft: PollDraft; prefills: boolean }

/** The preview of the first address. `dismissed` are addresses that the member does not want one for. */
export type PreviewPart = { dismissed: readonly string[] } & (
  | { status: 'none' }
  | { status: 'loading'; url: string }
  | { status: 'shown'; url: string; preview: UrlPreview }
)

/** Both wordings, while the difference is looked at. */
export type Enhancement = { before: string; after: string }

/** Everything that Post would send, and what is shown of its making. */
export type Composition = {
  text: string
  /** The content warning; null while there is no field for one. */
  warning: string | null
  media: readonly MediaItem[]
  poll: PollPart | null
  preview: PreviewPart
  /** The text is what the assistant wrote, to the letter. */
  isAiGenerated: boolean
  enhancement: Enhancement | null
  /** Who may reply, where it begins a thread. */
  replyRule: ReplyRule
  /** What follows it in a thread of several, in order. */
  more: readonly ThreadPart[]
  /** What of the thread is published: its last post, which this one answers, and how many there are. Null where nothing is. */
  after: { id: string; count: number } | null
  /** The draft on the server that this came from: it goes when this is posted, and is changed when this is saved. */
  kept: string | null
}

export const emptyComposition: Composition = {
  text: '',
  warning: null,
  media: [],
  poll: null,
  preview: { status: 'none', dismissed: [] },
  isAiGenerated: false,
  enhancement: null,
  replyRule: 'everyone',
  more: [],
  after: null,
  kept: null,
}

/** Whether the post carries the label: for its wording, or for one of its pictures. */
export const isLabelled = ({ isAiGenerated, media }: Composition): boolean =>
  isAiGenerated || media.some(({ isGenerated }) => isGenerated)

/** Whether there is nothing that would be missed. */
export const isEmpty = (post: Composition): boolean =>
  isBlank(post.text) &&
  post.media.length === 0 &&
  post.poll === null &&
  isBlank(post.warning ?? '') &&
  post.more.every(({ text }) => isBlank(text))

/** Whether there is more than a text: what the short box cannot show. A wording of the assistant is more, for its label. */
export const hasParts = ({ media, poll, warning, isAiGenerated, replyRule, more, after }: Composition): boolean =>
  media.length > 0 ||
  poll !== null ||
  warning !== null ||
  isAiGenerated ||
  replyRule !== 'everyone' ||
  more.length > 0 ||
  after !== null

/** What keeps a post from being sent. */
export type Obstacle = 'blank' | 'too-long' | 'poll' | 'warning-too-long' | 'alt-too-long' | 'media' | 'thread'

/** Every reason why the post cannot be sent; none while it only waits for uploads. */
export function obstaclesOf({ text, poll, warning, media, more }: Composition): Obstacle[] {
  const found: Obstacle[] = []
  if (isBlank(text)) found.push('blank')
  if (countGraphemes(text.trim()) > limits.post.max) found.push('too-long')
  if (poll !== null && sentPollOf(poll.draft) === undefined) found.push('poll')
  if (warning !== null && countGraphemes(warning.trim()) > limits.contentWarning.max) found.push('warning-too-long')
  if (media.some(({ alt }) => countGraphemes(alt.trim()) > limits.altText.max)) found.push('alt-too-long')
  if (media.some(({ upload }) => upload.status !== 'uploading' && upload.status !== 'uploaded')) found.push('media')
  if (!areSendable(more)) found.push('thread')
  return found
}

/** Whether something is still on its way to the server. */
export const isUploading = ({ media }: Composition): boolean =>
  media.some(({ upload }) => upload.status === 'uploading')

/** How many more of a kind fit: four pictures or one video, and never both. */
export function roomFor(kind: MediaItem['kind'], media: readonly MediaItem[]): number {
  if (media.some((item) => item.kind !== kind)) return 0
  return Math.max(0, (kind === 'image' ? limits.image.maxPerPost : 1) - media.length)
}
