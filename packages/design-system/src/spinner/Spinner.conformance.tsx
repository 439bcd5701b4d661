import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Spinner } from './index.ts'

export const conformance: Fixtures = {
  Spinner: { render: of(Spinner, { delay: 0 }) },
}
