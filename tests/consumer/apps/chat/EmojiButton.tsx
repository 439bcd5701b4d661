import { EmojiPicker, useEmojiPreload } from '@skein/design-system/emoji-picker'
import { SmileIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'
import { Popover } from '@skein/design-system/popover'
import { useState } from 'react'

/** Every emoji, beside its button. It stays open while several are picked. */
export function EmojiButton({ onPick }: { onPick: (glyph: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const preload = useEmojiPreload()
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild {...preload}>
        <IconButton label="Emoji" icon={<SmileIcon />} />
      </Popover.Trigger>
      <Popover.Content label="Emoji" side="top" align="start" bare>
        {/* It was opened to search in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <EmojiPicker autoFocus onSelect={({ glyph }) => onPick(glyph)} onClose={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  )
}
