'use client'
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the native elements are in the select; this is the list drawn by us */
import { clsx } from 'clsx'
import { use, useLayoutEffect, type ComponentPropsWithRef, type ReactNode } from 'react'
import { mergeProps } from '../slot/merge-props.ts'
import { emptyId, NativeContext, rowId, useSelect, useSelectList } from './select-context.ts'
import * as styles from './Select.css.ts'

export type SelectItemProps<Value = string> = Omit<
  ComponentPropsWithRef<'div'>,
  'value' | 'id' | 'aria-label' | 'role' | 'aria-selected' | 'aria-disabled'
> & {
  /** What is chosen with it, of the type of the root's values. */
  value: Value
  /** Its name: what the native option says, what typing looks for, and what is seen where it has no `children`. */
  label: string
  /** Seen, and passed over by the keys. */
  disabled?: boolean | undefined
  /** Before its text; for the eye only. */
  icon?: ReactNode
  /** `ItemText` and `ItemDescription`, or anything that is no control. */
  children?: ReactNode
}

/** One option. */
export function SelectItem<Value = string>(props: SelectItemProps<Value>) {
  const native = use(NativeContext)
  const { keyOf } = useSelect('Item')
  const key = keyOf(props.value)
  return native ? <NativeItem {...props} itemKey={key} /> : <Row {...props} itemKey={key} />
}

function NativeItem({ itemKey, value, label, disabled }: SelectItemProps<unknown> & { itemKey: string }) {
  const { know } = useSelect('Item')
  useLayoutEffect(() => know(itemKey, value))
  return (
    <option value={itemKey} disabled={disabled} className={styles.native}>
      {label}
    </option>
  )
}

function Row({
  itemKey,
  value: _value,
  label,
  disabled = false,
  icon,
  children,
  className,
  ...rest
}: SelectItemProps<unknown> & { itemKey: string }) {
  const { listId, chosen } = useSelect('Item')
  const { active, point, release, choose } = useSelectList('Item')
  const ours = {
    'data-component': 'Select.Item',
    onPointerMove: () => point(itemKey),
    onMouseUp: (event: { nativeEvent: Event }) => release(itemKey, event.nativeEvent),
    onClick: (event: { nativeEvent: Event }) => choose(itemKey, event.nativeEvent),
  }
  return (
    // The list has the keys, as one widget: its options are not focused one by one.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...mergeProps(ours, rest)}
      id={rowId(listId, itemKey)}
      role="option"
      aria-selected={chosen.includes(itemKey)}
      aria-disabled={disabled || undefined}
      data-active={itemKey === active || undefined}
      className={clsx(styles.option, className)}
    >
      {icon !== undefined && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.body}>{children ?? label}</span>
    </div>
  )
}

/** The first line of an option. */
export function SelectItemText({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span data-component="Select.ItemText" {...props} className={clsx(styles.text, className)} />
}

/** A second line, read after the first. */
export function SelectItemDescription({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span data-component="Select.ItemDescription" {...props} className={clsx(styles.description, className)} />
}

export type SelectGroupProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label'> & {
  /** What its options have in common. */
  label: string
}

/** Options under a name. */
export function SelectGroup({ label, className, children, ...props }: SelectGroupProps) {
  if (use(NativeContext))
    return (
      <optgroup label={label} className={styles.native}>
        {children}
      </optgroup>
    )
  return (
    <div data-component="Select.Group" {...props} role="group" aria-label={label} className={className}>
      <div aria-hidden className={styles.group}>
        {label}
      </div>
      {children}
    </div>
  )
}

/** A line between options; for the eye only, since a list of options holds nothing else for the ear. */
export function SelectSeparator({ className, ...props }: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  if (use(NativeContext)) return <hr />
  return <div data-component="Select.Separator" {...props} aria-hidden className={clsx(styles.separator, className)} />
}

/** Shown, and said, where there is no option at all. */
export function SelectEmpty(props: Omit<ComponentPropsWithRef<'div'>, 'id' | 'role'>) {
  return use(NativeContext) ? null : <EmptyRow {...props} />
}

function EmptyRow({ className, ...props }: ComponentPropsWithRef<'div'>) {
  const { listId } = useSelect('Empty')
  const { empty } = useSelectList('Empty')
  if (!empty) return null
  // An option, because a list that has the focus says nothing else.
  return (
    <div
      data-component="Select.Empty"
      {...props}
      id={emptyId(listId)}
      role="option"
      aria-selected={false}
      aria-disabled
      className={clsx(styles.option, className)}
    />
  )
}
