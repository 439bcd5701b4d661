'use client'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import { useLocale } from '../provider/words.ts'
import { fraction } from './fraction.ts'
import * as styles from './Progress.css.ts'

export type ProgressProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> & {
  /** How much is done, 0 to `max`. Without one, or with one that is no number, it is not known how long it takes. */
  value?: number | undefined
  max?: number | undefined
  /** What is under way, above the bar; without one it needs `aria-label`. */
  label?: ReactNode
  /** In place of the percentage: "12 of 40 MB", or "10–30 s" where the end is not known. `false` shows nothing. */
  valueText?: string | false | undefined
  /** `ai` is for what AI does and for nothing else; `danger` for what failed. */
  tone?: 'accent' | 'ai' | 'danger' | undefined
}

/**
 * How far something has come (WAI-ARIA progressbar). It shows at once; for a wait of unknown length in a small place take
 * `Spinner`. A value outside 0 to `max` is drawn at the end it passed.
 */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  className,
  style,
  ...props
}: ProgressProps) {
  const id = useId()
  const { locale } = useLocale()
  const known = value !== undefined && Number.isFinite(value) && max > 0 && Number.isFinite(max)
  const done = known ? fraction(value, 0, max) : 0
  const percent = known ? new Intl.NumberFormat(locale, { style: 'percent' }).format(done) : undefined
  const shown = valueText === false ? undefined : (valueText ?? percent)
  const place: CSSProperties & Record<'--progress', number> = { '--progress': done, ...style }
  return (
    <div
      data-component="Progress"
      data-state={known ? (done === 1 ? 'complete' : 'loading') : 'indeterminate'}
      aria-labelledby={label === undefined ? undefined : `${id}-label`}
      {...props}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `progress` cannot be drawn alike everywhere
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={known ? max : 100}
      aria-valuenow={known ? done * max : undefined}
      aria-valuetext={valueText || percent}
      className={clsx(styles.progress, styles.tone[tone], className)}
      style={place}
    >
      {(label !== undefined || shown !== undefined) && (
        <div className={styles.head}>
          {label !== undefined && (
            <span id={`${id}-label`} className={styles.label}>
              {label}
            </span>
          )}
          {shown !== undefined && <span className={styles.shown}>{shown}</span>}
        </div>
      )}
      <div className={styles.track}>
        <div className={styles.bar} />
      </div>
    </div>
  )
}
