'use client'
import { clsx } from 'clsx'
import { useId, useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldGroup } from '../field/field-context.ts'
import { fraction } from '../progress/fraction.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { inOrder, isSame } from './range-values.ts'
import { RangeThumbs } from './RangeThumbs.tsx'
import { SliderHead } from './SliderHead.tsx'
import type { SliderScaleProps } from './SliderThumb.tsx'
import { sliderWords } from './slider.words.ts'
import * as styles from './Slider.css.ts'

/** As many numbers as there are thumbs: what is given as a pair is told as a pair. */
export type RangeSliderValue<Value extends readonly number[]> = { readonly [Index in keyof Value]: number }

export type RangeSliderProps<Value extends readonly number[] | []> = Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'role' | 'children'
> &
  SliderScaleProps & {
    /** Above the track, and the name of all thumbs together; without one it needs a `Field` around it, or `aria-label`. */
    label?: ReactNode
    /** The values from the least to the most, where a parent owns them: one thumb for each. */
    value?: Value | undefined
    /**
     * The first values, both ends of the scale by default. A reset of the form goes back to them, also where a parent owns the
     * values.
     */
    defaultValue?: Value | undefined
    /** Told of all values whenever one moves. */
    onValueChange?: ((value: RangeSliderValue<Value>) => void) | undefined
    /** Told once when a drag ends, and after each key: what is worth sending. */
    onValueCommit?: ((value: RangeSliderValue<Value>) => void) | undefined
    /** How many steps thumbs stay apart: none by default, so that they may meet. They never pass one another. */
    minStepsBetweenThumbs?: number | undefined
    /** What each thumb is called: "Minimum" and "Maximum" by default, in the language of the provider. */
    thumbLabels?: readonly string[] | undefined
    /** How a value is said, "20 euros" (`aria-valuetext`), and shown where `formatOutput` is left out. */
    formatValue?: ((value: number) => string) | undefined
    /** How all values are shown together, "€20 to €80"; with a dash between them by default. */
    formatOutput?: ((value: RangeSliderValue<Value>) => string) | undefined
    /** Shows the values at the end of the label's line; with a label by default. */
    showValue?: boolean | undefined
    /** Draws a mark for each step. */
    ticks?: boolean | undefined
    /** The name that each value is sent by, in their order. */
    name?: string | undefined
    /** The id of the form that it belongs to, where it stands elsewhere. */
    form?: string | undefined
    disabled?: boolean | undefined
    /** It can be reached and read, and is sent, but not changed. */
    readOnly?: boolean | undefined
    /** Something is wrong with it; a `Field` with an error says so by itself. */
    invalid?: boolean | undefined
  }

/**
 * Two numbers or more from one scale, such as from and to (APG multi-thumb slider). Each thumb is a native range that reaches to
 * its neighbours; a press on the track moves the nearest. The group around them takes `ref` and unknown props.
 */
export function RangeSlider<Value extends readonly number[] | [] = readonly [number, number]>({
  label,
  min = 0,
  max = 100,
  step = 1,
  keyStep,
  pageStep,
  orientation = 'horizontal',
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  minStepsBetweenThumbs = 0,
  thumbLabels,
  formatValue,
  formatOutput,
  showValue = label !== undefined,
  ticks = false,
  name,
  form,
  disabled,
  readOnly,
  invalid,
  className,
  style,
  ref,
  ...props
}: RangeSliderProps<Value>) {
  const labelId = useId()
  const { locale } = useLocale()
  const words = useWordSet(sliderWords)
  const count = (value ?? defaultValue)?.length ?? 2
  const [current, setCurrent] = useControlled<readonly number[]>(
    value,
    defaultValue ?? [min, max],
    (next) => isLike<Value>(next, count) && onValueChange?.(next),
  )
  const initial = useInitial<readonly number[]>(defaultValue, current)
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  useFormReset(host, () => {
    if (!isSame(initial, current)) setCurrent(initial)
  })
  const control = useFieldGroup({
    'aria-labelledby': label === undefined ? undefined : labelId,
    ...props,
  })
  const values = inOrder(current, { min, max, step })
  const [least = min] = values
  const part: CSSProperties & Record<'--slider' | '--slider-from' | '--slider-steps', number> = {
    '--slider': fraction(values.at(-1) ?? min, min, max),
    '--slider-from': values.length > 1 ? fraction(least, min, max) : 0,
    '--slider-steps': Math.max(1, Math.round((max - min) / step)),
    ...style,
  }
  const ends = values.length === 2 ? [words.minimum, words.maximum] : []
  const written = new Intl.NumberFormat(locale)
  const shown = () =>
    formatOutput && isLike<Value>(values, count)
      ? formatOutput(values)
      : values.map((one) => formatValue?.(one) ?? written.format(one)).join(' – ')
  return (
    <div
      data-component="RangeSlider"
      data-orientation={orientation}
      {...props}
      id={control.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame
      role="group"
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      ref={refs}
      className={clsx(styles.slider, className)}
      style={part}
    >
      <SliderHead
        label={
          label !== undefined && (
            <span id={labelId} className={styles.label}>
              {label}
            </span>
          )
        }
        shown={showValue ? shown() : undefined}
      />
      <div className={styles.body}>
        <div className={styles.rail}>
          <span className={styles.whole}>
            <span className={styles.fill} />
          </span>
          <RangeThumbs
            values={values}
            min={min}
            max={max}
            step={step}
            keyStep={keyStep}
            pageStep={pageStep}
            orientation={orientation}
            minSteps={minStepsBetweenThumbs}
            onValuesChange={setCurrent}
            onValuesCommit={onValueCommit && ((next) => isLike<Value>(next, count) && onValueCommit(next))}
            labelOf={(index) => thumbLabels?.[index] ?? ends[index] ?? words.thumb(index + 1, values.length)}
            textOf={(index) => formatValue?.(values[index] ?? min)}
            knob={styles.knob}
            onTrack
            name={name}
            form={form}
            disabled={disabled}
            readOnly={readOnly}
            aria-invalid={invalid || control['aria-invalid']}
          />
        </div>
        {ticks && <span className={styles.ticks} />}
      </div>
    </div>
  )
}

/** As many numbers as were given: a pair, where a pair was. */
function isLike<Value extends readonly number[]>(
  next: readonly number[],
  count: number,
): next is RangeSliderValue<Value> & readonly number[] {
  return next.length === count
}
