import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { FilterGrid } from './index.ts'
import { labels } from './labels.fixture.ts'

export const conformance: Fixtures = {
  FilterGrid: {
    render: of(FilterGrid, { labels, value: 'original', onValueChange: () => {}, label: 'Filter' }),
  },
}
