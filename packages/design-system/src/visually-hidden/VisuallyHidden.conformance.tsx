import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { VisuallyHidden } from './index.ts'

export const conformance: Fixtures = {
  VisuallyHidden: {
    render: of(VisuallyHidden, { children: 'Close' }),
    asChild: (probe, child) => (
      <VisuallyHidden asChild {...probe}>
        {child}
      </VisuallyHidden>
    ),
  },
}
