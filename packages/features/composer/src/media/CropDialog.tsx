import { useState } from 'react'
import { Button, Dialog, SegmentedControl } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Crop, MediaItem } from '../machine/composition.ts'
import { cropShapes, fitShape, isWhole, pixelsOf, wholePicture, type CropShape } from './crop.ts'
import { CropFrame } from './CropFrame.tsx'
import { useObjectUrl } from './use-thumbnail.ts'

type CropDialogProps = {
  item: Pick<MediaItem, 'file' | 'crop'>
  isOpen: boolean
  /** The part that is to be posted; null for the whole picture. */
  onApply: (crop: Crop | null) => void
  onClose: () => void
}

const isShape = (value: string): value is CropShape => value in cropShapes

/** Cuts a part out of a picture, freely or in one of three shapes, by pointer or by keys. The original is kept: one can always go back. */
export default function CropDialog({ item, isOpen, onApply, onClose }: CropDialogProps) {
  const m = useMessages('compose')
  const address = useObjectUrl(item.file)
  const [crop, setCrop] = useState(item.crop ?? wholePicture)
  const [shape, setShape] = useState<CropShape>('free')
  const [size, setSize] = useState<{ width: number; height: number }>()
  const choose = (value: string) => {
    if (!isShape(value) || size === undefined) return
    setShape(value)
    setCrop(fitShape(crop, value, size.width / size.height))
  }
  const part = size && pixelsOf(crop, size.width, size.height)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={m.cropTitle()}
        description={m.cropKeys()}
        size="lg"
        fullScreenOnPhone
        closeLabel={m.close()}
      >
        <div className="mt-16 flex justify-center rounded-card bg-sunken p-8">
          {address !== undefined && (
            <CropFrame
              address={address}
              crop={crop}
              shape={shape}
              onCrop={setCrop}
              onSize={setSize}
              ratio={size === undefined ? 1 : size.width / size.height}
            />
          )}
        </div>
        <output className="mt-8 block text-center text-caption text-text-muted tabular-nums">
          {part !== undefined && m.cropSize({ width: part.width, height: part.height })}
        </output>
        <div className="mt-8 flex justify-center">
          <SegmentedControl
            label={m.cropShape()}
            value={shape}
            onValueChange={choose}
            options={[
              { value: 'free', label: m.cropFree() },
              { value: '1:1', label: '1:1' },
              { value: '4:5', label: '4:5' },
              { value: '16:9', label: '16:9' },
            ]}
          />
        </div>
        <Dialog.Actions>
          <Button
            variant="ghost"
            disabled={isWhole(crop)}
            className="me-auto"
            onClick={() => {
              setShape('free')
              setCrop(wholePicture)
            }}
          >
            {m.cropReset()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button onClick={() => onApply(isWhole(crop) ? null : crop)} disabled={size === undefined}>
            {m.apply()}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
