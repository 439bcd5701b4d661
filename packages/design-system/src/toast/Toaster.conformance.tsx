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
      'It is under way': () => void toast({ id: 'import', title: 'Importing 300 people', busy: true }),
      'It is done': () =>
        void toast({ id: 'import', title: '298 people imported', description: '2 were there already' }),
      'It turns out wrong': () => void toast({ id: 'import', title: 'Import failed', tone: 'danger' }),
      'It is closed': () => press('[data-component=Toast] [aria-label="Close"]'),
    },
  },
}
