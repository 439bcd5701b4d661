import type { Dispatch } from 'react'
import { isLocked, type ComposerState } from '../machine/composer.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { PartFoot, ThreadPart } from './ThreadPart.tsx'

type ThreadPartsProps = {
  state: ComposerState
  dispatch: Dispatch<ComposerEvent>
  /** Moves the focus to a field: of a part by its id, or of the first post. */
  onFocus: (id?: string) => void
}

/** What follows the first post, in order, and under the first what each of several has. Nothing for a post alone. */
export function ThreadParts({ state, dispatch, onFocus }: ThreadPartsProps) {
  const { text, more, after } = state.post
  if (more.length === 0) return null
  const rests = isLocked(state)
  const published = after?.count ?? 0
  return (
    <>
      <PartFoot
        text={text}
        position={published + 1}
        isLocked={rests}
        onRemove={() => {
          dispatch({ type: 'first-removed' })
          onFocus()
        }}
      />
      {more.map((part, index) => (
        <ThreadPart
          key={part.id}
          part={part}
          position={published + index + 2}
          isLocked={rests}
          onType={(next) => dispatch({ type: 'part-typed', id: part.id, text: next })}
          onRemove={() => {
            dispatch({ type: 'part-removed', id: part.id })
            onFocus(more[index - 1]?.id)
          }}
        />
      ))}
    </>
  )
}
