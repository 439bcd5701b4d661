'use client'
import type { ReactNode } from 'react'
import { useLocale } from '../provider/words.ts'
import { SelectContent } from './SelectContent.tsx'
import { SelectEmpty, SelectGroup, SelectItem, SelectItemDescription, SelectItemText } from './SelectItems.tsx'
import { SelectRoot, type SelectOne, type SelectRootOptions, type SelectSeveral } from './SelectRoot.tsx'
import { listed, SelectTrigger, SelectValue, type SelectTriggerProps } from './SelectTrigger.tsx'
import { keyFor } from './select-dom.ts'
import { sections, type SelectOption } from './select-options.ts'

type Shared<Value> = Omit<SelectTriggerProps, 'children'> &
  SelectRootOptions<Value> & {
    options: ReadonlyArray<SelectOption<Value>>
    /** Stands in the list where there is no option. */
    empty?: ReactNode
  }

export type SelectProps<Value = string> = Shared<Value> & SelectOne<Value>
/** Where several can be chosen. */
export type SelectMultipleProps<Value = string> = Shared<Value> & SelectSeveral<Value>

/**
 * One of many, or with `multiple` several. Closed it is a native `select` and costs what one costs: name, form value,
 * `required`, reset, autofill and typing a letter to choose are the browser's. What opens is our list, mounted then and not
 * before, or the system's own for a finger. The list has the focus while it is open (APG collapsible listbox).
 *
 * It is `SelectParts` for options that are data. `className`, `style` and `data-component` belong to the frame; `ref` and everything
 * else to the `select`.
 */
export function Select<Value = string>(props: SelectProps<Value> | SelectMultipleProps<Value>) {
  const { locale } = useLocale()
  const { options, empty, multiple, value: _value, defaultValue: _first, onValueChange: _tell, ...more } = props
  const { keyOf, open, defaultOpen, onOpenChange, ...trigger } = more
  const root = { keyOf, open, defaultOpen, onOpenChange }
  const key = (option: SelectOption<Value>) => keyFor(option.value, keyOf)
  const draw = (option: SelectOption<Value>) => (
    <SelectItem
      key={key(option)}
      value={option.value}
      label={option.label}
      disabled={option.disabled}
      icon={option.icon}
    >
      {option.description === undefined ? undefined : (
        <>
          <SelectItemText>{option.label}</SelectItemText>
          <SelectItemDescription>{option.description}</SelectItemDescription>
        </>
      )}
    </SelectItem>
  )
  const parts = (
    <>
      <SelectTrigger {...trigger}>
        {multiple ? (
          <SelectValue>
            {(keys) =>
              listed(
                options.filter((option) => keys.includes(key(option))).map(({ label }) => label),
                locale,
              )
            }
          </SelectValue>
        ) : undefined}
      </SelectTrigger>
      <SelectContent>
        {sections(options).map(({ group, from, options: inside }) =>
          group === undefined ? (
            inside.map(draw)
          ) : (
            <SelectGroup key={from} label={group}>
              {inside.map(draw)}
            </SelectGroup>
          ),
        )}
        {empty !== undefined && <SelectEmpty>{empty}</SelectEmpty>}
      </SelectContent>
    </>
  )
  return props.multiple ? (
    <SelectRoot<Value>
      {...root}
      multiple
      value={props.value}
      defaultValue={props.defaultValue}
      onValueChange={props.onValueChange}
    >
      {parts}
    </SelectRoot>
  ) : (
    <SelectRoot<Value>
      {...root}
      value={props.value}
      defaultValue={props.defaultValue}
      onValueChange={props.onValueChange}
    >
      {parts}
    </SelectRoot>
  )
}
