import { useEffect, useState } from 'react'
import { useViewer } from '../session/session.queries.ts'
import { draftPlace, flagDraft } from './draft-flags.ts'
import { deleteDraft, readDraft, writeDraft } from './draft.store.ts'

/** What a draft is: its empty form, and how to read a stored one (nothing when it cannot be read). */
export type DraftShape<T> = { empty: T; read: (stored: unknown) => T | undefined }

/** A draft that is a text alone. */
export const textDraft: DraftShape<string> = {
  empty: '',
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
}

/** Milliseconds between the last change and the write: promised are at most 500. */
const saveDelay = 300

/** A draft: its value, how to change and drop it, and whether the stored one has been looked up. */
export type Draft<T> = {
  draft: T
  setDraft: (draft: T) => void
  /** After sending: empty again, here and in storage. */
  clear: () => void
  isReady: boolean
  /** The last change is in storage: closing the page now would lose nothing. */
  isSaved: boolean
}

/** A text draft: `useDraftOf` with `textDraft`. */
export const useDraft = (key: string): Draft<string> => useDraftOf(key, textDraft)

/**
 * Puts writes off until typing pauses; one at a time, the newest wins.
 * @param onSaved told of each draft that is in storage
 */
function createSaver(onSaved: (draft: unknown) => void) {
  let waiting: { place: string; draft: unknown; timer: ReturnType<typeof setTimeout> } | undefined
  const drop = () => {
    if (waiting !== undefined) clearTimeout(waiting.timer)
    waiting = undefined
  }
  /** Writes now what waits. */
  const flush = () => {
    const save = waiting
    drop()
    if (save !== undefined) void write(save.place, save.draft)
  }
  const write = async (place: string, draft: unknown) => {
    flagDraft(place, true)
    if (await writeDraft(place, draft)) onSaved(draft)
  }
  return {
    drop,
    flush,
    saveSoon(place: string, draft: unknown) {
      drop()
      waiting = { place, draft, timer: setTimeout(flush, saveDelay) }
    },
  }
}

/**
 * Something being written that survives a reload and a failure (behaviour, ground rules): kept in IndexedDB per viewer,
 * written within half a second of the last change and when the page is left.
 * @param key names the place, such as `composer` or `reply:<post id>`.
 * @param shape must keep its identity between renders.
 */
export function useDraftOf<T>(key: string, shape: DraftShape<T>): Draft<T> {
  const place = draftPlace(useViewer()?.id, key)
  const [state, setState] = useState({ place: '', draft: shape.empty, touched: false })
  const [saved, setSaved] = useState<unknown>()
  const [saver] = useState(() => createSaver((draft) => setSaved(() => draft)))

  useEffect(() => {
    let left = false
    const restore = async () => {
      const stored = await readDraft(place)
      if (left) return
      const found = stored === undefined ? undefined : shape.read(stored)
      // What was typed while the database opened is newer than what it holds.
      setState((now) => ({ place, draft: now.touched ? now.draft : (found ?? shape.empty), touched: now.touched }))
    }
    void restore()
    const onHide = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', saver.flush)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', saver.flush)
      saver.flush()
      setState({ place: '', draft: shape.empty, touched: false })
    }
  }, [place, shape, saver])

  return {
    draft: state.draft,
    setDraft: (draft) => {
      setState((now) => ({ ...now, draft, touched: true }))
      saver.saveSoon(place, draft)
    },
    clear: () => {
      saver.drop()
      setState((now) => ({ ...now, draft: shape.empty, touched: true }))
      flagDraft(place, false)
      void deleteDraft(place)
    },
    isReady: state.place === place,
    isSaved: state.touched && saved === state.draft,
  }
}
