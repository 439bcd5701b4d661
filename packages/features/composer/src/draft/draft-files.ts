/** The files of drafts: beside the draft, one record each, written once and not at every keystroke. */
import { deleteDraft, readDraft, writeDraft } from '@skein/data'
import type { StoredMedia } from '../machine/stored-draft.ts'

const keyOf = (id: string) => `file:${id}`

export const keepFile = (id: string, file: Blob): Promise<boolean> => writeDraft(keyOf(id), file)

export const dropFile = (id: string): Promise<void> => deleteDraft(keyOf(id))

/** The files of a stored draft that are still there, by the id of their item. */
export async function filesOf(media: readonly StoredMedia[]): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>()
  await Promise.all(
    media.map(async ({ id }) => {
      const file = await readDraft(keyOf(id))
      if (file instanceof Blob) found.set(id, file)
    }),
  )
  return found
}
