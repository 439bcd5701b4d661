import { Button } from '@skein/design-system/button'
import { Card } from '@skein/design-system/card'
import { Field } from '@skein/design-system/field'
import { Input } from '@skein/design-system/input'
import { de } from '@skein/design-system/locales/de'
import { DesignSystemProvider } from '@skein/design-system/provider'
import { Parts } from './parts'

/** A server component: what needs no state is rendered here and sends no script. */
export default function Page() {
  return (
    <Card>
      <Field label="Username">
        <Input />
      </Field>
      <Button type="submit">Save</Button>
      <DesignSystemProvider locale="de" translations={de}>
        <Parts />
      </DesignSystemProvider>
    </Card>
  )
}
