import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Avatar } from './index.ts'

export const conformance: Fixtures = {
  Avatar: { render: of(Avatar, { name: 'Amara Okafor' }) },
}
