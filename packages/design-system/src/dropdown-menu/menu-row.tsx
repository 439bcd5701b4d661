/** What all rows of a menu have in common. */
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './DropdownMenu.css.ts'

/** For what the consumer leaves out. */
export const nothing = () => {}

/** Called when it is chosen, by press or key. `event.preventDefault()` keeps the menu open. */
type OnSelect = (event: Event) => void

export type RowProps = Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'role'> & {
  disabled?: boolean | undefined
  onSelect?: OnSelect | undefined
}

/** What every row is given, where the consumer leaves it out too. */
export const row = <Given extends RowProps>({ disabled = false, onSelect = nothing, className, ...props }: Given) => ({
  ...props,
  disabled,
  onSelect,
  className: clsx(styles.item, className),
})

/** Its picture, its text, and the key that does the same. */
export function rowContent(icon: ReactNode, children: ReactNode, shortcut: string | undefined) {
  return (
    <>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
      {shortcut === undefined ? null : (
        <kbd className={styles.shortcut} aria-hidden>
          {shortcut}
        </kbd>
      )}
    </>
  )
}
