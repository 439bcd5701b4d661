import { useId, useState } from 'react'
import type { PostImage } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { ratioOf } from './image-layout.ts'

const grid = cva('mt-12 grid gap-2 overflow-hidden rounded-sheet border border-border', {
  variants: { columns: { one: '', two: 'grid-cols-2' } },
})

type PostImagesProps = { images: readonly PostImage[] }

function Picture({ image, alone, wide }: { image: PostImage; alone: boolean; wide: boolean }) {
  const m = useMessages('post')
  const [isShown, setShown] = useState(false)
  const textId = useId()
  return (
    <figure className={`relative min-w-0 bg-hover ${wide ? 'col-span-2' : ''}`}>
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        className="block max-h-510 w-full object-cover"
        style={{ aspectRatio: alone ? ratioOf(image) : wide ? 2 : 1 }}
      />
      {image.alt !== '' && (
        <figcaption className="absolute inset-x-10 bottom-10 flex items-end gap-8">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={textId}
            aria-label={m.altText()}
            onClick={() => setShown(!isShown)}
            className="relative h-24 shrink-0 cursor-pointer rounded-control bg-badge-scrim px-8 text-meta font-semibold text-on-scrim after:absolute after:-inset-10"
          >
            {m.alt()}
          </button>
          <span
            id={textId}
            hidden={!isShown}
            dir="auto"
            className="max-h-120 overflow-y-auto rounded-control bg-badge-scrim px-8 py-4 text-caption wrap-anywhere text-on-scrim"
          >
            {image.alt}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

/**
 * The pictures of a post, one to four. Their room is reserved from the measured size before they load, so that nothing moves.
 * The ALT badge shows a description to those who see the picture too (behaviour §2.3: images take alt text).
 */
export function PostImages({ images }: PostImagesProps) {
  if (images.length === 0) return null
  const alone = images.length === 1
  return (
    <div className={grid({ columns: alone ? 'one' : 'two' })}>
      {images.map((image, index) => (
        <Picture key={image.url} image={image} alone={alone} wide={!alone && images.length === 3 && index === 0} />
      ))}
    </div>
  )
}
