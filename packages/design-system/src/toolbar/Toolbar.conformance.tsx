import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { Toolbar } from './index.ts'

export const conformance: Fixtures = {
  'Toolbar.Root': {
    component: 'Toolbar',
    render: (probe) => (
      <Toolbar.Root label="Tools" {...probe}>
        <Toolbar.Item>
          <button type="button">Crop</button>
        </Toolbar.Item>
      </Toolbar.Root>
    ),
  },
  'Toolbar.Item': {
    render: (probe) => (
      <Toolbar.Root label="Tools">
        <Toolbar.Item {...probe}>
          <button type="button" data-component="Toolbar.Item">
            Crop
          </button>
        </Toolbar.Item>
      </Toolbar.Root>
    ),
  },
}
