import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Logo, Wordmark } from './index.ts'

export const conformance: Fixtures = {
  Logo: { render: of(Logo, {}) },
  Wordmark: { render: of(Wordmark, {}) },
}
