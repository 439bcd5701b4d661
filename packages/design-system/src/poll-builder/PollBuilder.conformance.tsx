import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { PollBuilder } from './index.ts'

export const conformance: Fixtures = { PollBuilder: { render: of(PollBuilder, {}) } }
