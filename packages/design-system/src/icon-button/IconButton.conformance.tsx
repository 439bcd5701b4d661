import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { HeartIcon } from '../icon/index.ts'
import { IconButton } from './index.ts'

export const conformance: Fixtures = {
  IconButton: {
    render: of(IconButton, { label: 'Like', icon: <HeartIcon /> }),
    asChild: (probe, child) => (
      <IconButton asChild label="Like" icon={<HeartIcon />} {...probe}>
        {child}
      </IconButton>
    ),
  },
}
