import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Meter } from './index.ts'

export const conformance: Fixtures = {
  Meter: { render: of(Meter, { label: 'Storage', value: 12, max: 40, valueText: '12 of 40 GB' }) },
}
