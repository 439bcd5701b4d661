import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Textarea } from './index.ts'

export const conformance: Fixtures = {
  Textarea: { render: of(Textarea, { 'aria-label': 'Bio' }) },
}
