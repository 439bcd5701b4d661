import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { EmptyState } from './index.ts'

export const conformance: Fixtures = {
  EmptyState: { render: of(EmptyState, { title: 'No bookmarks yet', mark: 'bookmark' }) },
}
