'use client'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { XIcon } from '../icon/index.ts'
import { Progress } from '../progress/Progress.tsx'
import { useLocale, useWordSet } from '../provider/words.ts'
import type { CameraStudioUpload } from './camera-studio.types.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { body, line, muted, strong, text } from './UploadLine.css.ts'

export type UploadLineProps = {
  upload: CameraStudioUpload
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
}

/** How far the upload has come, with the way to stop it; when it failed, why it stands still and the way to go on. */
export function UploadLine({ upload: { loaded, total, failed = false, reason }, onCancel, onRetry }: UploadLineProps) {
  const words = useWordSet(cameraStudioWords)
  const { locale } = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(total > 0 ? loaded / total : 0)
  // Of what is smaller than a megabyte 'of 0 MB' would say nothing.
  const scale = total < 1e6 ? { bytes: 1e3, unit: 'kilobyte', digits: 0 } : { bytes: 1e6, unit: 'megabyte', digits: 1 }
  const number = { maximumFractionDigits: scale.digits }
  const whole = new Intl.NumberFormat(locale, { ...number, style: 'unit', unit: scale.unit })
  const done = new Intl.NumberFormat(locale, number).format(loaded / scale.bytes)
  const sizes = words.sizes(done, whole.format(total / scale.bytes))
  return (
    <div className={line}>
      <div className={body}>
        {failed ? (
          <p className={text} role="alert">
            {reason ?? words.uploadFailed}
          </p>
        ) : (
          <p className={text} aria-hidden="true">
            <span className={strong}>{words.uploading(percent)}</span> <span className={muted}>· {sizes}</span>
          </p>
        )}
        <Progress
          aria-label={words.uploading(percent)}
          value={loaded}
          max={total}
          valueText={false}
          tone={failed ? 'danger' : 'accent'}
        />
      </div>
      {failed
        ? onRetry && (
            <Button variant="quiet" size={44} onClick={onRetry}>
              {words.retryUpload}
            </Button>
          )
        : onCancel && <IconButton label={words.cancelUpload} icon={<XIcon />} size={44} onClick={onCancel} />}
    </div>
  )
}
