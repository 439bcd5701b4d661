'use client'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import { fraction } from '../progress/fraction.ts'
import { useLocale } from '../provider/words.ts'
import * as styles from './Meter.css.ts'

export type MeterProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> & {
  /** How much there is, `min` to `max`; a value outside is drawn and said at the end it passed. */
  value: number
  /** 0 by default. */
  min?: number | undefined
  /** 100 by default. */
  max?: number | undefined
  /** What is measured, above the bar; without one it needs `aria-label`. */
  label?: ReactNode
  /** In place of the percentage: "12 of 40 GB". Where the colour means something, it says that too: "Weak". `false` shows nothing. */
  valueText?: string | false | undefined
  /** What the amount means. Colour alone says nothing to many: say it in `valueText` as well. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined
}

/** An amount within known bounds: storage that is used, the strength of a password (WAI-ARIA meter). What is under way is a `Progress`. */
export function Meter({
  value,
  min = 0,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  className,
  style,
  ...props
}: MeterProps) {
  const id = useId()
  const { locale } = useLocale()
  const part = fraction(value, min, max)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
  const shown = valueText === false ? undefined : (valueText ?? percent)
  const place: CSSProperties & Record<'--progress', number> = { '--progress': part, ...style }
  return (
    <div
      data-component="Meter"
      aria-labelledby={label === undefined ? undefined : `${id}-label`}
      {...props}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `meter` cannot be drawn alike everywhere
      role="meter"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={min + part * (max - min)}
      aria-valuetext={valueText || percent}
      className={clsx(styles.meter, styles.tone[tone], className)}
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
