import { useEffect, useState } from 'react'
import { useDraftOf, type Draft, type DraftShape } from '@skein/data'
import type { Composition } from '../machine/composition.ts'
import { compositionOf, emptyDraft, isEmptyDraft, readStored, type StoredDraft } from '../machine/stored-draft.ts'
import { draftKeyOf, type Subject } from '../machine/subject.ts'
import { filesOf } from './draft-files.ts'

const shape: DraftShape<StoredDraft> = { empty: emptyDraft, read: readStored }

/**
 * The draft of a place, and what lay in storage when somebody came to it, with its files: nothing until it has been read, a few
 * milliseconds, and null where there was none.
 */
export function useStoredPost(subject: Subject): { draft: Draft<StoredDraft>; found: Composition | null | undefined } {
  const draft = useDraftOf(draftKeyOf(subject), shape)
  const [found, setFound] = useState<Composition | null>()
  const { isReady, draft: stored } = draft
  useEffect(() => {
    if (!isReady || found !== undefined) return undefined
    let isLeft = false
    const read = async () => {
      const files = await filesOf(stored.media)
      if (isLeft) return
      setFound(isEmptyDraft(stored) ? null : compositionOf(stored, files, Date.now()))
    }
    void read()
    return () => {
      isLeft = true
    }
  }, [isReady, found, stored])
  return { draft, found }
}
