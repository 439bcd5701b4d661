import { useEffect, useState, type RefObject } from 'react'
import type { PostImage } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { Lightbox as Viewer } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'

type LightboxProps = {
  images: readonly PostImage[]
  /** The picture it opens with; closed without one. */
  openAt: number | undefined
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/**
 * The pictures of a post, large, one at a time: arrows, Home and End move, + and − zoom, Escape closes; fingers pinch, tap twice, swipe
 * and pull down. The description stands under the picture (docs/decisions/lightbox.md).
 */
export function Lightbox({ images, openAt, onClose, returnFocusTo }: LightboxProps) {
  const m = useMessages('postMore')
  const common = useMessages('common')
  const [index, setIndex] = useState(openAt ?? 0)
  const [opened, setOpened] = useState(openAt)
  if (opened !== openAt) {
    setOpened(openAt)
    if (openAt !== undefined) setIndex(openAt)
  }
  const isOpen = openAt !== undefined
  const last = images.length - 1

  useEffect(() => {
    if (!isOpen) return undefined
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      setIndex(event.key === 'Home' ? 0 : last)
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [isOpen, last])

  return (
    <Viewer
      open={isOpen}
      close={onClose}
      index={index}
      slides={images.map(({ url, width, height, alt, sizes }) => ({
        src: url,
        width,
        height,
        alt,
        ...(sizes.length > 0 && {
          srcSet: [...sizes, { url, width }].map((copy) => ({
            src: copy.url,
            width: copy.width,
            height: Math.round((copy.width * height) / width),
          })),
        }),
      }))}
      plugins={images.length > 1 ? [Zoom, Counter] : [Zoom]}
      labels={{
        Lightbox: m.viewer(),
        'Photo gallery': m.viewer(),
        Carousel: m.carousel(),
        Slide: m.slide(),
        '{index} of {total}': m.slideOf({ index: '{index}', count: '{total}' }),
        Previous: m.previousImage(),
        Next: m.nextImage(),
        Close: common.close(),
        'Zoom in': m.zoomIn(),
        'Zoom out': m.zoomOut(),
      }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true, doubleTapDelay: 300 }}
      animation={{ fade: 140, swipe: 220, zoom: 140 }}
      on={{
        view: ({ index: viewed }) => setIndex(viewed),
        exited: () => returnFocusTo.current?.focus({ preventScroll: true }),
      }}
      render={{
        ...(images.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) =>
          typeof slide.alt === 'string' && slide.alt !== '' ? (
            // The description of the picture is its alt text already; here it stands for those who see it.
            <p
              aria-hidden
              dir="auto"
              className="absolute inset-x-0 bottom-0 mx-auto max-h-[30%] w-fit max-w-640 overflow-y-auto px-16 py-12 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-control wrap-anywhere text-on-scrim bg-scrim"
            >
              {slide.alt}
            </p>
          ) : null,
      }}
    />
  )
}
