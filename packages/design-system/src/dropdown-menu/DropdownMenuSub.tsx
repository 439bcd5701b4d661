'use client'

import { clsx } from 'clsx'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { type ComponentPropsWithRef, type ReactNode } from 'react'
import { ChevronRightIcon } from '../icon/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import * as styles from './DropdownMenu.css.ts'
import { margin } from './margin.ts'
import { useMenu } from './menu-context.ts'
import { row, rowContent, type RowProps } from './menu-row.tsx'

export interface SubProps {
  /** Whether it is open, where a parent owns that. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  /** The submenu opened or wants to close. */
  onOpenChange?: OnOpenChange | undefined
  children?: ReactNode
}

/** Joins a row and the menu that it opens beside itself. One level is enough for anybody. */
export function Sub({ open: controlled, defaultOpen = false, onOpenChange, children }: SubProps) {
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  return (
    <Radix.Sub open={open} onOpenChange={(next) => setOpen(next, 'other')}>
      {children}
    </Radix.Sub>
  )
}

export type SubTriggerProps = Omit<RowProps, 'onSelect'> & {
  icon?: ReactNode
}

/** The row that opens a submenu: on hover, on press, and by the arrow that points there. */
export function SubTrigger({ icon, children, ...props }: SubTriggerProps) {
  const { onSelect: _, ...rest } = row(props)
  return (
    <Radix.SubTrigger data-component="DropdownMenu.SubTrigger" {...rest}>
      {rowContent(icon, children, undefined)}
      <ChevronRightIcon size={16} className={styles.chevron} />
    </Radix.SubTrigger>
  )
}

export type SubContentProps = Omit<ComponentPropsWithRef<'div'>, 'role'> & {
  /** Pixels between the row and the submenu. */
  gap?: number | undefined
}

/** The menu beside its row. The pointer may cut the corner on its way there without the submenu closing. */
export function SubContent({ className, gap = 2, ref, ...props }: SubContentProps) {
  const { takeThemeOfTrigger } = useMenu('SubContent')
  const refs = useComposedRefs<HTMLDivElement>(takeThemeOfTrigger, ref)
  return (
    <Radix.Portal>
      <Radix.SubContent
        data-component="DropdownMenu.SubContent"
        loop
        sideOffset={gap}
        // Its first row beside the row that opened it.
        alignOffset={-7}
        collisionPadding={margin}
        {...props}
        ref={refs}
        className={clsx(styles.content, className)}
      />
    </Radix.Portal>
  )
}
