'use client'
import { clsx } from 'clsx'
import { useId, useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldControl } from '../field/field-context.ts'
import { fraction } from '../progress/fraction.ts'
import { useLocale } from '../provider/words.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { SliderHead } from './SliderHead.tsx'
import { SliderThumb, type SliderScaleProps } from './SliderThumb.tsx'
import * as styles from './Slider.css.ts'

export type SliderProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'children'
> &
  SliderScaleProps & {
    /** Above the track; without one it needs a `Field` around it, or `aria-label`. */
    label?: ReactNode
    /** The value, where a parent owns it. */
    value?: number | undefined
    /** The first value, `min` by default. A reset of the form goes back to it, also where a parent owns the value. */
    defaultValue?: number | undefined
    /** Told of every value on the way. */
    onValueChange?: ((value: number) => void) | undefined
    /** Told once when a drag ends, and after each key: what is worth sending. */
    onValueCommit?: ((value: number) => void) | undefined
    /** How a value is said, "3 seconds" (`aria-valuetext`), and shown where `formatOutput` is left out. */
    formatValue?: ((value: number) => string) | undefined
    /** How a value is shown, "3 s". */
    formatOutput?: ((value: number) => string) | undefined
    /** Shows the value at the end of the label's line; with a label by default. */
    showValue?: boolean | undefined
    /** Draws a mark for each step. */
    ticks?: boolean | undefined
    /** How far something has been loaded, on the scale of the value: a second, quieter fill for media. */
    buffered?: number | undefined
    /** It can be reached and read, and is sent, but not changed. */
    readOnly?: boolean | undefined
    /** Something is wrong with it; a `Field` with an error says so by itself. */
    invalid?: boolean | undefined
  }

/**
 * A number from a range where its place says more than its digits (APG slider). A native range: dragging, reading
 * direction and form value are the browser's. `className`, `style` and `data-component` belong to the whole; `ref` and
 * everything else to the `input`. Two values or more are a `RangeSlider`.
 */
export function Slider({
  label,
  min = 0,
  max = 100,
  step = 1,
  orientation = 'horizontal',
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue,
  formatOutput,
  showValue = label !== undefined,
  ticks = false,
  buffered,
  invalid,
  className,
  style,
  ref,
  ...props
}: SliderProps) {
  const made = useId()
  const { locale } = useLocale()
  const [current, setCurrent] = useControlled(value, defaultValue ?? min, onValueChange)
  const initial = useInitial(defaultValue, current)
  const input = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(input, ref)
  useFormReset(input, () => setCurrent(initial))
  const control = useFieldControl({ 'aria-invalid': invalid || undefined, ...props })
  const id = control.id ?? made
  const part: CSSProperties & Record<'--slider' | '--slider-buffered' | '--slider-steps', number> = {
    '--slider': fraction(current, min, max),
    '--slider-buffered': fraction(buffered ?? min, min, max),
    '--slider-steps': Math.max(1, Math.round((max - min) / step)),
    ...style,
  }
  const said = formatValue?.(current)
  return (
    <div data-component="Slider" data-orientation={orientation} className={clsx(styles.slider, className)} style={part}>
      <SliderHead
        label={
          label !== undefined && (
            <label htmlFor={id} className={styles.label}>
              {label}
            </label>
          )
        }
        shown={
          showValue ? (formatOutput?.(current) ?? said ?? new Intl.NumberFormat(locale).format(current)) : undefined
        }
      />
      <div className={styles.body}>
        <div className={styles.rail}>
          <span className={styles.whole}>
            {buffered !== undefined && <span className={styles.buffered} />}
            <span className={styles.fill} />
          </span>
          <SliderThumb
            {...props}
            {...control}
            // A range always has a value; ARIA knows no required slider.
            aria-required={undefined}
            id={id}
            ref={refs}
            min={min}
            max={max}
            length={max - min}
            step={step}
            orientation={orientation}
            value={current}
            onValueChange={setCurrent}
            onValueCommit={onValueCommit}
            aria-valuetext={said ?? props['aria-valuetext']}
          />
          <span className={styles.knob} />
        </div>
        {ticks && <span className={styles.ticks} />}
      </div>
    </div>
  )
}
