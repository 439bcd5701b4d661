import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Select } from './Select.tsx'

export const conformance: Fixtures = {
  Select: {
    render: of(Select, {
      'aria-label': 'Poll length',
      options: [
        { value: '60', label: '1 hour' },
        { value: '1440', label: '1 day' },
      ],
    }),
  },
}
