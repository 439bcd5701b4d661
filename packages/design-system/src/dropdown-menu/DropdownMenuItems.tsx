'use client'

import { clsx } from 'clsx'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CheckedState } from '../choice/use-checkable.ts'
import { CheckIcon } from '../icon/index.ts'
import * as styles from './DropdownMenu.css.ts'
import { keyShortcuts } from './key-shortcuts.ts'
import { nothing, row, rowContent, type RowProps } from './menu-row.tsx'

interface ItemLook {
  icon?: ReactNode
  /** A key that does the same, shown at the end of the row: `C`, `⌘K`, `Ctrl+K`. `aria-keyshortcuts` says what it is where that cannot be read. */
  shortcut?: string | undefined
}

export type ItemProps = RowProps &
  ItemLook & {
    /** `danger` for what cannot be taken back. */
    tone?: 'neutral' | 'danger' | undefined
  }

/** One thing that can be done. Its text is what typing finds it by. */
export function Item({ icon, shortcut, tone = 'neutral', children, ...props }: ItemProps) {
  return (
    <Radix.Item
      data-component="DropdownMenu.Item"
      data-tone={tone}
      aria-keyshortcuts={keyShortcuts(shortcut)}
      {...row(props)}
    >
      {rowContent(icon, children, shortcut)}
    </Radix.Item>
  )
}

export type LinkItemProps = Omit<ComponentPropsWithRef<'a'>, 'onSelect'> & ItemLook

/** A place to go to: a real link, so it can be opened in a new tab. */
export function LinkItem({ icon, shortcut, className, children, ...props }: LinkItemProps) {
  return (
    <Radix.Item asChild>
      <a
        data-component="DropdownMenu.LinkItem"
        aria-keyshortcuts={keyShortcuts(shortcut)}
        {...props}
        className={clsx(styles.item, className)}
      >
        {rowContent(icon, children, shortcut)}
      </a>
    </Radix.Item>
  )
}

export type RadioGroupProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'role'> & {
  /** Names the choice, where `aria-labelledby` does not. */
  label?: string | undefined
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** A choice of one among its `RadioItem`s. */
export function RadioGroup({ label, value, onValueChange = nothing, ...props }: RadioGroupProps) {
  return (
    <Radix.RadioGroup
      data-component="DropdownMenu.RadioGroup"
      aria-label={label}
      {...props}
      {...(value !== undefined && { value })}
      onValueChange={onValueChange}
    />
  )
}

export type RadioItemProps = RowProps & { value: string }

/** One of a choice; the chosen one carries a check. */
export function RadioItem({ value, children, ...props }: RadioItemProps) {
  return (
    <Radix.RadioItem data-component="DropdownMenu.RadioItem" {...row(props)} value={value}>
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator className={styles.icon}>
        <CheckIcon size={18} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

export type CheckboxItemProps = RowProps & {
  checked?: CheckedState | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** On or off; on carries a check. Choosing it closes the menu unless `onSelect` prevents that. */
export function CheckboxItem({ checked = false, onCheckedChange = nothing, children, ...props }: CheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-component="DropdownMenu.CheckboxItem"
      {...row(props)}
      checked={checked}
      onCheckedChange={onCheckedChange}
    >
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator className={styles.icon}>
        <CheckIcon size={18} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  )
}

/** A hairline between groups of items. */
export function Separator({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <Radix.Separator data-component="DropdownMenu.Separator" {...props} className={clsx(styles.separator, className)} />
  )
}

/** A heading over a group of items. */
export function Label({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <Radix.Label data-component="DropdownMenu.Label" {...props} className={clsx(styles.label, className)} />
}
