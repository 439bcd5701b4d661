import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { TextButton } from './index.ts'

export const conformance: Fixtures = {
  TextButton: { render: of(TextButton, { children: 'Show more' }) },
}
