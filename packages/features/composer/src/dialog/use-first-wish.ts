import { useEffect, useRef, type Dispatch } from 'react'
import type { ComposerEvent } from '../machine/events.ts'
import { emptyPoll } from '../machine/poll.ts'

/** What another app or a link has handed over. */
export type SharedWish = {
  kind: 'shared'
  text: string
  files: File[]
  /** Something of it is missing. */
  isPart: boolean
}

/** What was pressed in the short box, or handed over, and is what the dialog opened for. */
export type Wish =
  | { kind: 'none' }
  | { kind: 'poll' }
  | { kind: 'enhance' }
  | { kind: 'generate' }
  | { kind: 'files'; files: File[] }
  | SharedWish

/** Does once, at the beginning, what the dialog was opened for, and what was wished while it was on its way. */
export function useFirstWishes(
  wishes: readonly Wish[],
  dispatch: Dispatch<ComposerEvent>,
  addFiles: (files: File[]) => void,
  openGenerator: () => void,
  writeShared: (text: string) => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    for (const wish of wishes) {
      const { kind } = wish
      if (kind === 'shared') writeShared(wish.text)
      if (kind === 'poll') dispatch({ type: 'poll-attached', draft: emptyPoll })
      if (kind === 'enhance') dispatch({ type: 'enhance-asked' })
      if (kind === 'generate') openGenerator()
    }
    // At once: the room that is left is counted over all of them.
    const files = wishes.flatMap((wish) => ('files' in wish ? wish.files : []))
    if (files.length > 0) addFiles(files)
  })
}
