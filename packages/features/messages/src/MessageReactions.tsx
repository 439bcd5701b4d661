import type { ShownReaction } from '@skein/data'
import { Pressable, tick, Tooltip } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type MessageReactionsProps = {
  reactions: readonly ShownReaction[]
  /** The other member's name. */
  name: string
  isMine: boolean
  /** Nothing where the viewer cannot react. */
  onReact?: ((emoji: string | null) => void) | undefined
}

/** What the two gave a message, under it: an emoji that both gave once. Its name says who; a press gives it, or takes it back. */
export function MessageReactions({ reactions, name, isMine, onReact }: MessageReactionsProps) {
  const m = useMessages('messages')
  if (reactions.length === 0) return null
  const emojis = [...new Set(reactions.map(({ emoji }) => emoji))]
  return (
    <ul aria-label={m.reactions()} className={`relative -mt-2 flex gap-4 px-4 ${isMine ? 'justify-end' : ''}`}>
      {emojis.map((emoji) => {
        const by = reactions.filter((reaction) => reaction.emoji === emoji)
        const isOwn = by.some((reaction) => reaction.isMine)
        const both = m.reactedBoth({ emoji, name })
        const label = by.length > 1 ? both : isOwn ? m.reactedYou({ emoji }) : m.reactedThem({ emoji, name })
        return (
          <li key={emoji}>
            <Tooltip label={label}>
              <Pressable
                aria-pressed={isOwn}
                aria-disabled={onReact === undefined || undefined}
                className="flex min-h-24 items-center gap-4 rounded-full border border-border bg-surface px-8 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft"
                onClick={({ nativeEvent }) => {
                  if (!onReact) return
                  tick(nativeEvent)
                  onReact(isOwn ? null : emoji)
                }}
              >
                <span aria-hidden className="font-emoji text-lead">
                  {emoji}
                </span>
                {by.length > 1 && <span className="text-caption">{by.length}</span>}
              </Pressable>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}
