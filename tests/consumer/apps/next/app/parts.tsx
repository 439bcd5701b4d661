'use client'
import { Button, Dialog, Toaster, Tooltip, toast } from '@skein/design-system'

export function Parts() {
  return (
    <>
      <Button onClick={() => toast({ title: 'It is kept' })}>Tell</Button>
      <Tooltip description="Ctrl B">
        <Button variant="soft">Bookmark</Button>
      </Tooltip>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button variant="quiet">Delete</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Delete this post?" />
      </Dialog.Root>
      <Toaster />
    </>
  )
}
