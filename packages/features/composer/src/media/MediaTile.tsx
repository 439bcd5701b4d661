import { isBlank } from '@skein/contract'
import { AiBadge, CropIcon, PlayIcon, Pressable, VideoIcon, AlertCircleIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { MediaItem } from '../machine/composition.ts'
import { isAnimated } from './file-kind.ts'
import { useThumbnail } from './use-thumbnail.ts'

type MediaTileProps = {
  item: MediaItem
  /** From 1. */
  position: number
  onCrop: (() => void) | undefined
}

const badge = 'absolute flex items-center justify-center bg-badge-scrim text-on-scrim'

/** How a picture or video will look, with the way to cut it; 'ALT' once it is described. */
export function MediaTile({ item, position, onCrop }: MediaTileProps) {
  const m = useMessages('compose')
  const common = useMessages('common')
  const address = useThumbnail(item)
  const isRefused = item.upload.status === 'refused'
  return (
    <div className="relative flex w-104 shrink-0 items-center justify-center self-stretch border-e border-border bg-sunken text-text-muted rail:w-132">
      {isRefused ? (
        <AlertCircleIcon />
      ) : item.kind === 'video' ? (
        <>
          <VideoIcon />
          {address !== undefined && (
            // A still look at what was chosen, without sound: there is nothing to caption.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              src={address}
              muted
              playsInline
              preload="metadata"
              // Firefox would stop at it.
              tabIndex={-1}
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <span className={`${badge} start-8 bottom-8 size-28 rounded-pill`} aria-hidden>
            <PlayIcon size={16} />
          </span>
        </>
      ) : (
        <>
          {address !== undefined && <img src={address} alt="" className="absolute inset-0 size-full object-cover" />}
          {item.isGenerated && <AiBadge label={common.generatedWithAi()} className="absolute start-6 top-6" />}
          {onCrop !== undefined && !isAnimated(item.file) && (
            <Pressable
              aria-label={m.crop({ position })}
              className={`${badge} start-6 bottom-6 size-32 rounded-pill pointer-coarse:size-44`}
              onClick={onCrop}
            >
              <CropIcon size={16} />
            </Pressable>
          )}
          {!isBlank(item.alt) && (
            <span aria-hidden className={`${badge} end-6 bottom-6 rounded-control px-6 py-2 text-meta font-semibold`}>
              ALT
            </span>
          )}
        </>
      )}
    </div>
  )
}
