import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { LinkPreviewCard } from './index.ts'

export const conformance: Fixtures = {
  LinkPreviewCard: {
    render: of(LinkPreviewCard, { url: 'https://tides.example/kattegat', title: 'Tide tables for the Kattegat' }),
  },
}
