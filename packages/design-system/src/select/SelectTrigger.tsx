'use client'
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- a button stands where the browser has no closed select; aria-expanded is in the spread */
import { clsx } from 'clsx'
import {
  use,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  type ComponentPropsWithRef,
  type DOMAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { useLocale } from '../provider/words.ts'
import { NativeContext, useSelect } from './select-context.ts'
import * as styles from './Select.css.ts'
import type { ControlSize } from '../theme/control-size.ts'

type Handlers = Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML' | 'onChange'>

export type SelectTriggerProps = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'multiple' | 'size' | 'children' | keyof Handlers
> &
  Handlers & {
    /** Shown while nothing is chosen; a form sends nothing then, and one that requires it does not go. */
    placeholder?: string | undefined
    /** Height in px; a coarse pointer gets at least 44. */
    size?: Exclude<ControlSize, 'xs'> | undefined
    /**
     * Where the system's own list opens in place of ours: for fingers, everywhere, or wherever the browser allows, nowhere. Where several
     * can be chosen it is always ours.
     */
    native?: 'coarse' | 'always' | 'never' | undefined
    /** Something is wrong with the choice; a `Field` with an error says so by itself. */
    invalid?: boolean | undefined
    /** A `Value`, where more than the text of what is chosen is to be seen. */
    children?: ReactNode
    onChange?: ChangeEventHandler<HTMLSelectElement> | undefined
  }

const opening: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'F4'])

/**
 * The closed field: a native `select`, which has the name, the value, `required`, autofill and typing a letter to choose from the browser.
 * Where several can be chosen it is a button beside one, because the browser draws such a `select` as an open list.
 *
 * `className`, `style` and `data-component` belong to the frame; `ref` to the `select`; everything else to what has the focus.
 */
export function SelectTrigger(props: SelectTriggerProps) {
  return use(NativeContext) ? null : <Trigger {...props} />
}

function Trigger({
  placeholder,
  size = 'md',
  native = 'coarse',
  invalid,
  className,
  style,
  children,
  ref,
  name,
  form,
  required,
  autoComplete,
  onChange,
  onFocus,
  onPointerDown,
  onMouseDown,
  onClick,
  onKeyDown,
  ...props
}: SelectTriggerProps) {
  const state = useSelect('Trigger')
  const { multiple, open, setOpen, listId, parts, owned, first, chosen, select, button, changed, sync } = state
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => select.current, [select])
  const finger = useRef(false)
  const field = useFieldControl({ 'aria-invalid': invalid || undefined, ...props })

  const isNative = () =>
    !multiple &&
    (native === 'always' || (native === 'coarse' && (finger.current || window.matchMedia('(pointer: coarse)').matches)))
  const show = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault()
    // Safari gives no button the focus that is pressed, and the list is left from where the focus was.
    event.currentTarget.focus()
    sync()
    setOpen(true, 'trigger', event.nativeEvent)
  }

  const ours = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      onPointerDown?.(event)
      finger.current = event.pointerType === 'touch'
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      onMouseDown?.(event)
      if (event.defaultPrevented || event.button !== 0 || isNative()) return
      if (!open) return show(event)
      event.preventDefault()
      setOpen(false, 'trigger', event.nativeEvent)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event)
      if (event.defaultPrevented) return
      finger.current = false
      if (opening.has(event.key) && !event.ctrlKey && !event.metaKey && !isNative()) show(event)
    },
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    className: clsx(styles.control, styles.size[size]),
  }
  const sent = {
    name,
    form,
    required,
    autoComplete,
    ...(owned
      ? { value: multiple ? [...owned] : (owned[0] ?? '') }
      : { defaultValue: multiple ? [...(first ?? [])] : (first?.[0] ?? '') }),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      onChange?.(event)
      if (!event.defaultPrevented) changed()
    },
  }
  const options = (
    <NativeContext value={true}>
      {placeholder !== undefined && !multiple && (
        <option value="" disabled hidden data-placeholder="">
          {placeholder}
        </option>
      )}
      {parts}
    </NativeContext>
  )

  return (
    <div
      data-component="Select"
      data-state={open ? 'open' : 'closed'}
      className={clsx(styles.select, className)}
      style={style}
    >
      {multiple ? (
        <>
          {/* Before the button: a label in which both stand means the first. */}
          <button
            {...props}
            {...field}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-required={field['aria-required'] ?? (required || undefined)}
            ref={button}
            onFocus={onFocus}
            {...ours}
            onClick={(event) => {
              onClick?.(event)
              // A click without a press: a screen reader's.
              if (!event.defaultPrevented && event.detail === 0 && !open) show(event)
            }}
          >
            {chosen.length === 0 && placeholder !== undefined ? (
              <span className={styles.placeholder}>{placeholder}</span>
            ) : (
              (children ?? <SelectValue />)
            )}
          </button>
          <select
            {...sent}
            multiple
            disabled={props.disabled}
            ref={select}
            aria-hidden
            tabIndex={-1}
            className={styles.sent}
            // Sent here by a form that misses a choice.
            onFocus={(event: FocusEvent) => {
              event.stopPropagation()
              button.current?.focus()
            }}
          >
            {options}
          </select>
        </>
      ) : (
        <>
          <select
            {...props}
            {...field}
            {...sent}
            ref={select}
            onFocus={onFocus}
            onClick={onClick}
            {...ours}
            data-drawn={children === undefined ? undefined : ''}
          >
            {options}
          </select>
          {children !== undefined && (
            <div aria-hidden className={styles.drawn}>
              {children}
            </div>
          )}
        </>
      )}
    </div>
  )
}

export type SelectValueProps = Omit<ComponentProps<'span'>, 'children'> & {
  /**
   * What stands in the closed field: elements, or a function of the keys of what is chosen. By default the labels of what is chosen, which
   * a server does not know.
   */
  children?: ReactNode | ((keys: readonly string[]) => ReactNode)
}

/** What is seen of the choice while the list is closed. A single choice is said by the native `select`; this is for the eye. */
export function SelectValue({ children, className, ...props }: SelectValueProps) {
  const { chosen, options, sync } = useSelect('Value')
  const { locale } = useLocale()
  useLayoutEffect(() => sync())
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return (
    <span data-component="Select.Value" {...props} className={clsx(styles.value, className)}>
      {typeof children === 'function' ? children(chosen) : (children ?? listed(labels, locale))}
    </span>
  )
}

export const listed = (labels: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(labels)
