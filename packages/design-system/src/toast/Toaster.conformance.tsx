import { press } from '../../test/at-rest.ts'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { toast, Toaster } from './index.ts'

export const conformance: Fixtures = {
  Toaster: {
    render: of(Toaster, {}),
    steps: {
      'Something went well': () => void toast({ title: 'Link copied' }),
      'Something went wrong': () =>
        void toast({ title: 'Not posted', tone: 'danger', action: { label: 'Retry', onClick: () => {} } }),
      'It is closed': () => press('[data-component=Toast] [aria-label="Close"]'),
    },
  },
}
