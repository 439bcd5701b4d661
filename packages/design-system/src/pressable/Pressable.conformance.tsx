import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Pressable } from './index.ts'

export const conformance: Fixtures = {
  Pressable: { render: of(Pressable, { children: 'A row', style: { minBlockSize: 44, minInlineSize: 44 } }) },
}
