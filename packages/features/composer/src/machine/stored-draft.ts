/**
 * A draft as it lies in storage. Files lie beside it under keys of their own, so that a keystroke does not write a video again.
 * Storage is older than the code that reads it: everything is looked at before it is believed.
 */
import { limits, replyRules, type ReplyRule } from '@skein/contract'
import type { PollDraft } from '@skein/design-system/poll-builder'
import { emptyComposition, isEmpty, type Composition, type Crop, type MediaItem } from './composition.ts'
import { isUntouched } from './poll.ts'
import type { ThreadPart } from './thread-parts.ts'

/** A picture or video without its file. `uploaded` is where it is on the server, and since when. */
export type StoredMedia = Pick<MediaItem, 'id' | 'kind' | 'name' | 'alt' | 'isGenerated' | 'crop'> & {
  uploaded: { url: string; at: number } | null
  /** The assistant wrote the alt text, and nobody has said yet that it is right. */
  isAltDraft: boolean
}

/** What is stored. Earlier versions stored a text of which nothing else was known as `{ text }`, and before that as the text alone. */
export type StoredDraft = {
  text: string
  warning: string | null
  poll: { draft: PollDraft; prefills: boolean } | null
  media: readonly StoredMedia[]
  isAiGenerated: boolean
  dismissed: readonly string[]
  replyRule: ReplyRule
} & Pick<Composition, 'more' | 'after' | 'kept'>

export const emptyDraft: StoredDraft = {
  text: '',
  warning: null,
  poll: null,
  media: [],
  isAiGenerated: false,
  dismissed: [],
  replyRule: 'everyone',
  more: [],
  after: null,
  kept: null,
}

/** Milliseconds that an upload is taken for being still there; the server keeps one that no post uses for a day. */
const uploadTrust = limits.upload.keptHours * 3_600_000 * 0.8

/** What is stored of a composition. Files that were refused are not worth keeping. */
export const storedOf = (post: Composition): StoredDraft => ({
  text: post.text,
  warning: post.warning,
  poll: post.poll,
  media: post.media
    .filter(({ upload }) => upload.status !== 'refused')
    .map(({ id, kind, name, alt, altHelp, isGenerated, crop, upload }) => ({
      id,
      kind,
      name,
      alt,
      isAltDraft: altHelp.status === 'drafted',
      isGenerated,
      crop,
      uploaded: upload.status === 'uploaded' ? { url: upload.url, at: upload.at } : null,
    })),
  isAiGenerated: post.isAiGenerated,
  dismissed: post.preview.dismissed,
  replyRule: post.replyRule,
  more: post.more,
  after: post.after,
  kept: post.kept,
})

/** A stored draft with its files as a composition. What has lost its file is left out. */
export function compositionOf(stored: StoredDraft, files: ReadonlyMap<string, Blob>, now: number): Composition {
  const media = stored.media.flatMap(({ uploaded, isAltDraft, ...item }): MediaItem[] => {
    const file = files.get(item.id)
    if (file === undefined) return []
    const isFresh = uploaded !== null && now - uploaded.at < uploadTrust
    const upload = isFresh ? { status: 'uploaded' as const, ...uploaded } : { status: 'uploading' as const, done: 0 }
    return [{ ...item, altHelp: { status: isAltDraft ? 'drafted' : 'none' }, file, run: 1, upload }]
  })
  return {
    ...emptyComposition,
    text: stored.text,
    warning: stored.warning,
    poll: stored.poll,
    media,
    preview: { status: 'none', dismissed: stored.dismissed },
    isAiGenerated: stored.isAiGenerated,
    replyRule: stored.replyRule,
    more: stored.more,
    after: stored.after,
    kept: stored.kept,
  }
}

/** Whether there is nothing in it that would be missed: an untouched poll is none either. */
export const isEmptyDraft = ({ poll, ...stored }: StoredDraft): boolean =>
  stored.media.length === 0 &&
  (poll === null || isUntouched(poll.draft)) &&
  isEmpty({ ...emptyComposition, ...stored, media: [] })

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function cropOf(value: unknown): Crop | null {
  if (!isBag(value)) return null
  const { x, y, width, height } = value
  return isNumber(x) && isNumber(y) && isNumber(width) && isNumber(height) ? { x, y, width, height } : null
}

function mediaOf(value: unknown): StoredMedia[] {
  if (!isBag(value)) return []
  const { id, kind, name, alt, isAltDraft, isGenerated, crop, uploaded } = value
  if (typeof id !== 'string' || typeof name !== 'string' || typeof alt !== 'string') return []
  if (kind !== 'image' && kind !== 'video') return []
  const known =
    isBag(uploaded) && typeof uploaded['url'] === 'string' && isNumber(uploaded['at'])
      ? { url: uploaded['url'], at: uploaded['at'] }
      : null
  return [
    {
      id,
      kind,
      name,
      alt,
      isAltDraft: isAltDraft === true && alt !== '',
      isGenerated: isGenerated === true,
      crop: cropOf(crop),
      uploaded: known,
    },
  ]
}

function pollOf(value: unknown): StoredDraft['poll'] {
  if (!isBag(value) || !isBag(value['draft'])) return null
  const { question, options, duration } = value['draft']
  if (typeof question !== 'string' || !Array.isArray(options) || !isNumber(duration)) return null
  const read = options.flatMap((option: unknown) =>
    isBag(option) && typeof option['id'] === 'string' && typeof option['text'] === 'string'
      ? [{ id: option['id'], text: option['text'] }]
      : [],
  )
  if (read.length < limits.poll.minOptions || read.length > limits.poll.maxOptions) return null
  return { draft: { question, options: read, duration }, prefills: value['prefills'] === true }
}

function partOf(value: unknown): ThreadPart[] {
  if (!isBag(value) || typeof value['id'] !== 'string' || typeof value['text'] !== 'string') return []
  return [{ id: value['id'], text: value['text'] }]
}

function afterOf(value: unknown): StoredDraft['after'] {
  if (!isBag(value) || typeof value['id'] !== 'string' || !isNumber(value['count'])) return null
  return { id: value['id'], count: value['count'] }
}

/** Reads what was stored, by this version or by an earlier one. Nothing where it is neither. */
export function readStored(value: unknown): StoredDraft | undefined {
  if (typeof value === 'string') return { ...emptyDraft, text: value }
  if (!isBag(value) || typeof value['text'] !== 'string') return undefined
  const { text, warning, media, poll, isAiGenerated, dismissed, replyRule, more, after, kept } = value
  return {
    text,
    warning: typeof warning === 'string' ? warning : null,
    poll: pollOf(poll),
    media: Array.isArray(media) ? media.flatMap(mediaOf) : [],
    isAiGenerated: isAiGenerated === true,
    dismissed: Array.isArray(dismissed)
      ? dismissed.filter((address: unknown): address is string => typeof address === 'string')
      : [],
    replyRule: replyRules.find((rule) => rule === replyRule) ?? 'everyone',
    more: Array.isArray(more) ? more.flatMap(partOf) : [],
    after: afterOf(after),
    kept: typeof kept === 'string' ? kept : null,
  }
}
