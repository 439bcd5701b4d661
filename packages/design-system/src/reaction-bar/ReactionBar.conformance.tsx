import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { ReactionBar } from './ReactionBar.tsx'
import { ReactionPicker } from './ReactionPicker.tsx'
import { ReactionSummary } from './ReactionSummary.tsx'

export const conformance: Fixtures = {
  ReactionBar: { render: of(ReactionBar, { defaultValue: '🔥' }) },
  ReactionPicker: {
    render: of(ReactionPicker, {}),
    press: () => document.querySelector('[data-component=ReactionBar]') !== null,
  },
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
