import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Toaster } from './index.ts'

export const conformance: Fixtures = {
  Toaster: { render: of(Toaster, {}) },
}
