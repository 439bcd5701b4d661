import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { AiBadge, Badge, CountBadge, VerifiedBadge } from './index.ts'

export const conformance: Fixtures = {
  AiBadge: { render: of(AiBadge, {}) },
  Badge: { render: of(Badge, { children: 'Draft' }) },
  CountBadge: { render: of(CountBadge, { count: 4, label: '4 unread notifications' }) },
  VerifiedBadge: { render: of(VerifiedBadge, {}) },
}
