'use client'
import { useState, type CSSProperties } from 'react'
import { isSame, isStuck, pressesOf, reachOf } from './range-values.ts'
import { SliderThumb, type SliderThumbProps } from './SliderThumb.tsx'
import * as styles from './Slider.css.ts'

export type RangeThumbsProps = Omit<
  SliderThumbProps,
  'value' | 'length' | 'onValueChange' | 'onValueCommit' | 'aria-label' | 'aria-valuetext' | 'ref'
> & {
  /** In order, from the least to the most. */
  values: readonly number[]
  /** How many steps apart they stay. */
  minSteps: number
  /** `index` is the one that moved. */
  onValuesChange: (values: readonly number[], index: number) => void
  onValuesCommit?: ((values: readonly number[]) => void) | undefined
  /** What each is called. */
  labelOf: (index: number) => string
  /** How each is said. */
  textOf: (index: number) => string | undefined
  /** The class of what is drawn for each, `--slider` of the way along: the first and the last are known by their parent. */
  knob: string
  /** Whether a press on the rail moves the nearest; otherwise only the thumbs are pressed, `--slider-thumb` wide. */
  onTrack?: boolean | undefined
}

type Place = CSSProperties &
  Record<`--slider-${'least' | 'most' | 'own' | 'press-from' | 'press-to'}` | '--slider', number>

/** Farther than any part of a track. */
const nowhere = 9

/**
 * The thumbs of a range over one rail, which is positioned by whoever draws it: a native range for each, that reaches to its neighbours and no
 * farther. So they cannot pass one another, and what each says of its ends is true (APG multi-thumb slider).
 */
export function RangeThumbs({
  values,
  min,
  max,
  step,
  minSteps,
  onValuesChange,
  onValuesCommit,
  labelOf,
  textOf,
  knob,
  onTrack = false,
  ...props
}: RangeThumbsProps) {
  const [last, setLast] = useState<number>()
  const scale = { min, max, step, minSteps }
  const length = max - min
  const part = (value: number) => (length > 0 ? (value - min) / length : 0)
  return values.map((value, index) => {
    const reach = reachOf(values, index, scale)
    const presses = pressesOf(values, index, scale)
    const place: Place = {
      '--slider': part(value),
      '--slider-least': part(reach.least),
      '--slider-most': part(reach.most),
      '--slider-own': isStuck(reach) ? 0 : (value - reach.least) / (reach.most - reach.least),
      '--slider-press-from': presses.from ?? -nowhere,
      '--slider-press-to': presses.to ?? nowhere,
    }
    return (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- its place among the others is what it is
        key={index}
        className={styles.one}
        style={place}
        data-last={index === last ? '' : undefined}
        data-stuck={isStuck(reach) ? '' : undefined}
      >
        <SliderThumb
          {...props}
          min={reach.least}
          max={reach.most}
          length={length}
          step={step}
          value={value}
          aria-label={labelOf(index)}
          aria-valuetext={textOf(index)}
          onFocus={() => setLast(index)}
          onValueChange={(next) => {
            setLast(index)
            const moved = values.with(index, next)
            if (!isSame(moved, values)) onValuesChange(moved, index)
          }}
          onValueCommit={onValuesCommit && ((next) => onValuesCommit(values.with(index, next)))}
          className={onTrack ? styles.nearest : styles.grip}
        />
        <span className={knob} />
      </span>
    )
  })
}
