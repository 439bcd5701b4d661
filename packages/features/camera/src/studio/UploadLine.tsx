import { Button, IconButton, Progress, useLocale, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { StudioUpload } from './studio.types.ts'

type UploadLineProps = {
  upload: StudioUpload
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
}

/** Bytes sent and in all, written in one unit. Of what is smaller than a megabyte 'of 0 MB' would say nothing. */
function sizesIn(locale: string, loaded: number, total: number) {
  const scale = total < 1e6 ? { bytes: 1e3, unit: 'kilobyte', digits: 0 } : { bytes: 1e6, unit: 'megabyte', digits: 1 }
  const number = { maximumFractionDigits: scale.digits }
  const whole = new Intl.NumberFormat(locale, { ...number, style: 'unit', unit: scale.unit })
  const done = new Intl.NumberFormat(locale, number)
  return { done: done.format(loaded / scale.bytes), whole: whole.format(total / scale.bytes) }
}

/** How far the upload has come, with the way to stop it; when it failed, why it stands still and the way to go on. */
export function UploadLine({ upload: { loaded, total, failed = false, reason }, onCancel, onRetry }: UploadLineProps) {
  const m = useMessages('camera')
  const { locale } = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(total > 0 ? loaded / total : 0)
  const text = 'mb-8 text-control text-pretty tabular-nums'
  return (
    <div className="flex min-h-44 items-center gap-12">
      <div className="min-w-0 flex-1">
        {failed ? (
          <p className={text} role="alert">
            {reason ?? m.uploadErrorText()}
          </p>
        ) : (
          <p className={text} aria-hidden="true">
            <span className="font-medium">{m.uploading({ percent })}</span>{' '}
            <span className="text-caption leading-20 text-text-muted">· {m.sizes(sizesIn(locale, loaded, total))}</span>
          </p>
        )}
        <Progress
          aria-label={m.uploading({ percent })}
          value={loaded}
          max={total}
          valueText={false}
          tone={failed ? 'danger' : 'accent'}
        />
      </div>
      {failed
        ? onRetry && (
            <Button variant="quiet" size="md" onClick={onRetry}>
              {m.retry()}
            </Button>
          )
        : onCancel && <IconButton label={m.cancel()} icon={<XIcon />} size="md" onClick={onCancel} />}
    </div>
  )
}
