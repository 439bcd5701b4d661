import { press } from '../../test/at-rest.ts'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Poll } from './index.ts'

const now = Date.parse('2026-06-15T12:00:00Z')

export const conformance: Fixtures = {
  Poll: {
    render: of(Poll, {
      question: 'Which loaf for Sunday?',
      options: [
        { id: 'rye', text: 'Rye', votes: 90 },
        { id: 'sourdough', text: 'Sourdough', votes: 71 },
      ],
      endsAt: now + 3 * 60 * 60 * 1000,
      now,
      onVote: () => undefined,
    }),
    steps: {
      'Rye is chosen': () => press('input[value=rye]'),
      'The vote is sent': () => press('[data-component=Button]'),
    },
  },
}
