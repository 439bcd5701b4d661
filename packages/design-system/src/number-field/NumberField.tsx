'use client'
import { clsx } from 'clsx'
import { useMemo, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { announce } from '../announcer/announce.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldControl } from '../field/field-context.ts'
import { MinusIcon, PlusIcon } from '../icon/index.ts'
import { frame, input as inputStyle, noZoom, size as sizes } from '../input/Input.css.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import type { ControlSize } from '../theme/control-size.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { number as numberStyle } from './NumberField.css.ts'
import { numberFieldWords } from './number-field.words.ts'
import { move, snap } from './number-steps.ts'
import { numberText } from './number-text.ts'
import { NumberStepper } from './NumberStepper.tsx'
import { useWheel } from './use-wheel.ts'

export type NumberFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'role' | 'value' | 'defaultValue' | 'children' | 'min' | 'max' | 'step' | 'onChange'
> & {
  /** The number, where a parent owns it; `null` for none. */
  value?: number | null | undefined
  /** The first number: none by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: number | null | undefined
  /** Told of every number that is taken: by step, and of what was typed by Enter or once the focus leaves. */
  onValueChange?: ((value: number | null) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** What numbers there are: multiples of it, from `min` or 0. 1 by default. */
  step?: number | undefined
  /** How it is written, as `Intl.NumberFormat` takes it: decimals, a currency, a unit, percent. */
  format?: Intl.NumberFormatOptions | undefined
  /** By the scale of all controls. */
  size?: Exclude<ControlSize, 'xs'> | undefined
}

/** By how many steps a key goes. */
const keys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

const plain: Intl.NumberFormatOptions = {}

/**
 * A number that is typed or stepped to (APG spinbutton): written and read as the language does, with its digits. What is typed is taken by Enter or once
 * the focus leaves, within the bounds; what is no number is given up. The wheel turns it only while it has the focus.
 *
 * `className`, `style` and `data-component` belong to the frame; `ref` and everything else to the `input`. A form sends the bare number by its `name`.
 */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min = -Infinity,
  max = Infinity,
  step = 1,
  format = plain,
  size = 'md',
  name,
  form,
  className,
  style,
  ref,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  const words = useWordSet(numberFieldWords)
  const { locale } = useLocale()
  const text = useMemo(() => numberText(locale, format), [locale, format])
  const [number, setNumber] = useControlled(value, defaultValue, onValueChange)
  const initial = useInitial(defaultValue, number)
  /** What is being typed; nothing while the number is shown as it is. */
  const [draft, setDraft] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(input, ref)
  useFormReset(input, () => {
    setDraft(undefined)
    setNumber(initial)
  })

  const steps = { min, max, step }
  const written = number === null ? '' : text.format(number)
  const off = props.disabled === true || props.readOnly === true
  /** The number that stands there now, typed or taken; what is no number is the one before. */
  const read = () => {
    if (draft === undefined) return number
    const typed = text.parse(draft)
    if (typed === undefined) return number
    return typed === null ? null : snap(typed, steps)
  }
  const take = () => {
    if (draft === undefined) return
    setDraft(undefined)
    setNumber(read())
  }
  const go = (by: number) => {
    if (off) return
    setDraft(undefined)
    setNumber(move(read(), by, steps))
  }
  useWheel(input, go)
  /** By a button, which may be pressed from elsewhere: then nobody would hear what it did. */
  const goByButton = (by: number) => {
    const [from, to] = [read(), move(read(), by, steps)]
    go(by)
    if (document.activeElement !== input.current) announce(text.format(to))
    return to !== from
  }

  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      go(by)
    } else if (event.key === 'Enter') take()
    else if (event.key === 'Escape' && draft !== undefined) {
      // A dialog around it stays: what was typed is given up first.
      event.preventDefault()
      setDraft(undefined)
    }
  }

  const control = useFieldControl(props)
  return (
    <span data-component="NumberField" className={clsx(frame, sizes[size], noZoom, className)} style={style}>
      <NumberStepper
        label={words.decrease}
        icon={<MinusIcon size={18} />}
        disabled={off || (number !== null && number <= min)}
        onStep={() => goByButton(-1)}
      />
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : min >= 0 ? 'decimal' : 'text'}
        {...props}
        {...control}
        ref={refs}
        form={form}
        type="text"
        role="spinbutton"
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuenow={number ?? undefined}
        aria-valuetext={written || undefined}
        className={clsx(inputStyle, numberStyle)}
        value={draft ?? written}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={composeHandlers(onBlur, take)}
        onKeyDown={composeHandlers(onKeyDown, press)}
      />
      <NumberStepper
        label={words.increase}
        icon={<PlusIcon size={18} />}
        disabled={off || (number !== null && number >= max)}
        onStep={() => goByButton(1)}
      />
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={number ?? ''} disabled={props.disabled} />
      )}
    </span>
  )
}
