'use client'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useFormReset } from '../controlled/use-form-reset.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { SelectContext, type SelectState } from './select-context.ts'
import { chosenIn, keyFor, markDefault, optionsIn, same, sameOptions, type NativeOption } from './select-dom.ts'

export interface SelectOne<Value> {
  multiple?: false | undefined
  /** The value that is chosen, where a parent owns it; `''` or `null` while nothing is. */
  value?: Value | undefined
  /** The first choice: the placeholder by default, or the first option where there is none. */
  defaultValue?: Value | undefined
  /** Told of every change: from the list, by key, and by a reset of the form. */
  onValueChange?: ((value: Value) => void) | undefined
}

export interface SelectSeveral<Value> {
  /** Several can be chosen: the list stays open meanwhile, and a form sends an entry for each. */
  multiple: true
  /** The values that are chosen, where a parent owns them. */
  value?: readonly Value[] | undefined
  /** What is chosen at first: nothing by default. */
  defaultValue?: readonly Value[] | undefined
  /** Told of every change, with all that is chosen, in the order of the options. */
  onValueChange?: ((values: Value[]) => void) | undefined
}

export interface SelectRootOptions<Value> {
  /**
   * What a form sends for a value, and what makes two values the same. Strings and numbers are their own; objects need it.
   */
  keyOf?: ((value: NonNullable<Value>) => string) | undefined
  /** Whether our list is open, where a parent owns that. The system's own list opens and closes by itself. */
  open?: boolean | undefined
  /** Open at first. */
  defaultOpen?: boolean | undefined
  /**
   * Our list opened or wants to close. `details.reason` says why: `trigger`, `choice`, `escape`, `outside` or `focus-out`.
   * `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
}

export type SelectRootProps<Value = string> = (SelectOne<Value> | SelectSeveral<Value>) &
  SelectRootOptions<Value> & {
    /** A `Trigger` and a `Content` and nothing else: the native `select` draws them too, and takes only options. */
    children?: ReactNode
  }

/** One and several as one case: always a list of values. */
function asList<Value>(props: SelectOne<Value> | SelectSeveral<Value>) {
  if (props.multiple) {
    const { value, defaultValue, onValueChange } = props
    return { value, defaultValue, tell: onValueChange }
  }
  const { value, defaultValue, onValueChange } = props
  return {
    value: value === undefined ? undefined : [value],
    defaultValue: defaultValue === undefined ? undefined : [defaultValue],
    tell: (values: Value[]) => {
      for (const one of values) onValueChange?.(one)
    },
  }
}

/** Joins the parts of one select. Renders nothing itself. */
export function SelectRoot<Value = string>(props: SelectRootProps<Value>) {
  const { keyOf: givenKey, open: controlledOpen, defaultOpen = false, onOpenChange, multiple = false, children } = props
  const { value, defaultValue, tell } = asList(props)
  const listId = useId()
  const select = useRef<HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [known] = useState(() => new Map<string, { value: Value }>())
  const [open, setOpen] = useOpen(controlledOpen, defaultOpen, onOpenChange)

  const keyOf = (one: Value) => keyFor(one, givenKey)
  const owned = value?.map(keyOf)
  const byDefault = defaultValue?.map(keyOf)
  // The browser keeps what is chosen, as for any select; this is what it showed when last asked.
  const [seen, setSeen] = useState<readonly string[]>(owned ?? byDefault ?? [])
  const [options, setOptions] = useState<readonly NativeOption[]>([])
  const sync = () => {
    if (!select.current) return
    const now = chosenIn(select.current)
    if (!same(now, seen)) setSeen(now)
    const there = optionsIn(select.current)
    if (!sameOptions(there, options)) setOptions(there)
  }

  // What a reset goes back to: the default as it is now, else what was shown at first.
  const [shownFirst] = useState(value)
  const atFirst = useRef<readonly string[]>(undefined)
  const first = byDefault ?? shownFirst?.map(keyOf)
  useLayoutEffect(() => {
    if (!select.current) return
    atFirst.current ??= chosenIn(select.current)
    markDefault(select.current, first ?? atFirst.current)
  })
  const valuesOf = (keys: readonly string[]) => keys.flatMap((key) => known.get(key) ?? []).map((one) => one.value)
  useFormReset(select, () => {
    const back = first ?? atFirst.current
    if (!select.current || !back) return
    const now = owned ?? chosenIn(select.current)
    setSeen(back)
    // Nothing chosen is a value too, where somebody gave it.
    if (!same(now, back)) tell?.([...(defaultValue ?? shownFirst ?? valuesOf(back))])
  })

  const state: SelectState = {
    multiple,
    open,
    setOpen,
    listId,
    parts: children,
    chosen: owned ?? seen,
    owned,
    first,
    select,
    button,
    options,
    keyOf,
    know(key: string, one: Value) {
      const entry = { value: one }
      known.set(key, entry)
      // An option that came in its place in the meantime stays.
      return () => void (known.get(key) === entry && known.delete(key))
    },
    changed: () => {
      if (!select.current) return
      const now = chosenIn(select.current)
      setSeen(now)
      tell?.(valuesOf(now))
    },
    sync,
  }
  return <SelectContext value={state}>{children}</SelectContext>
}
