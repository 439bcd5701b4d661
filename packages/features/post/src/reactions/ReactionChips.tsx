import type { ReactNode } from 'react'
import { ReactionSummary } from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { PostWords } from '../PostWords.tsx'
import { emojiOf, reactionOf } from './reactions.ts'
import { usePostReaction } from './use-post-reaction.ts'

type ReactionChipsProps = {
  id: string
  /** Stands after the chips. */
  children?: ReactNode
}

/** How members reacted: one chip an emoji in use, the viewer's own marked; a press gives it or takes it back (§4). */
export function ReactionChips({ id, children }: ReactionChipsProps) {
  const { reaction, counts, react } = usePostReaction(id)
  const mayAct = useMemberGate()
  if (counts.length === 0) return null
  return (
    <PostWords>
      <ReactionSummary
        className="mt-12"
        counts={counts.map(({ emoji, count }) => ({ emoji: emojiOf[emoji], count }))}
        value={reaction === null ? null : emojiOf[reaction]}
        onValueChange={(emoji) => {
          if (mayAct('react')) react(reactionOf(emoji))
        }}
      >
        {children}
      </ReactionSummary>
    </PostWords>
  )
}
