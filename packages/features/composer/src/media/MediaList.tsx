import type { Dispatch } from 'react'
import { useCanSuggestAltText } from '@skein/data'
import { useMessages } from '@skein/i18n'
import type { MediaItem } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { MediaRow } from './MediaRow.tsx'

type MediaListProps = {
  media: readonly MediaItem[]
  dispatch: Dispatch<ComposerEvent>
  isLocked: boolean
  onCrop: (id: string) => void
  /** Says a short text to whoever cannot see what happened. */
  say: (text: string) => void
}

/** The pictures or the video of the post, in their order. */
export function MediaList({ media, dispatch, isLocked, onCrop, say }: MediaListProps) {
  const m = useMessages('compose')
  const canSuggest = useCanSuggestAltText(media.some(({ kind }) => kind === 'image'))
  if (media.length === 0) return null
  const move = (id: string, to: number) => {
    dispatch({ type: 'media-moved', id, to })
    say(m.moved({ position: to + 1, count: media.length }))
  }
  return (
    // Without list-style Safari forgets that it is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={m.mediaList()} className="flex flex-col gap-12">
      {media.map((item, index) => (
        <MediaRow
          key={item.id}
          item={item}
          position={index + 1}
          count={media.length}
          dispatch={dispatch}
          isLocked={isLocked}
          canSuggest={canSuggest}
          say={say}
          onCrop={() => onCrop(item.id)}
          onMove={(by) => move(item.id, index + by)}
          onRemove={() => {
            dispatch({ type: 'media-removed', id: item.id })
            say(m.removed())
          }}
        />
      ))}
    </ul>
  )
}
