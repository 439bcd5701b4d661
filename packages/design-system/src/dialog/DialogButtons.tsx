'use client'

import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { composeHandlers } from '../slot/merge-props.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { useDialog } from './dialog-context.ts'

export interface DialogButtonProps extends ComponentPropsWithRef<'button'> {
  /** Renders as its one child, such as a `Button`. */
  asChild?: boolean | undefined
}

/** Opens the dialog. */
export function DialogTrigger({ asChild = false, onClick, ...props }: DialogButtonProps) {
  const { open, setOpen, contentId, setOpener } = useDialog('Trigger')
  const press = ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    setOpener(currentTarget)
    setOpen(true, 'trigger', nativeEvent)
  }
  const all = {
    'data-component': 'Dialog.Trigger',
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    ...props,
    onClick: composeHandlers(onClick, press),
  }
  return asChild ? renderAsChild(props.children, all) : <button type="button" {...all} />
}

/** Closes the dialog. */
export function DialogClose({ asChild = false, onClick, ...props }: DialogButtonProps) {
  const { setOpen } = useDialog('Close')
  const all = {
    'data-component': 'Dialog.Close',
    ...props,
    onClick: composeHandlers(onClick, ({ nativeEvent }: MouseEvent) => {
      setOpen(false, 'close', nativeEvent)
    }),
  }
  return asChild ? renderAsChild(props.children, all) : <button type="button" {...all} />
}
