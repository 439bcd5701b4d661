import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { ReactionPicker } from './ReactionPicker.tsx'

export const conformance: Fixtures = {
  ReactionPicker: {
    render: of(ReactionPicker, {}),
    press: () => document.querySelector('[data-component=ReactionBar]') !== null,
  },
}
