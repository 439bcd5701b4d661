import type { DraftShape } from '@skein/data'

/** What the short box sees of a draft: its text, and whether it holds more than the box can show. */
export type BoxDraft = { text: string; hasParts: boolean }

const isThere = (value: unknown): boolean => value !== null && value !== undefined

function readBoxDraft(stored: unknown): BoxDraft | undefined {
  // Earlier versions stored the text alone.
  if (typeof stored === 'string') return { text: stored, hasParts: false }
  if (typeof stored !== 'object' || stored === null || !('text' in stored)) return undefined
  const { text } = stored
  if (typeof text !== 'string') return undefined
  const hasMedia = 'media' in stored && Array.isArray(stored.media) && stored.media.length > 0
  const hasPoll = 'poll' in stored && isThere(stored.poll)
  const hasWarning = 'warning' in stored && isThere(stored.warning)
  const isAi = 'isAiGenerated' in stored && stored.isAiGenerated === true
  return { text, hasParts: hasMedia || hasPoll || hasWarning || isAi }
}

/** The draft of a place as the short box reads and writes it. The dialog reads all of it. */
export const boxDraft: DraftShape<BoxDraft> = { empty: { text: '', hasParts: false }, read: readBoxDraft }
