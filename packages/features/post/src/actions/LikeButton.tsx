import { useId, useRef } from 'react'
import { useLike } from '@skein/data'
import { HeartIcon, Pressable, tick, toast, Tooltip } from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { actionButton, actionPill, type ActionSize } from './action-styles.ts'
import { ActionCount } from './ActionCount.tsx'

/** The heart beats once: 1 → 1.18 → 1 in 260 ms (look.md, motion). Not under reduced motion. */
function pop(heart: SVGSVGElement | null): void {
  if (heart === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  heart.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

/** 'Like' (behaviour, names): shows at once and is taken back with 'Failed to like post' (§8). */
export function LikeButton({ id, size }: { id: string; size: ActionSize }) {
  const m = useMessages('post')
  const { liked, likes, toggle } = useLike(id, {
    onError: () => toast({ title: m.failedToLike(), tone: 'danger' }),
  })
  const mayAct = useMemberGate()
  const heart = useRef<SVGSVGElement>(null)
  const countId = useId()
  return (
    <span className={actionPill({ look: liked ? 'like' : 'plain' })}>
      <Tooltip label={m.like()}>
        <Pressable
          data-post-action="like"
          aria-pressed={liked}
          aria-describedby={likes > 0 ? countId : undefined}
          onClick={({ nativeEvent }) => {
            if (!mayAct()) return
            tick(nativeEvent)
            if (!liked) pop(heart.current)
            toggle()
          }}
          className={actionButton}
        >
          <HeartIcon ref={heart} size={size} filled={liked} />
        </Pressable>
      </Tooltip>
      <ActionCount id={countId} count={likes} label={m.likeCount({ count: likes })} />
    </span>
  )
}
