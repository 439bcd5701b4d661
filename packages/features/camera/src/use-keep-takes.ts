import { useCallback, useEffect, useRef } from 'react'
import { dropTake, holdTake, keepPiece, keepTake, keepWhole, keepWords, type TakeFacts } from '@skein/data'
import type { RecorderCapture } from '@skein/design-system/recorder'
import type { StudioSettings } from './studio/studio.types.ts'

type Words = { caption: string; alt: string }

/** Milliseconds between the last letter and the write. */
const saveDelay = 300

/**
 * Keeps what the camera makes on this device, from its first second until it is posted or thrown away (behaviour §2.6).
 * @param ownerId whose it is
 * @param words what goes with it, kept as it is written
 */
export function useKeepTakes(ownerId: string | null, words: Words) {
  const current = useRef<{ facts: TakeFacts; release: () => void }>(undefined)
  const latest = useRef({ ownerId, words })
  useEffect(() => {
    latest.current = { ownerId, words }
  })

  const letGo = useCallback(() => {
    current.current?.release()
    current.current = undefined
  }, [])

  /** A new take in place of the one before, which stays unless it was thrown away. */
  const begin = useCallback(
    (kind: TakeFacts['kind'], settings: Partial<StudioSettings>) => {
      letGo()
      const id = crypto.randomUUID()
      const facts: TakeFacts = {
        id,
        ownerId: latest.current.ownerId,
        kind,
        settings,
        startedAt: Date.now(),
        finished: null,
        ...latest.current.words,
      }
      current.current = { facts, release: holdTake(id) }
      return facts
    },
    [letGo],
  )

  const keepChunk = useCallback(
    (chunk: Blob, index: number, settings: StudioSettings) => {
      if (index === 0) void keepTake(begin('video', settings))
      const id = current.current?.facts.id
      if (id !== undefined) void keepPiece(id, index, chunk)
    },
    [begin],
  )

  const keepCapture = useCallback(
    (capture: Omit<RecorderCapture, 'url'>, settings: Partial<StudioSettings>) => {
      const before = current.current?.facts
      const isSame = before !== undefined && before.kind === capture.kind && before.finished === null
      const facts = isSame ? before : begin(capture.kind, settings)
      const { durationMs, width, height, mimeType, interrupted } = capture
      const finished = { ...facts, settings, finished: { durationMs, width, height, mimeType, interrupted } }
      if (current.current) current.current = { ...current.current, facts: finished }
      void keepWhole(finished, capture.blob)
    },
    [begin],
  )

  /** What was kept before is what is worked on now. */
  const resume = useCallback(
    (facts: TakeFacts) => {
      letGo()
      current.current = { facts, release: holdTake(facts.id) }
    },
    [letGo],
  )

  /** Posted, or thrown away. */
  const drop = useCallback(() => {
    const id = current.current?.facts.id
    letGo()
    if (id !== undefined) void dropTake(id)
  }, [letGo])

  const { caption, alt } = words
  useEffect(() => {
    const save = () => {
      const id = current.current?.facts.finished ? current.current.facts.id : undefined
      if (id !== undefined) void keepWords(id, { caption, alt })
    }
    const timer = setTimeout(save, saveDelay)
    return () => clearTimeout(timer)
  }, [caption, alt])

  useEffect(() => letGo, [letGo])

  const currentId = useCallback(() => current.current?.facts.id, [])
  return { keepChunk, keepCapture, resume, drop, currentId }
}
