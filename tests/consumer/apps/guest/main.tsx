/** A widget on a page that is somebody else's: nothing outside of it may look another way. */
import '@skein/design-system/components.css'
import { Button, Card, Field, Input } from '@skein/design-system'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <Card>
      <Field label="Username">
        <Input />
      </Field>
      <Button>Save</Button>
    </Card>,
  )
}
