import { useId, useRef } from 'react'
import { HeartIcon, VisuallyHidden } from '@skein/design-system'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

// The whole pill is pressed, although the count stands beside the button: the button's ::after lies over both.
const pill = cva(
  'relative flex h-36 items-center gap-6 rounded-pill px-8 text-caption tabular-nums outline-offset-2 outline-focus transition-colors duration-fade hover:bg-hover has-focus-visible:outline-2 pointer-coarse:h-44 pointer-coarse:min-w-44',
  { variants: { liked: { true: 'text-like', false: 'text-text-muted hover:text-text' } } },
)

/** Whether the viewer likes a post, how many do, and the press that changes it. */
export type LikeState = { liked: boolean; likes: number; toggle: () => void }

/** The heart beats once: 1 → 1.18 → 1 in 260 ms (look.md, motion). Not under reduced motion. */
function pop(heart: SVGSVGElement | null): void {
  if (heart === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  heart.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

/**
 * A toggle button named 'Like' (behaviour, names). The count is its description, and stands beside it: inside, it would have to be
 * part of the name (WCAG 2.5.3), which then changed with every like.
 */
export function LikeButton({ liked, likes, toggle }: LikeState) {
  const m = useMessages('post')
  const language = useLanguage()
  const heart = useRef<SVGSVGElement>(null)
  const countId = useId()
  return (
    <span className={pill({ liked })}>
      <button
        type="button"
        aria-label={m.like()}
        aria-pressed={liked}
        aria-describedby={likes > 0 ? countId : undefined}
        onClick={() => {
          if (!liked) pop(heart.current)
          toggle()
        }}
        className="cursor-pointer outline-none after:absolute after:inset-0"
      >
        <HeartIcon ref={heart} size={18} filled={liked} />
      </button>
      {likes > 0 && (
        <>
          <span aria-hidden>{formatNumber(language, likes)}</span>
          <VisuallyHidden id={countId}>{m.likeCount({ count: likes })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
