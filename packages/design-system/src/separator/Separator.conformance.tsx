import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Separator } from './index.ts'

export const conformance: Fixtures = {
  Separator: { render: of(Separator, {}) },
}
