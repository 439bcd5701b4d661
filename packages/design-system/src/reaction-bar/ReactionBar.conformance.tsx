import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { ReactionBar } from './ReactionBar.tsx'
import { ReactionSummary } from './ReactionSummary.tsx'

export const conformance: Fixtures = {
  ReactionBar: { render: of(ReactionBar, { defaultValue: '🔥' }) },
  ReactionSummary: {
    render: of(ReactionSummary, {
      counts: [
        { emoji: '🔥', count: 31 },
        { emoji: '💯', count: 12 },
      ],
      defaultValue: '🔥',
    }),
  },
}
