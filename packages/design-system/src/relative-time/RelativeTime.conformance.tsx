import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { RelativeTime } from './index.ts'

export const conformance: Fixtures = {
  RelativeTime: { render: of(RelativeTime, { dateTime: '2026-01-01T00:00:00Z', locale: 'en' }) },
}
