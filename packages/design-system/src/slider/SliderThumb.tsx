'use client'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { distanceOf } from './thumb-keys.ts'
import * as styles from './Slider.css.ts'

/** The scale of a slider, and how one goes along it. */
export type SliderScaleProps = {
  min?: number | undefined
  max?: number | undefined
  /** Values lie so far apart, from `min` on. */
  step?: number | undefined
  /** How far an arrow moves it, where that is more than a `step`: a film is dragged by the millisecond, and keyed by the second. */
  keyStep?: number | undefined
  /** How far a page key moves it, and an arrow with Shift: a tenth of the scale by default. */
  pageStep?: number | undefined
  /** Which way the track runs: from the side where reading begins, or from below. */
  orientation?: 'horizontal' | 'vertical' | undefined
}

export type SliderThumbProps = Omit<ComponentPropsWithRef<'input'>, keyof SliderScaleProps | 'type' | 'value'> &
  Pick<SliderScaleProps, 'keyStep' | 'pageStep' | 'orientation'> & {
    /** The ends that it goes to, which may lie within those of the scale. */
    min: number
    max: number
    step: number
    /** The length of the whole scale. */
    length: number
    value: number
    onValueChange: (value: number) => void
    onValueCommit: ((value: number) => void) | undefined
  }

/**
 * One native range, transparent, over a track that is drawn by others: it takes the finger, the keys and the focus, and says its value. The keys
 * are the same in every browser and either orientation, and are told by the browser's own `input` and `change`.
 */
export function SliderThumb({
  min,
  max,
  length,
  step,
  keyStep = step,
  pageStep = length / 10,
  orientation,
  value,
  readOnly = false,
  onValueChange,
  onValueCommit,
  onChange,
  onKeyDown,
  className,
  ref,
  ...props
}: SliderThumbProps) {
  const input = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(input, ref)
  useEffect(() => {
    const range = input.current
    if (!range || !onValueCommit || readOnly) return undefined
    // React's onChange is the DOM's `input`; the DOM's `change`, once at the end of a drag, has no name in React.
    const commit = () => onValueCommit(range.valueAsNumber)
    range.addEventListener('change', commit)
    return () => range.removeEventListener('change', commit)
  }, [onValueCommit, readOnly])
  // A browser that lays its text flat whatever it is told would take a press by the width of it.
  useLayoutEffect(() => {
    const range = input.current
    if (!range || orientation !== 'vertical' || getComputedStyle(range).writingMode !== 'horizontal-tb') return
    range.dataset['lying'] = ''
    // WebKit's own name for one that stands. In the style sheet it would have every other browser complain.
    range.style.setProperty('-webkit-appearance', 'slider-vertical')
  }, [orientation])
  return (
    <input
      {...props}
      ref={refs}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      // A native range knows no `readonly`.
      aria-readonly={readOnly || undefined}
      onChange={composeHandlers(onChange, ({ currentTarget }) => {
        if (!readOnly) onValueChange(currentTarget.valueAsNumber)
      })}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        const range = event.currentTarget
        const key = Math.max(step, keyStep)
        const units = { key, page: Math.max(key, pageStep), whole: length }
        const distance = distanceOf(event, units, range.matches(':dir(rtl)'))
        if (distance === undefined) return
        event.preventDefault()
        if (!readOnly) moveBy(range, Math.round(distance / step))
      })}
      className={clsx(styles.input, className)}
    />
  )
}

/** Moves a range by so many steps, as far as it goes, and tells of it as a browser does. */
function moveBy(range: HTMLInputElement, steps: number): void {
  const before = range.value
  range.stepUp(steps)
  if (range.value === before) return
  range.dispatchEvent(new Event('input', { bubbles: true }))
  // Once a parent that owns the value had its say.
  queueMicrotask(() => range.dispatchEvent(new Event('change', { bubbles: true })))
}
