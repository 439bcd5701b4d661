/** The alt text that the assistant suggests for a picture: asked for, looked at, and kept or taken back by the member alone. */
import { isBlank } from '@skein/contract'
import type { AltHelp, MediaItem } from './composition.ts'
import type { AltEvent, ComposerEvent } from './events.ts'

export const noAltHelp: AltHelp = { status: 'none' }

/** Whether one can be asked for: a picture that has arrived, and that nobody has described. */
export const canSuggestAlt = ({ kind, upload, alt }: MediaItem): boolean =>
  kind === 'image' && upload.status === 'uploaded' && isBlank(alt)

export const isAboutAlt = (event: ComposerEvent): event is AltEvent => event.type.startsWith('alt-')

/** The picture without the suggestion that it waits for, or the failure of one. */
export const withoutAnswer = (item: MediaItem): MediaItem =>
  item.altHelp.status === 'asking' || item.altHelp.status === 'failed' ? { ...item, altHelp: noAltHelp } : item

/** The picture after something happened to its suggestion; the same object where that comes too late. */
export function stepAlt(item: MediaItem, event: AltEvent): MediaItem {
  const { altHelp, upload } = item
  switch (event.type) {
    case 'alt-asked':
      return altHelp.status !== 'asking' && canSuggestAlt(item) ? { ...item, altHelp: { status: 'asking' } } : item
    case 'alt-suggested':
    case 'alt-failed': {
      // What the member wrote meanwhile has ended the asking: their words stand.
      if (altHelp.status !== 'asking' || upload.status !== 'uploaded' || upload.url !== event.url) return item
      return event.type === 'alt-failed'
        ? { ...item, altHelp: { status: 'failed', isQuota: event.isQuota } }
        : { ...item, alt: event.alt, altHelp: { status: 'drafted' } }
    }
    case 'alt-cancelled':
      return altHelp.status === 'asking' ? { ...item, altHelp: noAltHelp } : item
    case 'alt-confirmed':
      return altHelp.status === 'drafted' ? { ...item, altHelp: noAltHelp } : item
    default:
      // It is undone.
      return altHelp.status === 'drafted' ? { ...item, alt: '', altHelp: noAltHelp } : item
  }
}
