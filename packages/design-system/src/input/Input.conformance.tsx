import { press } from '../../test/at-rest.ts'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Field } from '../field/index.ts'
import { Input, PasswordInput } from './index.ts'

export const conformance: Fixtures = {
  Input: { render: of(Input, { 'aria-label': 'Username' }) },
  PasswordInput: {
    render: (probe) => (
      <Field label="Password">
        <PasswordInput {...probe} />
      </Field>
    ),
    steps: { 'It is shown': () => press('[data-component=PasswordInput] button') },
  },
}
