import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { draftHint, draftPlace, keepText, useViewer } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { startComposer, stepComposer } from '../machine/composer.ts'
import { emptyComposition } from '../machine/composition.ts'
import { draftKeyOf, type Subject } from '../machine/subject.ts'
import type { BoxEngine, BoxPlaces, BoxView } from './box-view.ts'

const loadParts = () => import('./BoxEngine.tsx')
type Parts = Awaited<ReturnType<typeof loadParts>>

/** Milliseconds after which the engine comes though nobody has come near: a draft whose hint was lost is found by it. */
const rest = 3000

/**
 * The short box at rest: the composer's machine, and a field that takes a text. What works on it, the engine, is fetched at the first sign
 * that somebody is about to write, at once where a draft waits, else once the page has come to rest. What is pressed before it is here
 * waits for it.
 * @param onPosted told when the post is there.
 */
export function useBox(subject: Subject, places: BoxPlaces, onPosted?: () => void) {
  const m = useMessages('composer')
  const viewer = useViewer()
  const [state, dispatch] = useReducer(stepComposer, emptyComposition, startComposer)
  const [view, setView] = useState<BoxView>({ isRestored: false, isOpening: false })
  const show = useCallback((change: Partial<BoxView>) => setView((now) => ({ ...now, ...change })), [])
  const [parts, setParts] = useState<Parts>()
  const engine = useRef<BoxEngine>(undefined)
  const waiting = useRef<((engine: BoxEngine) => void)[]>([])
  const hasTyped = useRef(false)

  /** Fetches the engine; whether that worked. The next sign tries again. */
  const wake = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await loadParts()
      setParts(loaded)
      return true
    } catch {
      return false
    }
  }, [])

  const ask = async (work: (engine: BoxEngine) => void, failed: string): Promise<void> => {
    if (engine.current !== undefined) {
      work(engine.current)
      return
    }
    waiting.current.push(work)
    if ((await wake()) || waiting.current.length === 0) return
    waiting.current = []
    show({ isOpening: false })
    toast({ title: failed, tone: 'danger' })
  }

  const place = draftPlace(viewer?.id, draftKeyOf(subject))
  useEffect(() => {
    const { isThere, text } = draftHint(place)
    let hasLeft = false
    const start = async () => {
      // With the line that says so, so that the box grows once.
      await wake()
      // What is typed on this page, even before it was taken over, did not come back.
      if (hasLeft || text === '' || hasTyped.current) return
      dispatch({ type: 'restored', post: { ...emptyComposition, text } })
      show({ isRestored: true })
    }
    const timer = setTimeout(() => void start(), isThere ? 0 : rest)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [place, show, wake])

  const onReady = useCallback((ready: BoxEngine) => {
    engine.current = ready
    for (const work of waiting.current.splice(0)) work(ready)
  }, [])

  return {
    viewer,
    state,
    dispatch,
    ...view,
    /** What is drawn once the engine is here. */
    parts,
    engine: parts && (
      <parts.BoxEngine
        key={place}
        subject={subject}
        state={state}
        dispatch={dispatch}
        show={show}
        places={places}
        onReady={onReady}
        onPosted={onPosted}
      />
    ),
    /** A sign that somebody is about to write. */
    wake: () => {
      if (engine.current === undefined) void wake()
    },
    prepare: () => {
      if (engine.current === undefined) void wake()
      else engine.current.prepare()
    },
    post: () => {
      // While the dialog is on its way, more is about to be added to the post.
      if (!view.isOpening) void ask(() => dispatch({ type: 'sent' }), m.postFailed())
    },
    type: (text: string) => {
      hasTyped.current = true
      dispatch({ type: 'typed', text })
      if (view.isRestored) show({ isRestored: false })
      if (engine.current !== undefined) return
      // What keeps drafts is not here yet.
      keepText(place, text)
      void wake()
    },
    discard: () => {
      dispatch({ type: 'discarded' })
      show({ isRestored: false })
      places.field.current?.focus()
    },
    open: (wish: Parameters<BoxEngine['open']>[0]) => {
      show({ isOpening: true })
      void ask((it) => it.open(wish), m.openFailed())
    },
  }
}
