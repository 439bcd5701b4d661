'use client'
import { clsx } from 'clsx'
import { useState, type ChangeEvent, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { pageOf, stepped, type DatePart, type PartLimits } from './date-parts.ts'
import { periodOf, typeDigits, yearOf } from './date-typing.ts'
import { segment, widths } from './DatePicker.css.ts'

type SegmentInputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'form' | 'disabled' | 'readOnly' | 'required' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

interface DateSegmentProps extends SegmentInputProps {
  readonly part: DatePart
  /** What stands in it. */
  readonly number: number | undefined
  readonly limits: PartLimits
  /** Where an arrow begins while it is empty. */
  readonly present: number
  readonly twelve: boolean
  /** The halves of the day. */
  readonly periods: readonly string[]
  readonly label: string
  /** Shown while it is empty. */
  readonly hint: string
  /** What is said of it: a month by its name. */
  readonly spoken: string
  readonly write: (number: number) => string
  readonly onNumberChange: (number: number | undefined) => void
  /** The focus goes on, or back, in the order of writing. */
  readonly onGo: (from: HTMLInputElement, by: 1 | -1) => void
  readonly onArrow: (from: HTMLInputElement, key: 'ArrowLeft' | 'ArrowRight') => void
}

const signs: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 }

/** One part of a date (APG spinbutton): digits are typed over what stands there, and go on to the next once no further one can follow. */
export function DateSegment({
  part,
  number,
  limits,
  present,
  twelve,
  periods,
  label,
  hint,
  spoken,
  write,
  onNumberChange,
  onGo,
  onArrow,
  ...props
}: DateSegmentProps) {
  const [typed, setTyped] = useState('')
  const off = props.disabled === true || props.readOnly === true
  // Digits count as long as they are what stands here; a year that is not whole stands for none yet.
  const isTyping = typed !== '' && (number === undefined || Number(typed) === number)
  const before = isTyping ? typed : ''
  const set = (next: number | undefined, text = '') => {
    setTyped(text)
    onNumberChange(next)
  }
  /** The number that stands here now; a year of fewer digits is taken as it is meant. */
  const read = () => (part === 'year' && number === undefined ? yearOf(before, present) : number)
  const take = () => {
    if (number === undefined && read() !== undefined) set(read())
    else setTyped('')
  }

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (off) return undefined
    const input = nativeEvent instanceof InputEvent ? nativeEvent : undefined
    const added = input?.data ?? currentTarget.value
    // A keyboard on glass may delete without a key.
    if (input?.inputType.startsWith('delete')) return set(undefined)
    if (part === 'dayPeriod') return set(periodOf(added.slice(0, 1), periods) ?? number)
    const next = typeDigits(part, before, added, twelve)
    if (!next) return undefined
    // Taken by the time that the focus goes, since what is left half typed is taken as well.
    flushSync(() => set(next.number, next.text))
    return next.full ? onGo(currentTarget, 1) : undefined
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const sign = signs[key]
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault()
      onArrow(currentTarget, key)
    } else if (key === 'Enter') take()
    else if (/^[./:-]$/.test(key)) {
      event.preventDefault()
      if (number !== undefined || before !== '') onGo(currentTarget, 1)
    } else if (key === 'Backspace' && number === undefined && before === '') {
      event.preventDefault()
      onGo(currentTarget, -1)
    } else if (off) return
    else if (key === 'Backspace' || key === 'Delete') {
      event.preventDefault()
      set(undefined)
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault()
      set(key === 'Home' ? limits.min : limits.max)
    } else if (sign !== undefined) {
      event.preventDefault()
      const now = read()
      const by = key.startsWith('Page') ? pageOf[part] : 1
      set(now === undefined ? present : stepped(part, now, sign * by, limits))
    }
  }

  const digits = (text: string) => Array.from(text, (digit) => Array.from(write(Number(digit))).at(-1)).join('')
  const standing = number === undefined ? '' : write(number)
  return (
    <input
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={part === 'dayPeriod' ? 'text' : 'numeric'}
      {...props}
      type="text"
      role="spinbutton"
      aria-label={label}
      aria-valuemin={limits.min}
      // The 31st stands in a month of 28 until the field is left.
      aria-valuemax={Math.max(limits.max, number ?? 0)}
      aria-valuenow={number}
      aria-valuetext={spoken}
      placeholder={hint}
      className={clsx(segment, widths[part])}
      data-part={part}
      value={isTyping ? digits(typed) : standing}
      onChange={change}
      onKeyDown={press}
      onFocus={({ currentTarget }) => currentTarget.select()}
      // A press puts the caret between digits; what is typed takes the place of them all.
      onClick={({ currentTarget }) => currentTarget.select()}
      onBlur={take}
    />
  )
}
