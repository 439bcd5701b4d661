import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Pressable } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import type { Crop } from '../machine/composition.ts'
import { corners, moveCrop, resizeCrop, type Corner, type CropShape } from './crop.ts'

type CropFrameProps = {
  address: string
  crop: Crop
  shape: CropShape
  /** Width by height of the picture. */
  ratio: number
  onCrop: (crop: Crop) => void
  /** The picture has been opened and measures so many pixels. */
  onSize: (size: { width: number; height: number }) => void
}

const handle = cva(
  'absolute size-44 -translate-1/2 cursor-nwse-resize touch-none after:absolute after:inset-14 after:rounded-[4px] after:border-2 after:border-black/70 after:bg-white focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
  {
    variants: {
      corner: {
        'top-left': 'top-0 left-0',
        'top-right': 'top-0 left-full cursor-nesw-resize',
        'bottom-left': 'top-full left-0 cursor-nesw-resize',
        'bottom-right': 'top-full left-full',
      },
    },
  },
)

/** A key moves by so much of the picture; with Shift by more. */
const step = 0.02
const leap = 0.1

/** How far an arrow key moves, as fractions; nothing for any other key. Pictures do not turn around with the language. */
function moveOf({ key, shiftKey }: KeyboardEvent): [number, number] | undefined {
  const by = shiftKey ? leap : step
  switch (key) {
    case 'ArrowLeft':
      return [-by, 0]
    case 'ArrowRight':
      return [by, 0]
    case 'ArrowUp':
      return [0, -by]
    case 'ArrowDown':
      return [0, by]
    default:
      return undefined
  }
}

/** The picture with what will be left of it: a rectangle that is moved as a whole or at its corners. */
export function CropFrame({ address, crop, shape, ratio, onCrop, onSize }: CropFrameProps) {
  const m = useMessages('compose')
  const picture = useRef<HTMLImageElement>(null)
  const drag = useRef<{ x: number; y: number; from: Crop; corner: Corner | undefined }>(undefined)
  const change = (from: Crop, corner: Corner | undefined, dx: number, dy: number) =>
    onCrop(corner === undefined ? moveCrop(from, dx, dy) : resizeCrop(from, corner, dx, dy, shape, ratio))

  const grips = (corner?: Corner) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, from: crop, corner }
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current === undefined || picture.current === null) return
      const { x, y, from } = drag.current
      const { width, height } = picture.current.getBoundingClientRect()
      change(from, drag.current.corner, (event.clientX - x) / width, (event.clientY - y) / height)
    },
    onPointerUp: () => {
      drag.current = undefined
    },
    onPointerCancel: () => {
      drag.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const move = moveOf(event)
      if (move === undefined) return
      event.preventDefault()
      event.stopPropagation()
      change(crop, corner, ...move)
    },
  })
  const names: Record<Corner, string> = {
    'top-left': m.cornerTopLeft(),
    'top-right': m.cornerTopRight(),
    'bottom-left': m.cornerBottomLeft(),
    'bottom-right': m.cornerBottomRight(),
  }
  return (
    // Screen readers leave the arrow keys to what is inside (ARIA application).
    <div role="application" aria-label={m.cropArea()} dir="ltr" className="relative max-w-full select-none">
      <div className="relative overflow-hidden">
        <img
          ref={picture}
          src={address}
          alt=""
          draggable={false}
          className="max-h-[min(50dvh,26rem)] max-w-full"
          onLoad={({ currentTarget }) =>
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
        <div
          className="pointer-events-none absolute shadow-[0_0_0_200vmax_rgb(0_0_0/0.55)]"
          style={{
            left: `${crop.x * 100}%`,
            top: `${crop.y * 100}%`,
            width: `${crop.width * 100}%`,
            height: `${crop.height * 100}%`,
          }}
        />
      </div>
      <div
        className="absolute"
        style={{
          left: `${crop.x * 100}%`,
          top: `${crop.y * 100}%`,
          width: `${crop.width * 100}%`,
          height: `${crop.height * 100}%`,
        }}
      >
        <Pressable
          aria-label={m.cropArea()}
          data-autofocus
          className="absolute inset-0 cursor-move touch-none border-2 border-white outline-offset-2"
          {...grips()}
        />
        {corners.map((corner) => (
          <Pressable key={corner} aria-label={names[corner]} className={handle({ corner })} {...grips(corner)} />
        ))}
      </div>
    </div>
  )
}
