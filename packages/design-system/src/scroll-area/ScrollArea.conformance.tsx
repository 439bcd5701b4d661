import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { ScrollArea } from './index.ts'

export const conformance: Fixtures = {
  ScrollArea: { render: of(ScrollArea, { label: 'Tide tables', children: 'High water at six' }) },
}
