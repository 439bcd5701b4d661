import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { DropZone } from './index.ts'

export const conformance: Fixtures = {
  DropZone: { render: of(DropZone, { label: 'Pictures', children: 'Drop pictures here', onFiles: () => {} }) },
}
