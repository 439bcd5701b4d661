import { useState } from 'react'
import { EmojiPicker, Popover, SmileIcon, Toolbar, useEmojiPreload } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { ToolButton } from './ToolButton.tsx'

export type EmojiToolProps = {
  onSelect: (glyph: string) => void
  /** It was asked for before it was here. */
  isOpenAtFirst?: boolean
  isDisabled?: boolean
}

/** Every emoji, beside its button. It stays open while several are picked. */
export default function EmojiTool({ onSelect, isOpenAtFirst = false, isDisabled = false }: EmojiToolProps) {
  const m = useMessages('composer')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const preload = useEmojiPreload()
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Toolbar.Item>
        <Popover.Trigger asChild {...preload}>
          <ToolButton label={m.addEmoji()} icon={<SmileIcon />} isOn={isOpen} disabled={isDisabled} />
        </Popover.Trigger>
      </Toolbar.Item>
      <Popover.Content label={m.addEmoji()} align="start" bare>
        {/* It was opened to search in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <EmojiPicker autoFocus onSelect={({ glyph }) => onSelect(glyph)} />
      </Popover.Content>
    </Popover.Root>
  )
}
