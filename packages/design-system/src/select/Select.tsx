'use client'
import { clsx } from 'clsx'
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldControl } from '../field/field-context.ts'
import { sections, type SelectOption } from './select-options.ts'
import { SelectList } from './SelectList.tsx'
import * as styles from './Select.css.ts'
import type { ControlSize } from '../theme/control-size.ts'

export type SelectProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
> & {
  options: ReadonlyArray<SelectOption<Value>>
  /** The value that is chosen, where a parent owns it; `''` while nothing is. */
  value?: Value
  /** The first choice: the placeholder by default, or the first option where there is none. */
  defaultValue?: Value
  /** Told of every change: from the list, by key, and by a reset of the form. */
  onValueChange?: (value: Value) => void
  /** Shown while nothing is chosen; a form sends nothing then, and one that requires it does not go. */
  placeholder?: string
  /** Height in px; a coarse pointer gets at least 44. */
  size?: Exclude<ControlSize, 'xs'>
  /** Where the system's own list opens in place of ours: for fingers, everywhere, or wherever the browser allows, nowhere. */
  native?: 'coarse' | 'always' | 'never'
  /** Something is wrong with the choice; a `Field` with an error says so by itself. */
  invalid?: boolean
}

const opening: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'F4'])

/**
 * One of many (a native `select` with the APG's collapsible listbox: while the list is open, it has the focus). Closed it is a native `select` and costs what one costs: name, form value,
 * `required`, reset, autofill and typing a letter to choose are the browser's. What opens is our list, mounted then and not
 * before, or the system's own for a finger.
 *
 * `className`, `style` and `data-component` belong to the frame; `ref` and everything else to the `select`.
 */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size = 'md',
  native = 'coarse',
  invalid,
  className,
  style,
  ref,
  onChange,
  onKeyDown,
  onMouseDown,
  onPointerDown,
  ...props
}: SelectProps<Value>) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => select.current, [])
  const finger = useRef(false)
  /** What the list shows while it is open: the name and the value that the select had when it opened. */
  const [shown, setShown] = useState<{ label: string; value: string }>()
  const control = useFieldControl({ 'aria-invalid': invalid || undefined, ...props })

  const first = useInitial(
    defaultValue,
    value ?? defaultValue ?? (placeholder === undefined ? options[0]?.value : undefined),
  )
  useLayoutEffect(() => {
    // React tells a select what is chosen, not what a reset goes back to: that is what was chosen at first.
    if (select.current) markDefault(select.current, first ?? '')
  }, [first])
  useFormReset(select, () => {
    if (first !== undefined && (value ?? select.current?.value) !== first) onValueChange?.(first)
  })
  const changed = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange?.(option.value)
  }

  const isNative = () =>
    native === 'always' || (native === 'coarse' && (finger.current || window.matchMedia('(pointer: coarse)').matches))

  const open = (element: HTMLSelectElement) => {
    element.focus()
    const label = element.ariaLabel ?? Array.from(element.labels, ({ textContent }) => textContent).join(' ')
    setShown({ label, value: element.value })
  }
  const close = (back: boolean) => {
    if (back) select.current?.focus()
    setShown(undefined)
  }
  const choose = (next: string) => {
    const element = select.current
    if (!element || element.value === next) return
    element.value = next
    // What the browser would have sent, so that React and every other listener hear it.
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const press = (event: MouseEvent<HTMLSelectElement>) => {
    if (event.button !== 0 || isNative()) return
    event.preventDefault()
    if (shown) close(true)
    else open(event.currentTarget)
  }
  const key = (event: KeyboardEvent<HTMLSelectElement>) => {
    finger.current = false
    if (!opening.has(event.key) || event.ctrlKey || event.metaKey || isNative()) return
    event.preventDefault()
    open(event.currentTarget)
  }

  return (
    <div
      data-component="Select"
      data-state={shown ? 'open' : 'closed'}
      className={clsx(styles.select, className)}
      style={style}
    >
      <select
        {...props}
        {...control}
        ref={select}
        {...(value === undefined ? { defaultValue: first ?? '' } : { value })}
        aria-expanded={shown !== undefined}
        aria-controls={shown && id}
        onChange={(event) => {
          onChange?.(event)
          if (!event.defaultPrevented) changed(event.currentTarget.value)
        }}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          finger.current = event.pointerType === 'touch'
        }}
        onMouseDown={(event) => {
          onMouseDown?.(event)
          if (!event.defaultPrevented) press(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented) key(event)
        }}
        className={clsx(styles.control, styles.size[size])}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden data-placeholder="">
            {placeholder}
          </option>
        )}
        {sections(options).map(({ group, from, options: inside }) => {
          const drawn = inside.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))
          return group === undefined ? (
            drawn
          ) : (
            <optgroup key={from} label={group}>
              {drawn}
            </optgroup>
          )
        })}
      </select>
      {shown && (
        <SelectList
          id={id}
          label={shown.label}
          labelledBy={props['aria-labelledby']}
          value={shown.value}
          options={options}
          anchor={select}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  )
}

function markDefault(select: HTMLSelectElement, value: string): void {
  for (const option of select.options) option.defaultSelected = option.value === value
}
