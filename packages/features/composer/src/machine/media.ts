/** Pictures and video of the composer: four pictures or one video, in an order, each on its way to the server. */
import { isAboutAlt, noAltHelp, stepAlt, withoutAnswer } from './alt-help.ts'
import { roomFor, type Composition, type MediaItem } from './composition.ts'
import type { ComposerEvent, NewMedia } from './events.ts'

const itemOf = ({ id, kind, file, name, alt = '', isGenerated = false, crop = null, upload }: NewMedia): MediaItem => ({
  id,
  kind,
  file,
  name,
  alt,
  altHelp: noAltHelp,
  isGenerated,
  crop,
  run: 1,
  upload: upload ?? { status: 'uploading', done: 0 },
})

/** As many of the files as there is room for, in order. */
function add(media: readonly MediaItem[], items: readonly NewMedia[]): readonly MediaItem[] {
  const next = [...media]
  for (const item of items) {
    if (roomFor(item.kind, next) > 0 && !next.some(({ id }) => id === item.id)) next.push(itemOf(item))
  }
  return next.length === media.length ? media : next
}

function change(media: readonly MediaItem[], id: string, to: (item: MediaItem) => MediaItem): readonly MediaItem[] {
  const item = media.find((known) => known.id === id)
  if (item === undefined) return media
  const changed = to(item)
  return changed === item ? media : media.map((known) => (known === item ? changed : known))
}

/** From the start again, under a new number. A file that was refused is never sent. */
const restarted = (item: MediaItem): MediaItem =>
  item.upload.status === 'refused' ? item : { ...item, run: item.run + 1, upload: { status: 'uploading', done: 0 } }

/** Another picture: what is said about the one before comes too late. */
const recut = (item: MediaItem): MediaItem => restarted(withoutAnswer(item))

function step(media: readonly MediaItem[], event: ComposerEvent): readonly MediaItem[] {
  switch (event.type) {
    case 'media-added':
      return add(media, event.items)
    case 'media-removed':
      return media.some(({ id }) => id === event.id) ? media.filter(({ id }) => id !== event.id) : media
    case 'media-moved': {
      const item = media.find(({ id }) => id === event.id)
      if (item === undefined || event.to < 0 || event.to >= media.length || media[event.to] === item) return media
      return media.filter((known) => known !== item).toSpliced(event.to, 0, item)
    }
    case 'media-described':
      return change(media, event.id, (item) =>
        item.alt === event.alt ? item : { ...item, alt: event.alt, altHelp: noAltHelp },
      )
    case 'media-cropped':
      return change(media, event.id, (item) =>
        item.kind === 'video' || item.upload.status === 'refused' ? item : recut({ ...item, crop: event.crop }),
      )
    case 'upload-retried':
      return change(media, event.id, (item) =>
        item.upload.status === 'failed' || item.upload.status === 'cancelled' ? restarted(item) : item,
      )
    case 'upload-cancelled':
      return change(media, event.id, (item) =>
        item.upload.status === 'uploading' ? { ...item, upload: { status: 'cancelled' } } : item,
      )
    case 'upload-advanced':
    case 'upload-finished':
    case 'upload-failed':
      return change(media, event.id, (item) => {
        if (item.run !== event.run || item.upload.status !== 'uploading') return item
        if (event.type === 'upload-failed') {
          const { why } = event
          return { ...item, upload: why === undefined ? { status: 'failed' } : { status: 'refused', why } }
        }
        if (event.type === 'upload-finished')
          return { ...item, upload: { status: 'uploaded', url: event.url, at: event.at } }
        // A part that is sent again must not walk the bar backwards.
        const done = Math.min(1, Math.max(item.upload.done, event.done))
        return done === item.upload.done ? item : { ...item, upload: { status: 'uploading', done } }
      })
    default:
      return isAboutAlt(event) ? change(media, event.id, (item) => stepAlt(item, event)) : media
  }
}

/** The composition after something happened to its pictures or video; the same object when nothing changed. */
export function stepMedia(post: Composition, event: ComposerEvent): Composition {
  const media = step(post.media, event)
  return media === post.media ? post : { ...post, media }
}

/** Nothing is suggested any more from here on: what nobody has looked at is not posted. */
export function withoutAnswers(post: Composition): Composition {
  const media = post.media.map(withoutAnswer)
  return media.every((item, index) => item === post.media[index]) ? post : { ...post, media }
}
