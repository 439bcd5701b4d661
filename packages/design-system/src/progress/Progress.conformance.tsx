import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Progress } from './Progress.tsx'

export const conformance: Fixtures = {
  Progress: { render: of(Progress, { label: 'Generating image', tone: 'ai', valueText: '10–30 s' }) },
}
