import './main.css'
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
      <Button className="bg-[rgb(1,2,3)]">Mine</Button>
    </Card>,
  )
}
