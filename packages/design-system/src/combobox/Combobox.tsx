'use client'
import { clsx } from 'clsx'
import { useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldControl } from '../field/field-context.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { frame as frameStyle, input as inputStyle, noZoom, size as sizes, slot } from '../input/Input.css.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { useLocale } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import type { ControlSize } from '../theme/control-size.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { rowsFor, type ComboboxFilter, type ComboboxOption, type Row } from '../suggestions/suggestion-rows.ts'
import { SuggestionList } from '../suggestions/SuggestionList.tsx'
import { comboboxProps } from '../suggestions/use-meant-row.ts'
import { useSuggestions } from '../suggestions/use-suggestions.ts'
import { arrow } from './Combobox.css.ts'

export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'role' | 'value' | 'defaultValue' | 'children' | 'list' | 'multiple'
> & {
  options: readonly ComboboxOption[]
  /** The value that is chosen, where a parent owns it; `''` while nothing is. */
  value?: string | undefined
  /** The first choice: nothing by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: string | undefined
  /** Told of every change: by press, by key, by emptying the text (`''`), and by a reset of the form. */
  onValueChange?: ((value: string) => void) | undefined
  /** Told what is typed, for options that a server finds; `''` once something is chosen or the text is given up. */
  onQueryChange?: ((query: string) => void) | undefined
  /**
   * Which options are offered for what is typed. `false`: they are the answer already. By default those with every word of it in the label, case
   * and accents aside.
   */
  filter?: ComboboxFilter | false | undefined
  /** Options are on their way: said, and shown under those that are there. */
  loading?: boolean | undefined
  /** Why there are no options, in words: "Places could not be loaded." It is said, and shown in the list. */
  error?: string | undefined
  /** Offers to make an option of what is typed. Gives its value back, which is chosen then; nothing where that comes later. */
  onCreate?: ((label: string) => string | undefined) | undefined
  /** The label of a chosen value that is in none of the options: one that was chosen earlier, from a server's list. */
  labelOf?: ((value: string) => string) | undefined
  /** Whether the list is open, where a parent owns that. */
  open?: boolean | undefined
  /** Open at first. */
  defaultOpen?: boolean | undefined
  /** The list opened or wants to close. `details.reason` says why: `trigger`, `choice`, `escape`, `outside` or `focus-out`. */
  onOpenChange?: OnOpenChange | undefined
  /** By the scale of all controls. */
  size?: Exclude<ControlSize, 'xs'> | undefined
  /** Stands before the text: an icon. It is decoration. */
  start?: ReactNode
}

/**
 * One of many, found by typing. The text keeps the focus and says which option is meant (APG combobox with list autocomplete); what is chosen
 * is one of the options, or one that is made on the way (`onCreate`). Of a long list only what is seen is drawn.
 *
 * With a `name` a form sends the value. `className`, `style` and `data-component` belong to the frame; `ref` and everything else to the `input`.
 */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  onQueryChange,
  filter,
  loading = false,
  error,
  onCreate,
  labelOf,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  size = 'md',
  start,
  name,
  className,
  style,
  ref,
  onChange,
  onKeyDown,
  onClick,
  onBlur,
  ...props
}: ComboboxProps) {
  const { locale } = useLocale()
  const frame = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(input, ref)
  const [chosen, setChosen] = useControlled(value, defaultValue ?? '', onValueChange)
  const initial = useInitial(defaultValue, chosen)
  const [open, setOpen] = useOpen(controlledOpen, defaultOpen, onOpenChange)
  // What is typed; nothing while the text is the label of what is chosen.
  const [text, setText] = useState<string>()
  const query = text ?? ''
  // Of an option that is gone from the list: a server's answer to something else.
  const [last, setLast] = useState<{ value: string; label: string }>()

  const write = (next: string | undefined) => {
    setText(next)
    if ((next ?? '') !== query) onQueryChange?.(next ?? '')
  }
  const settle = () => {
    if (text !== undefined && text.trim() === '') setChosen('')
    write(undefined)
  }
  const choose = (row: Row, event: Event) => {
    const made = row.create ? onCreate?.(row.label) : row.value
    if (made !== undefined) {
      setLast({ value: made, label: row.label })
      setChosen(made)
    }
    write(undefined)
    setOpen(false, 'choice', event)
  }
  useFormReset(input, () => {
    setChosen(initial)
    write(undefined)
  })

  const rows = useMemo(
    () => rowsFor({ options, query, filter, create: onCreate !== undefined && !loading, locale }),
    [options, query, filter, onCreate, loading, locale],
  )
  const suggestions = useSuggestions({
    rows,
    query,
    begin: text === undefined && chosen !== '' ? chosen : undefined,
    eager: true,
    several: false,
    open,
    setOpen,
    loading,
    error,
    frame,
    choose,
    settle: (reason) => (reason === 'escape' ? write(undefined) : settle()),
  })
  const label =
    chosen === ''
      ? ''
      : (options.find((option) => option.value === chosen)?.label ??
        (last?.value === chosen ? last.label : (labelOf?.(chosen) ?? chosen)))
  const off = props.disabled === true || props.readOnly === true
  const control = useFieldControl(props)

  return (
    <span
      data-component="Combobox"
      data-state={open ? 'open' : 'closed'}
      className={clsx(frameStyle, sizes[size], noZoom, className)}
      style={style}
      ref={frame}
    >
      {start !== undefined && <span className={slot}>{start}</span>}
      <input
        dir="auto"
        {...comboboxProps(suggestions)}
        {...props}
        {...control}
        ref={refs}
        className={inputStyle}
        value={text ?? label}
        onChange={(event) => {
          onChange?.(event)
          if (event.defaultPrevented) return
          suggestions.forget()
          write(event.currentTarget.value)
          suggestions.show(event.nativeEvent)
        }}
        onKeyDown={composeHandlers(onKeyDown, (event) => void (off || suggestions.press(event)))}
        onClick={composeHandlers(onClick, (event) => off || suggestions.show(event.nativeEvent))}
        onBlur={composeHandlers(onBlur, () => open || settle())}
      />
      <span
        aria-hidden
        className={arrow}
        onMouseDown={(event) => {
          // The text has the focus, before and after.
          event.preventDefault()
          if (off) return
          input.current?.focus()
          if (open) suggestions.close('trigger', event.nativeEvent)
          else suggestions.show(event.nativeEvent)
        }}
      >
        <ChevronDownIcon size={18} />
      </span>
      {name !== undefined && (
        <input type="hidden" name={name} form={props.form} value={chosen} disabled={props.disabled} />
      )}
      {open && <SuggestionList suggestions={suggestions} chosen={[chosen]} frame={frame} input={input} />}
    </span>
  )
}
