'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { tick } from '../touch/tick.ts'
import { reactionName, reactionWords } from './reaction-bar.words.ts'
import { afterPress, sameEmoji } from './reactions.ts'
import * as styles from './ReactionSummary.css.ts'

export type ReactionCount = {
  readonly emoji: string
  /** How many gave it, the reader included. */
  readonly count: number
}

export type ReactionSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> & {
  /** The chips in the order they stand in. What nobody gave is left out. */
  counts: readonly ReactionCount[]
  /** The reader's own reaction, `null` for none. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** A chip was pressed: its emoji, or `null` where the reader took it back. The counts are the parent's to change. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** False for a visitor: a press changes nothing and tells `onBlocked`. */
  canReact?: boolean | undefined
  onBlocked?: (() => void) | undefined
}

/**
 * How often each reaction was given, as chips that can be pressed. What stands inside, such as `ReactionPicker`, follows
 * the chips. The name of a chip says the whole of it: "fire, 31 reactions, yours".
 */
export function ReactionSummary({
  counts,
  value,
  defaultValue = null,
  onValueChange,
  canReact = true,
  onBlocked,
  className,
  children,
  ...props
}: ReactionSummaryProps) {
  const words = useWordSet(reactionWords)
  const { locale } = useLocale()
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      aria-label={words.summary}
      data-component="ReactionSummary"
      {...props}
      className={clsx(styles.summary, className)}
    >
      {counts
        .filter(({ count }) => count > 0)
        .map(({ emoji, count }) => {
          const shown = compact.format(count)
          const yours = current !== null && sameEmoji(emoji, current)
          return (
            <button
              key={emoji}
              type="button"
              className={styles.chip}
              data-state={yours ? 'on' : 'off'}
              aria-label={words.chip(reactionName(words, emoji), count, shown, yours)}
              onClick={({ nativeEvent }) => {
                if (!canReact) return onBlocked?.()
                tick(nativeEvent)
                setCurrent(afterPress(current, emoji))
              }}
            >
              <span aria-hidden className={styles.emoji}>
                {emoji}
              </span>
              {shown}
            </button>
          )
        })}
      {children}
    </div>
  )
}
