import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Card } from './index.ts'

export const conformance: Fixtures = {
  Card: {
    render: of(Card, { children: 'A sheet of paper' }),
    asChild: (probe, child) => (
      <Card asChild {...probe}>
        {child}
      </Card>
    ),
  },
}
