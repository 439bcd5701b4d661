import { press } from '../../test/at-rest.ts'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { PollBuilder } from './index.ts'

export const conformance: Fixtures = {
  PollBuilder: {
    render: of(PollBuilder, {}),
    steps: { 'An option is added': () => press('[data-component=PollBuilder] [data-component=Button]') },
  },
}
