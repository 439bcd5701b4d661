import { press } from '../../test/at-rest.ts'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { ReactionBar } from './ReactionBar.tsx'
import { ReactionSummary } from './ReactionSummary.tsx'

export const conformance: Fixtures = {
  ReactionBar: {
    render: of(ReactionBar, { defaultValue: '🔥' }),
    steps: { 'The heart is pressed': () => press('[data-component=ReactionBar] button') },
  },
  ReactionSummary: {
    render: of(ReactionSummary, {
      counts: [
        { emoji: '🔥', count: 31 },
        { emoji: '💯', count: 12 },
      ],
      defaultValue: '🔥',
    }),
    steps: { 'The own one is taken back': () => press('[data-component=ReactionSummary] button') },
  },
}
