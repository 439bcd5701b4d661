import { useMemo } from 'react'
import { DesignSystemProvider, Dialog, toast, useLocale, useWords } from '@skein/design-system'
import { Recorder, formatElapsed, type RecorderCapture, type RecorderDriver } from '@skein/design-system/recorder'
import { useMessages } from '@skein/i18n'
import { recorderTranslations } from './recorder-words.ts'

export type RecorderDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** 'Post Video' was pressed. Sizes in pixels. */
  onVideo: (file: File, size: { width: number; height: number }) => void
  /** The most that can be posted, in bytes; a larger one stays in the review. */
  maxBytes?: number | undefined
  /** The outside world; the browser's camera by default. */
  driver?: RecorderDriver | undefined
}

/** The ending of a file's name, by its type. */
const endingOf = (type: string) => (type === 'video/mp4' ? 'mp4' : 'webm')

/** The file as it is sent (specification §7): `video-{timestamp}.webm`. */
const fileOf = ({ blob, mimeType }: RecorderCapture) =>
  new File([blob], `video-${Date.now()}.${endingOf(mimeType)}`, { type: mimeType })

/**
 * The simple recorder (specification §2.6) over the composer: live picture, start and stop, the other camera, and a review with 'Record
 * Again' and 'Post Video'. Closed, its camera is off.
 */
export default function RecorderDialog({ isOpen, onClose, onVideo, maxBytes = Infinity, driver }: RecorderDialogProps) {
  const m = useMessages('camera')
  const words = useWords()
  const { locale, dir, timeZone } = useLocale()
  const translations = useMemo(() => recorderTranslations(m), [m])
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={m.recordVideo()} size="lg" fullScreenOnPhone closeLabel={m.close()}>
        <DesignSystemProvider
          locale={locale}
          dir={dir}
          messages={words}
          translations={translations}
          {...(timeZone !== undefined && { timeZone })}
        >
          <Recorder
            className="mt-16"
            driver={driver}
            onCapture={({ durationMs }) =>
              toast({
                title: m.recordedTitle(),
                description: m.recordedText({ duration: formatElapsed(durationMs) }),
              })
            }
            onError={({ title, text }) => toast({ title, description: text, tone: 'danger' })}
            onSend={(capture) => {
              if (capture.blob.size > maxBytes) {
                toast({
                  title: m.tooLarge({ megabytes: Math.floor(maxBytes / 1_000_000) }),
                  tone: 'danger',
                })
                return
              }
              onVideo(fileOf(capture), capture)
              onClose()
            }}
          />
        </DesignSystemProvider>
      </Dialog.Content>
    </Dialog.Root>
  )
}
