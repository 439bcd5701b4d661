import { useEffect, useRef, type Dispatch } from 'react'
import type { ComposerEvent } from '../machine/events.ts'
import { emptyPoll } from '../machine/poll.ts'

/** What was pressed in the short box, and is what the dialog opened for. */
export type Wish =
  | { kind: 'none' }
  | { kind: 'poll' }
  | { kind: 'enhance' }
  | { kind: 'generate' }
  | { kind: 'files'; files: File[] }

/** Does once, at the beginning, what the dialog was opened for, and what was wished while it was on its way. */
export function useFirstWishes(
  wishes: readonly Wish[],
  dispatch: Dispatch<ComposerEvent>,
  addFiles: (files: File[]) => void,
  openGenerator: () => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    for (const { kind } of wishes) {
      if (kind === 'poll') dispatch({ type: 'poll-attached', draft: emptyPoll })
      if (kind === 'enhance') dispatch({ type: 'enhance-asked' })
      if (kind === 'generate') openGenerator()
    }
    // At once: the room that is left is counted over all of them.
    const files = wishes.flatMap((wish) => (wish.kind === 'files' ? wish.files : []))
    if (files.length > 0) addFiles(files)
  })
}
