import type { Post, ReactionName } from '@skein/contract'
import { VisuallyHidden } from '@skein/design-system'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { emojiOf, nameOfReaction } from './reactions.ts'

const chip = cva(
  'flex h-30 items-center gap-6 rounded-pill border px-11 text-caption tabular-nums pointer-coarse:h-36 pointer-coarse:px-13',
  { variants: { own: { true: 'border-accent bg-accent-soft text-accent-text', false: 'border-border' } } },
)

type ReactionChipsProps = {
  reactions: Post['reactions']
  /** The viewer's own reaction. */
  own: ReactionName | null
}

/** How members reacted: one chip an emoji in use, the viewer's own outlined. Nothing at all without reactions. */
export function ReactionChips({ reactions, own }: ReactionChipsProps) {
  const m = useMessages('post')
  const language = useLanguage()
  const used = reactions.filter(({ count }) => count > 0)
  if (used.length === 0) return null
  return (
    <ul aria-label={m.reactions()} className="mt-12 flex flex-wrap gap-6">
      {used.map(({ emoji, count }) => (
        <li key={emoji} className={chip({ own: emoji === own })}>
          <span aria-hidden className="font-emoji">
            {emojiOf[emoji]}
          </span>
          <span aria-hidden>{formatNumber(language, count)}</span>
          <VisuallyHidden>
            {m.reactionCount({ name: nameOfReaction(m, emoji), count })}
            {emoji === own && `, ${m.ownReaction()}`}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
