import { useId, useState } from 'react'
import { Button, FileTrigger, ImageIcon, Notice, Spinner } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { openCodeReader } from './read-code.ts'
import { useCameraCode } from './use-camera-code.ts'

type ScanCodeProps = {
  /** Whose code is looked for. */
  name: string
  /** Is told of every code that is read, from the camera or from a picture. */
  onCode: (text: string) => void
  /** What is wrong with the code that was read last. */
  problem: string | undefined
}

/**
 * Reads the other member's code with the camera. Where there is none, or it may not be used, and for those who were sent a picture of the
 * code, a picture is chosen instead.
 */
export function ScanCode({ name, onCode, problem }: ScanCodeProps) {
  const m = useMessages('messages')
  const hint = useId()
  const [isBlank, setBlank] = useState(false)
  const { video, state } = useCameraCode(onCode)
  const hasCamera = state === 'starting' || state === 'looking'

  async function readFrom(chosen: File): Promise<void> {
    setBlank(false)
    try {
      const [read, picture] = await Promise.all([openCodeReader(), createImageBitmap(chosen)])
      const text = await read(picture)
      picture.close()
      if (text === undefined) setBlank(true)
      else onCode(text)
    } catch {
      setBlank(true)
    }
  }

  return (
    <div className="mt-16 grid justify-items-center gap-16">
      {hasCamera && (
        <div className="relative grid aspect-square w-full max-w-280 place-items-center overflow-hidden rounded-card bg-canvas">
          <video
            ref={video}
            muted
            playsInline
            // Firefox would stop at it.
            tabIndex={-1}
            aria-label={m.cameraPicture()}
            aria-describedby={hint}
            className="size-full object-cover"
          />
          {state === 'starting' && <Spinner label={m.cameraStarts()} className="absolute" />}
          <span aria-hidden className="pointer-events-none absolute inset-40 rounded-card border-2 border-on-scrim" />
        </div>
      )}
      <p id={hint} className="text-center text-control text-text-muted">
        {hasCamera ? m.scanHint({ name }) : state === 'refused' ? m.cameraRefused() : m.cameraMissing()}
      </p>
      {(problem !== undefined || isBlank) && (
        <Notice tone="danger" className="w-full">
          {isBlank ? m.noCodeInPicture() : problem}
        </Notice>
      )}
      <FileTrigger
        asChild
        accept="image/*"
        inputLabel={m.chooseCodePicture()}
        onFiles={([file]) => file && void readFrom(file)}
      >
        <Button variant="quiet" iconStart={<ImageIcon size={20} />}>
          {m.chooseCodePicture()}
        </Button>
      </FileTrigger>
    </div>
  )
}
