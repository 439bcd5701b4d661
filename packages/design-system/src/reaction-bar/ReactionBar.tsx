'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useWordSet } from '../provider/words.ts'
import { rovingIndex } from '../roving/roving.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { tick } from '../touch/tick.ts'
import { reactionWords } from './reaction-bar.words.ts'
import { afterPress, reactions, sameEmoji, type Reaction } from './reactions.ts'
import * as styles from './ReactionBar.css.ts'

export type ReactionBarProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** The reader's own reaction, `null` for none. Given, it is the parent's to change. */
  value?: string | null | undefined
  /** The first reaction where the bar keeps it itself. */
  defaultValue?: string | null | undefined
  /** Told the new reaction, `null` where the reader took it back. */
  onValueChange?: ((value: Reaction | null) => void) | undefined
  /** After a choice, and after a press that was blocked: whoever shows the bar closes it. */
  onClose?: (() => void) | undefined
  /** False for a visitor: a press changes nothing and tells `onBlocked`. */
  canReact?: boolean | undefined
  /** A press of somebody who may not react: the place for "Please log in". */
  onBlocked?: (() => void) | undefined
  /** Moves focus to the reader's own reaction, or to the first one, when the bar appears. */
  autoFocus?: boolean | undefined
}

/**
 * The ten reactions in one row (APG toolbar): one tab stop, arrows inside, each a toggle. A press on the reader's own
 * takes it back, a press on another one replaces it, and then the bar asks to be closed.
 */
export function ReactionBar({
  value,
  defaultValue = null,
  onValueChange,
  onClose,
  canReact = true,
  onBlocked,
  autoFocus = false,
  className,
  onKeyDown,
  ...props
}: ReactionBarProps) {
  const words = useWordSet(reactionWords)
  const [current, setCurrent] = useControlled<string | null>(value, defaultValue)
  const own = current === null ? -1 : reactions.findIndex(({ emoji }) => sameEmoji(emoji, current))
  const [stop, setStop] = useState<number>()
  const [popped, setPopped] = useState<number>()
  const tabStop = stop ?? Math.max(own, 0)

  // Not the attribute: in a popover there is nothing to focus before that is shown.
  const stopButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (autoFocus) stopButton.current?.focus({ preventScroll: true })
  }, [autoFocus])

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const next = rovingIndex(
      event.key,
      tabStop,
      reactions.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    )
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button').item(next).focus()
  }

  function press(index: number, emoji: Reaction, event: Event): void {
    if (canReact) {
      tick(event)
      const next = afterPress(current, emoji)
      setPopped(next === null ? undefined : index)
      setCurrent(next)
      onValueChange?.(next)
    } else onBlocked?.()
    onClose?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its one tab stop is the button inside it
    <div
      role="toolbar"
      aria-label={words.label}
      data-component="ReactionBar"
      data-state={own < 0 ? 'none' : 'reacted'}
      {...props}
      onKeyDown={composeHandlers(onKeyDown, move)}
      className={clsx(styles.bar, className)}
    >
      {reactions.map(({ emoji, word }, index) => (
        <button
          key={emoji}
          ref={index === tabStop ? stopButton : undefined}
          type="button"
          className={styles.reaction}
          aria-label={words[word]}
          aria-pressed={index === own}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={({ nativeEvent }) => press(index, emoji, nativeEvent)}
        >
          <span aria-hidden className={clsx(index === popped && styles.pop)}>
            {emoji}
          </span>
        </button>
      ))}
    </div>
  )
}
