import type { Dispatch, KeyboardEvent } from 'react'
import { ChevronDownIcon, ChevronUpIcon, IconButton, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { MediaItem } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { AltText } from './AltText.tsx'
import { MediaTile } from './MediaTile.tsx'
import { UploadLine } from './UploadLine.tsx'

type MediaRowProps = {
  item: MediaItem
  /** From 1. */
  position: number
  count: number
  dispatch: Dispatch<ComposerEvent>
  isLocked: boolean
  /** The assistant sees pictures here. */
  canSuggest: boolean
  /** Says a short text to whoever cannot see what happened. */
  say: (text: string) => void
  onCrop: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One picture or video: how it looks, what it shows in words, how far its upload is, and what can be done with it. */
export function MediaRow(props: MediaRowProps) {
  const { item, position, count, dispatch, isLocked, canSuggest, say, onCrop, onMove, onRemove } = props
  const m = useMessages('compose')
  const { id, kind, upload } = item
  const name = kind === 'video' ? m.video() : m.image({ position })
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isLocked) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // It only hears the keys of what is operated inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-label={name}
      className="relative flex min-h-96 overflow-hidden rounded-sheet border border-border"
      onKeyDown={moveByKey}
    >
      <MediaTile item={item} position={position} onCrop={isLocked ? undefined : onCrop} />
      <div className="flex min-w-0 flex-1 flex-col gap-4 py-10 ps-12 pe-44">
        {kind === 'image' && upload.status !== 'refused' ? (
          <AltText
            item={item}
            position={position}
            isLocked={isLocked}
            canSuggest={canSuggest}
            dispatch={dispatch}
            say={say}
          />
        ) : (
          <p className="truncate text-caption font-semibold" dir="auto">
            {item.name || name}
          </p>
        )}
        <UploadLine
          item={item}
          name={name}
          isLocked={isLocked}
          onCancel={() => dispatch({ type: 'upload-cancelled', id })}
          onRetry={() => dispatch({ type: 'upload-retried', id })}
        />
      </div>
      <div className="absolute inset-y-0 end-0 flex w-44 flex-col items-center justify-between py-6">
        <IconButton
          label={m.removeMedia({ name })}
          size="xs"
          icon={<XIcon size={18} />}
          disabled={isLocked}
          className="text-text-muted"
          onClick={onRemove}
        />
        {count > 1 && (
          <span className="flex flex-col">
            <IconButton
              label={m.moveEarlier({ position })}
              size="xs"
              icon={<ChevronUpIcon size={18} />}
              disabled={isLocked || position === 1}
              className="text-text-muted disabled:opacity-40 pointer-coarse:-my-4"
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={m.moveLater({ position })}
              size="xs"
              icon={<ChevronDownIcon size={18} />}
              disabled={isLocked || position === count}
              className="text-text-muted disabled:opacity-40 pointer-coarse:-my-4"
              onClick={() => onMove(1)}
            />
          </span>
        )}
      </div>
    </li>
  )
}
