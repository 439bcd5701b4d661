import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { Button, Dialog, Slider } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { insideOf, moved, squareOf, wholeCrop, zoomRange, type Crop } from './crop.ts'

/** Pixels of a step by key, and with Shift. */
const steps = { usual: 8, large: 40 }

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

type CropDialogProps = {
  picture: ImageBitmap
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onUse: (crop: Crop) => Promise<void>
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Chooses the part of a picture that becomes the avatar: dragged, zoomed, or moved by keys (behaviour §2.10). */
export function CropDialog({ picture, isOpen, onOpenChange, onUse, returnFocusTo }: CropDialogProps) {
  const m = useMessages('profileEdit')
  const [crop, setCrop] = useState(wholeCrop)
  const [isDrawing, setDrawing] = useState(false)
  const use = async () => {
    setDrawing(true)
    try {
      await onUse(crop)
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content size="sm" title={m.cropTitle()} description={m.cropHint()} returnFocusTo={returnFocusTo}>
        <View picture={picture} crop={crop} onCrop={setCrop} label={m.cropArea()} />
        <Slider
          label={m.zoom()}
          min={zoomRange.min}
          max={zoomRange.max}
          step={zoomRange.step}
          value={crop.zoom}
          formatValue={(value) => `${Math.round(value * 100)} %`}
          onValueChange={(zoom) => setCrop((now) => insideOf(picture, { ...now, zoom }))}
          className="mt-16"
        />
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">{m.cancel()}</Button>
          </Dialog.Close>
          <Button loading={isDrawing} loadingLabel={m.apply()} onClick={() => void use()}>
            {m.apply()}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type ViewProps = { picture: ImageBitmap; crop: Crop; onCrop: (change: (crop: Crop) => Crop) => void; label: string }

/** The square that is kept, with the circle in which it is shown. */
function View({ picture, crop, onCrop, label }: ViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const { left, top, side } = squareOf(picture, crop)
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, element.width, element.height)
    context.drawImage(picture, left, top, side, side, 0, 0, element.width, element.height)
  }, [picture, crop])

  const move = (dx: number, dy: number) => {
    const view = canvas.current?.clientWidth ?? 1
    onCrop((now) => moved(picture, now, { dx, dy, view }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? steps.large : steps.usual
    move(arrow[0] * step, arrow[1] * step)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    const start = from.current
    if (start === undefined) return
    from.current = { x: event.clientX, y: event.clientY }
    move(event.clientX - start.x, event.clientY - start.y)
  }
  const stop = () => void (from.current = undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and presses itself
    <div
      role="application"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by arrows, as by a finger
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
      className="relative mx-auto mt-16 aspect-square w-280 max-w-full cursor-move touch-none overflow-hidden rounded-card bg-hover"
    >
      <canvas ref={canvas} width={560} height={560} className="block size-full" />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-pill border-2 border-on-scrim shadow-[0_0_0_999px_var(--ds-color-scrim)]"
      />
    </div>
  )
}
