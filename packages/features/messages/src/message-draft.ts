import { isReference, useDraftOf, type Draft, type DraftShape, type Reference } from '@skein/data'

/** A picture, or a video, that goes out with the next message. Width and height in px. */
export type Picture = { file: Blob; width: number; height: number; alt: string }

/** What is being written to a member, and which message it answers. */
export type MessageDraft = { text: string; picture: Picture | null; replyTo: Reference | null }

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof Blob &&
  'width' in value &&
  'alt' in value

const draftShape: DraftShape<MessageDraft> = {
  empty: { text: '', picture: null, replyTo: null },
  read(stored) {
    if (typeof stored !== 'object' || stored === null || !('text' in stored) || typeof stored.text !== 'string')
      return undefined
    return {
      text: stored.text,
      picture: 'picture' in stored && isPicture(stored.picture) ? stored.picture : null,
      replyTo: 'replyTo' in stored && isReference(stored.replyTo) ? stored.replyTo : null,
    }
  },
}

/** The draft for a member: each conversation has its own, which survives a reload. */
export const useMessageDraft = (userId: string): Draft<MessageDraft> => useDraftOf(`message:${userId}`, draftShape)
