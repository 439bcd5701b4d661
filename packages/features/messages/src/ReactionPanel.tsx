import { useEffect, useRef, useState } from 'react'
import { EmojiPicker, IconButton, PlusIcon, Pressable, tick } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** What is given most, in the order of the reactions to posts. */
const six = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const

type ReactionPanelProps = { own: string | null; onReact: (emoji: string | null) => void }

/** Six emoji, the viewer's own marked; 'More' puts every emoji in their place. A press on the own one takes it back. */
export function ReactionPanel({ own, onReact }: ReactionPanelProps) {
  const m = useMessages('messages')
  const [isWhole, setWhole] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  if (isWhole)
    return (
      // It was opened to search in it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      <EmojiPicker autoFocus className="border-0 shadow-none" onSelect={({ glyph }) => onReact(glyph)} />
    )
  return (
    <div className="flex items-center">
      {six.map((emoji, at) => (
        // Its name is the emoji's own: a screen reader says it in its reader's language.
        <Pressable
          key={emoji}
          ref={at === 0 ? first : undefined}
          aria-pressed={emoji === own}
          className="grid size-40 place-items-center rounded-full font-emoji text-title hover:bg-hover aria-pressed:bg-accent-soft"
          onClick={({ nativeEvent }) => {
            tick(nativeEvent)
            onReact(emoji === own ? null : emoji)
          }}
        >
          {emoji}
        </Pressable>
      ))}
      <IconButton label={m.moreReactions()} icon={<PlusIcon size={18} />} onClick={() => setWhole(true)} />
    </div>
  )
}
