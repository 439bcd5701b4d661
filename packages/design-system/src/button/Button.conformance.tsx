import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Button } from './index.ts'

export const conformance: Fixtures = {
  Button: {
    render: of(Button, { children: 'Post' }),
    asChild: (probe, child) => (
      <Button asChild {...probe}>
        {child}
      </Button>
    ),
  },
}
