'use client'

import { ChevronDownIcon, ChevronUpIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { dotPlace, firstDot } from './pager-window.ts'
import { videoPagerWords } from './video-pager.words.ts'
import * as styles from './VideoNav.css.ts'

/** Dots that are there; a phone shows five of them. */
const dots = 8
const phoneDots = 5

interface VideoNavProps {
  index: number
  count: number
  go: (index: number) => void
}

/** Previous, a dot for each video near, Next. */
export function VideoNav({ index, count, go }: VideoNavProps) {
  const words = useWordSet(videoPagerWords)
  const first = firstDot(index, count, dots)
  // `aria-disabled`, because a disabled button would throw the focus away on the last page.
  const side = (to: number, label: string, Icon: typeof ChevronUpIcon) => (
    <button
      type="button"
      className={styles.side}
      aria-label={label}
      aria-disabled={to < 0 || to >= count}
      onClick={() => go(to)}
    >
      <Icon />
    </button>
  )
  return (
    <div className={styles.nav}>
      {side(index - 1, words.previous, ChevronUpIcon)}
      <div className={styles.dots}>
        {Array.from({ length: Math.min(dots, count) }, (_, place) => {
          const at = first + place
          return (
            <button
              type="button"
              key={at}
              className={styles.dot}
              aria-label={words.goTo(at + 1)}
              aria-current={at === index}
              data-place={dotPlace(at, index, count, dots)}
              data-phone={dotPlace(at, index, count, phoneDots)}
              onClick={() => go(at)}
            />
          )
        })}
      </div>
      {side(index + 1, words.next, ChevronDownIcon)}
    </div>
  )
}
