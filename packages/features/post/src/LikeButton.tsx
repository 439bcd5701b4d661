import { useId, useRef } from 'react'
import { HeartIcon, VisuallyHidden } from '@skein/design-system'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const button = cva(
  'flex h-36 cursor-pointer items-center gap-6 rounded-pill px-8 text-caption tabular-nums transition-colors duration-fade hover:bg-hover pointer-coarse:h-44 pointer-coarse:min-w-44',
  { variants: { liked: { true: 'text-like', false: 'text-text-muted hover:text-text' } } },
)

/** Whether the viewer likes a post, how many do, and the press that changes it. */
export type LikeState = { liked: boolean; likes: number; toggle: () => void }

/** The heart beats once: 1 → 1.18 → 1 in 260 ms (look.md, motion). Not under reduced motion. */
function pop(heart: SVGSVGElement | null): void {
  if (heart === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  heart.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

/** A toggle button named 'Like' (behaviour, names); the count is its description, so that the name never changes. */
export function LikeButton({ liked, likes, toggle }: LikeState) {
  const m = useMessages('post')
  const language = useLanguage()
  const heart = useRef<SVGSVGElement>(null)
  const countId = useId()
  return (
    <button
      type="button"
      aria-label={m.like()}
      aria-pressed={liked}
      aria-describedby={likes > 0 ? countId : undefined}
      onClick={() => {
        if (!liked) pop(heart.current)
        toggle()
      }}
      className={button({ liked })}
    >
      <HeartIcon ref={heart} size={18} filled={liked} />
      {likes > 0 && (
        <>
          <span aria-hidden>{formatNumber(language, likes)}</span>
          <VisuallyHidden id={countId}>{m.likeCount({ count: likes })}</VisuallyHidden>
        </>
      )}
    </button>
  )
}
