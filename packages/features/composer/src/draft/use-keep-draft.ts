import { useEffect, useRef } from 'react'
import type { Draft } from '@skein/data'
import type { Composition } from '../machine/composition.ts'
import { isEmptyDraft, storedOf, type StoredDraft } from '../machine/stored-draft.ts'
import { dropFile, keepFile } from './draft-files.ts'

const signatureOf = (post: Composition) => JSON.stringify(storedOf(post))
const idsOf = ({ media }: Composition): ReadonlySet<string> => new Set(media.map(({ id }) => id))

/**
 * Keeps what is written in the browser's storage while it is written: the words with each change, each file once.
 * @param known what needs no keeping: it is in storage already, or it is what the member has not touched yet.
 */
export function useKeepDraft(post: Composition, known: Composition, draft: Draft<StoredDraft>): void {
  const keep = useRef(draft)
  const kept = useRef({ signature: signatureOf(known), ids: idsOf(known) })
  useEffect(() => {
    kept.current = { signature: signatureOf(known), ids: idsOf(known) }
  }, [known])
  const latest = useRef(post)
  useEffect(() => {
    keep.current = draft
    latest.current = post
  })

  // Progress of an upload is no change of the draft.
  const signature = signatureOf(post)
  useEffect(() => {
    if (signature === kept.current.signature) return
    kept.current.signature = signature
    const stored = storedOf(latest.current)
    if (isEmptyDraft(stored)) keep.current.clear()
    else keep.current.setDraft(stored)
  }, [signature])

  const { media } = post
  useEffect(() => {
    const { ids } = kept.current
    for (const { id, file, upload } of media) {
      if (!ids.has(id) && upload.status !== 'refused') void keepFile(id, file)
    }
    kept.current.ids = idsOf(latest.current)
    for (const id of ids) if (!kept.current.ids.has(id)) void dropFile(id)
  }, [media])
}
