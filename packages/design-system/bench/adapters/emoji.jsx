/** Emoji pickers: ours, and the best of the others with its data served from here. */
import '../../dist/styles.css'
import { EmojiPicker } from '../../dist/emoji-picker/index.js'
import { EmojiPicker as Frimousse } from 'frimousse'

export const pickers = {
  skein: () => <EmojiPicker onSelect={() => {}} />,
  frimousse: () => (
    <Frimousse.Root
      emojibaseUrl={`${location.origin}/emojibase`}
      style={{ display: 'flex', flexDirection: 'column', blockSize: 368, inlineSize: 328 }}
    >
      <Frimousse.Search />
      <Frimousse.Viewport style={{ flex: 1, position: 'relative', overflow: 'auto' }}>
        <Frimousse.List />
      </Frimousse.Viewport>
    </Frimousse.Root>
  ),
}
