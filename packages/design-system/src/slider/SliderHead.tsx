import type { ReactNode } from 'react'
import * as styles from './Slider.css.ts'

type SliderHeadProps = {
  /** What names it, wired by whoever gives it. */
  label: ReactNode
  /** What the value is now; `undefined` where it is not shown. */
  shown: string | undefined
}

/** The line over the track, where there is anything on it. */
export function SliderHead({ label, shown }: SliderHeadProps) {
  if (!label && shown === undefined) return null
  return (
    <div className={styles.head}>
      {label}
      {shown !== undefined && (
        // The thumb says it; said a second time at each step it would be noise.
        <span aria-hidden className={styles.shown}>
          {shown}
        </span>
      )}
    </div>
  )
}
