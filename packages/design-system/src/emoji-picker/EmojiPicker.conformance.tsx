import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import type { EmojiData } from './emoji.ts'
import { EmojiPicker } from './EmojiPicker.tsx'

const smileys = [
  { glyph: '😀', label: 'grinning face', words: '', version: 0 },
  { glyph: '👋', label: 'waving hand', words: '', version: 0 },
]

/** Two emoji that ask no device whether it draws them: these tests also run where nothing draws. */
const two: EmojiData = { groups: [smileys], search: () => smileys, draw: ({ glyph }) => glyph }
const load = () => Promise.resolve(two)

export const conformance: Fixtures = {
  EmojiPicker: { render: of(EmojiPicker, { load }) },
}
