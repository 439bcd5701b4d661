'use client'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { useRovingItem } from '../roving/use-roving-item.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { useToolbar } from './toolbar-context.ts'

export type ToolbarItemProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The control itself: a button, a toggle, a link, the trigger of a menu, a text. It takes the props of a DOM element. */
  children: ReactElement
}

/**
 * Makes a control one of the toolbar's: it adds no element of its own, only the tab stop.
 * @throws where it stands outside of `Toolbar.Root`, or holds anything but one element
 */
export function ToolbarItem({ children, ...props }: ToolbarItemProps) {
  const item = useRovingItem(useToolbar())
  return renderAsChild(children, { ...props, ...item })
}
