import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Avatar, AvatarStack } from './index.ts'

export const conformance: Fixtures = {
  Avatar: { render: of(Avatar, { name: 'Amara Okafor' }) },
  AvatarStack: {
    render: of(AvatarStack, { label: 'Ines and 14 others', more: 14, children: <Avatar name="Ines Marques" /> }),
  },
}
