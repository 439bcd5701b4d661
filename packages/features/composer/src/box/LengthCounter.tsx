import { countGraphemes, limits } from '@skein/contract'
import { GraphemeCounter } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { toneOf } from './length-tone.ts'

// A phone has room for one of them: the ring, and the number once it is a warning.
const figure = cva('text-caption tabular-nums', {
  variants: { tone: { quiet: 'text-text-muted max-rail:sr-only', warning: 'text-warning', danger: 'text-danger' } },
})
const ring = cva('-rotate-90', {
  variants: { tone: { quiet: '', warning: 'max-rail:hidden', danger: 'max-rail:hidden' } },
})
const arc = cva('', {
  variants: { tone: { quiet: 'stroke-accent', warning: 'stroke-warning', danger: 'stroke-danger' } },
})

const radius = 8.75

type LengthCounterProps = { text: string }

/**
 * What is left of 500 characters, as a reader counts them, and a ring that fills; a phone shows the ring while somebody writes, and from 49
 * left the number in its place. Said aloud at 20 and at 0 left, not at every key.
 */
export function LengthCounter({ text }: LengthCounterProps) {
  const m = useMessages('composer')
  const used = countGraphemes(text)
  const tone = toneOf(limits.post.max - used)
  const filled = Math.min(1, used / limits.post.max)
  return (
    <span className="flex items-center gap-8">
      <GraphemeCounter
        value={text}
        limit={limits.post.max}
        warnAt={limits.post.warnAt}
        show="left"
        label={(left) => (left < 0 ? m.charactersOver({ count: -left }) : m.charactersLeft({ count: left }))}
        className={figure({ tone })}
      />
      {used > 0 && (
        <svg
          aria-hidden
          width={20}
          height={20}
          viewBox="0 0 20 20"
          fill="none"
          strokeWidth={2.5}
          className={ring({ tone })}
        >
          <circle cx={10} cy={10} r={radius} className="stroke-border" />
          <circle
            cx={10}
            cy={10}
            r={radius}
            pathLength={1}
            strokeDasharray={`${filled} 1`}
            strokeLinecap="round"
            className={arc({ tone })}
          />
        </svg>
      )}
    </span>
  )
}
