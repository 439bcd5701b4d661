import type { ReactNode } from 'react'
import { DropdownMenu } from '@skein/design-system'
import type { MenuAnchor } from './use-menu.ts'

type AnchoredMenuProps = {
  anchor: MenuAnchor
  /** Names the menu. */
  label: string
  children: ReactNode
}

/**
 * A menu at a button that was there before it: the card draws the button, and the menu's code comes later. What the menu takes for its
 * trigger is an empty box over that button, which nobody meets.
 */
export function AnchoredMenu({ anchor: { isOpen, setOpen, button }, label, children }: AnchoredMenuProps) {
  return (
    <DropdownMenu.Root
      open={isOpen}
      onOpenChange={(open, { event, cancel }) => {
        // A press on the button closes the menu by itself; closed here already, it would open it again.
        if (event?.target instanceof Node && button.current?.contains(event.target)) cancel()
        else setOpen(open)
      }}
    >
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content label={label} returnFocusTo={button}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
