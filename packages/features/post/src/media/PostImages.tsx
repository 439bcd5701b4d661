import { useId, useRef, useState } from 'react'
import type { PostImage } from '@skein/contract'
import { Pressable } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { useOnDemand } from '../use-on-demand.ts'
import { useFirstImpression } from './use-first-impression.ts'
import { isWide, ratioOf, sizesOf, srcSetOf } from './image-layout.ts'

const grid = cva('mt-12 grid gap-2 overflow-hidden rounded-sheet border border-border', {
  variants: { columns: { one: '', two: 'grid-cols-2' } },
})

const loadLightbox = () => import('./Lightbox.tsx')

type PictureProps = {
  image: PostImage
  index: number
  count: number
  onOpen: (button: HTMLButtonElement) => void
  onIntent: () => void
}

function Picture({ image, index, count, onOpen, onIntent }: PictureProps) {
  const m = useMessages('post')
  const [isShown, setShown] = useState(false)
  const impression = useFirstImpression(image.thumbhash)
  const textId = useId()
  const isAlone = count === 1
  const wide = isWide(index, count)
  return (
    <figure className={`relative min-w-0 bg-hover ${wide ? 'col-span-2' : ''}`}>
      <Pressable
        aria-haspopup="dialog"
        aria-label={image.alt === '' ? m.imageOf({ index: String(index + 1), count: String(count) }) : undefined}
        onClick={(event) => onOpen(event.currentTarget)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className="block w-full cursor-zoom-in -outline-offset-4"
      >
        <img
          src={image.url}
          srcSet={srcSetOf(image)}
          sizes={image.sizes.length > 0 ? sizesOf(!isAlone && !wide) : undefined}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          className="block max-h-510 w-full bg-cover bg-center object-cover"
          style={{
            aspectRatio: isAlone ? ratioOf(image) : wide ? 2 : 1,
            backgroundImage: impression,
          }}
        />
      </Pressable>
      {image.alt !== '' && (
        <figcaption className="pointer-events-none absolute inset-x-10 bottom-10 flex items-end gap-8">
          <Pressable
            aria-expanded={isShown}
            aria-controls={textId}
            aria-label={m.altText()}
            onClick={() => setShown(!isShown)}
            className="pointer-events-auto relative h-24 shrink-0 rounded-control bg-badge-scrim px-8 text-meta font-semibold text-on-scrim after:absolute after:-inset-10"
          >
            {m.alt()}
          </Pressable>
          <span
            id={textId}
            hidden={!isShown}
            dir="auto"
            className="pointer-events-auto max-h-120 overflow-y-auto rounded-control bg-badge-scrim px-8 py-4 text-caption wrap-anywhere text-on-scrim"
          >
            {image.alt}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

/**
 * The pictures of a post, one to four. Their room is reserved from the measured size before they load, so that nothing moves. The ALT
 * badge shows a description to those who see the picture too (behaviour §2.3: images take alt text); a press on a picture opens it
 * large.
 */
export function PostImages({ images }: { images: readonly PostImage[] }) {
  const { code, warm, fetch } = useOnDemand(loadLightbox)
  const [openAt, setOpenAt] = useState<number>()
  const opener = useRef<HTMLButtonElement>(null)
  const open = async (index: number, button: HTMLButtonElement) => {
    opener.current = button
    if (await fetch()) setOpenAt(index)
  }
  return (
    <div className={grid({ columns: images.length === 1 ? 'one' : 'two' })}>
      {images.map((image, index) => (
        <Picture
          key={image.url}
          image={image}
          index={index}
          count={images.length}
          onOpen={(button) => void open(index, button)}
          onIntent={warm}
        />
      ))}
      {code && (
        <code.Lightbox images={images} openAt={openAt} onClose={() => setOpenAt(undefined)} returnFocusTo={opener} />
      )}
    </div>
  )
}
