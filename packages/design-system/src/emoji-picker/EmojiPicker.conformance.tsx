import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'

export const conformance: Fixtures = {
  EmojiPicker: { render: of(EmojiPicker, {}) },
}
