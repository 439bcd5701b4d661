import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { Tooltip } from './index.ts'

export const conformance: Fixtures = {
  Tooltip: {
    wrapper: true,
    render: () => (
      <Tooltip label="Bookmark">
        <button type="button">B</button>
      </Tooltip>
    ),
    steps: { 'The focus comes': () => document.querySelector('button')?.focus() },
  },
}
