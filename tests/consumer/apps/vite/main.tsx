import '@skein/design-system/styles.css'
import { Button } from '@skein/design-system/button'
import { Card } from '@skein/design-system/card'
import { Dialog } from '@skein/design-system/dialog'
import { Field } from '@skein/design-system/field'
import { Input } from '@skein/design-system/input'
import { Toaster, toast } from '@skein/design-system/toast'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Card>
        <Field label="Username">
          <Input />
        </Field>
        <Button onClick={() => toast({ title: 'It is kept' })}>Save</Button>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button variant="quiet">Delete</Button>
          </Dialog.Trigger>
          <Dialog.Content title="Delete this post?" />
        </Dialog.Root>
      </Card>
      <Toaster />
    </StrictMode>,
  )
}
