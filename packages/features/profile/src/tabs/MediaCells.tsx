import { pageAddress } from '@skein/contract/addresses'
import type { PostImage } from '@skein/contract'
import { usePost } from '@skein/data'
import { EyeOffIcon, PlayIcon, Pressable } from '@skein/design-system'
import { firstImpression, srcSetOf, videoLength } from '@skein/feature-post/media'
import { useMessages } from '@skein/i18n'

const cell = 'relative block aspect-square w-full overflow-hidden bg-hover -outline-offset-4'
const picture = 'block size-full bg-cover bg-center object-cover'

type MediaCellsProps = {
  /** A post that is known here: its list brought it. */
  id: string
  onOpen: (images: readonly PostImage[], at: number, button: HTMLButtonElement) => void
  onIntent: () => void
}

/** A cell for each picture of a post, or one for its video. */
export function MediaCells({ id, onOpen, onIntent }: MediaCellsProps) {
  const m = useMessages('profile')
  const { post } = usePost(id)
  if (post === undefined) return null
  const href = pageAddress('/post/$id', { id })
  const { contentWarning: warning, images, video } = post
  if (warning !== null) {
    return (
      <li>
        <a href={href} className={`${cell} flex flex-col items-center justify-center gap-8 p-12 text-center`}>
          <EyeOffIcon className="shrink-0 text-text-muted" />
          <span className="line-clamp-3 text-caption wrap-anywhere text-text-muted">{m.warned({ warning })}</span>
        </a>
      </li>
    )
  }
  return (
    <>
      {images.map((image, index) => (
        <li key={image.url}>
          <Pressable
            aria-haspopup="dialog"
            aria-label={image.alt === '' ? m.openPhotoPlain() : m.openPhoto({ alt: image.alt })}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={(event) => onOpen(images, index, event.currentTarget)}
            className={`${cell} cursor-zoom-in`}
          >
            <img
              src={image.url}
              srcSet={srcSetOf(image)}
              sizes="(min-width: 45rem) 200px, 34vw"
              alt=""
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
              className={picture}
              style={{ backgroundImage: firstImpression(image.thumbhash) }}
            />
          </Pressable>
        </li>
      ))}
      {video !== null && (
        <li>
          <a href={href} aria-label={m.openVideo({ duration: videoLength(video.duration) })} className={cell}>
            {video.poster === null ? (
              <span className="grid size-full place-items-center">
                <PlayIcon size={32} className="text-text-muted" />
              </span>
            ) : (
              <img src={video.poster} alt="" loading="lazy" decoding="async" className={picture} />
            )}
            <span
              aria-hidden
              className="absolute end-8 bottom-8 flex h-24 items-center gap-4 rounded-control bg-badge-scrim px-6 text-meta font-semibold text-on-scrim tabular-nums"
            >
              <PlayIcon size={12} className="fill-current" />
              {videoLength(video.duration)}
            </span>
          </a>
        </li>
      )}
    </>
  )
}
