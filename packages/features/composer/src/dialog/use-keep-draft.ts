import { useEffect, useRef } from 'react'
import type { Draft } from '@skein/data'
import type { Composition } from '../machine/composition.ts'
import { isEmptyDraft, storedOf, type StoredDraft } from '../machine/stored-draft.ts'
import { dropFile, keepFile } from './draft-files.ts'

/**
 * Keeps what is written in the browser's storage while it is written: the words with each change, each file once. Nothing is written for
 * what is as it came (`initial`).
 */
export function useKeepDraft(post: Composition, initial: Composition, draft: Draft<StoredDraft>): void {
  const keep = useRef(draft)
  const kept = useRef<ReadonlySet<string>>(new Set(initial.media.map(({ id }) => id)))
  useEffect(() => {
    keep.current = draft
  })

  const stored = storedOf(post)
  // Progress of an upload is no change of the draft.
  const signature = JSON.stringify(stored)
  const before = useRef(JSON.stringify(storedOf(initial)))
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  })
  useEffect(() => {
    if (signature === before.current) return
    before.current = signature
    if (isEmptyDraft(latest.current)) keep.current.clear()
    else keep.current.setDraft(latest.current)
  }, [signature])

  const { media } = post
  useEffect(() => {
    const ids = new Set(media.map(({ id }) => id))
    for (const { id, file, upload } of media) {
      if (!kept.current.has(id) && upload.status !== 'refused') void keepFile(id, file)
    }
    for (const id of kept.current) if (!ids.has(id)) void dropFile(id)
    kept.current = ids
  }, [media])
}
