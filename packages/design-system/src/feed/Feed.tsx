'use client'

import { clsx } from 'clsx'
import type { ComponentProps, HTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FeedAnchor } from './feed-engine.ts'
import { createFeedEngine } from './feed-engine.ts'
import type { FeedHeights, FeedLayout, Range } from './feed-layout.ts'
import { createFeedLayout, followRange } from './feed-layout.ts'
import * as styles from './Feed.css.ts'
import { focusOutside, isEditable } from './focus-outside.ts'

/** What an item's `<article>` needs to be one of the feed; spread it there. */
export type FeedArticleProps = Pick<HTMLAttributes<HTMLElement>, 'aria-posinset' | 'aria-setsize' | 'tabIndex'>

/** Draws the item of a key. Spread `articleProps` on its `<article>`, and keep the function stable between renders. */
export type RenderFeedItem = (key: string, index: number, articleProps: FeedArticleProps) => ReactNode

export interface FeedProps extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'aria-label'> {
  /** The key of every item, in order, each once. A new array is a new list; the same array is the same list. */
  items: ReadonlyArray<string>
  renderItem: RenderFeedItem
  /** Names the feed. */
  label: string
  /** More is on its way (aria-busy). */
  busy?: boolean | undefined
  /** Where to come back to, as `onAnchorChange` told it. Read when the feed is mounted; it may wait for the items. */
  restore?: FeedAnchor | undefined
  /** The topmost item in view, at most once a frame while the reader scrolls. Save it to come back later. */
  onAnchorChange?: ((anchor: FeedAnchor) => void) | undefined
  /** The reader comes near the end of the list; told once for each list. */
  onEndReached?: (() => void) | undefined
  /**
   * What scrolls the feed: the window, or the nearest element around it with `overflow: auto` or `scroll` (a panel, a column, a dialog). That
   * one has a height of its own.
   */
  scroller?: 'window' | 'nearest' | undefined
  /** Height in pixels of what sticks to the top of the window, or of the scroller: 52 in the window by default, 0 elsewhere. */
  scrollPaddingTop?: number | undefined
  /** A guess in pixels for items that were never measured. */
  estimatedItemSize?: number | undefined
  /** A memory of heights from `createFeedHeights()`, for feeds that are left and entered again. */
  heights?: FeedHeights | undefined
  /** How many items there are in all, where that is known; -1 otherwise (ARIA's 'unknown'). */
  total?: number | undefined
  /**
   * Holds what is in view even with the page scrolled to its very start. By default new items show there, as with CSS
   * scroll anchoring: a reader at the start is waiting for them.
   */
  holdAtStart?: boolean | undefined
  /** Stands after the feed: a spinner, 'Try again', the end. */
  footer?: ReactNode
  ref?: React.Ref<HTMLDivElement> | undefined
}

interface View {
  readonly items: readonly string[]
  readonly range: Range
  /** Key of an item outside of the range that stays mounted because it has the focus. */
  readonly keep: string | undefined
}

/** Items mounted before anything is measured; a server sends as many. So many of the lowest posts fill a laptop. */
const firstItems = 8

function firstView(items: readonly string[], restore: FeedAnchor | undefined): View {
  const at = restore ? Math.max(0, items.indexOf(restore.key)) : 0
  return {
    items,
    range: { first: Math.max(0, at - 3), last: Math.min(items.length, at + firstItems) - 1 },
    keep: undefined,
  }
}

/** The indices to mount, ascending: the range, and the item that is kept. */
function indicesOf(view: View, layout: FeedLayout): number[] {
  const { first, last } = view.range
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  const kept = view.keep === undefined ? -1 : layout.indexOf(view.keep)
  if (kept >= 0 && kept < first) indices.unshift(kept)
  if (kept > last) indices.push(kept)
  return indices
}

const FeedItem = memo(function FeedItem(props: {
  id: string
  index: number
  total: number
  renderItem: RenderFeedItem
}) {
  const { id, index, total, renderItem } = props
  return (
    <div data-feed-key={id} className={styles.item}>
      {renderItem(id, index, { 'aria-posinset': index + 1, 'aria-setsize': total, tabIndex: 0 })}
    </div>
  )
})

/**
 * An endless list that scrolls with the window or in an element (`scroller`), after the ARIA feed pattern.
 *
 * However long the list is, only what is near to what is seen is in the document. Items that come, go or change their height
 * anywhere never move what the reader sees, and a saved position is found again to the pixel (`restore`).
 * PageDown and PageUp move focus from article to article, Control+End and Control+Home leave the feed.
 */
export function Feed({
  items,
  renderItem,
  label,
  busy = false,
  restore,
  onAnchorChange,
  onEndReached,
  scroller = 'window',
  scrollPaddingTop = scroller === 'window' ? 52 : 0,
  estimatedItemSize = 260,
  heights,
  total = -1,
  holdAtStart = false,
  footer,
  className,
  onKeyDown,
  ref,
  ...rest
}: FeedProps) {
  const container = useRef<HTMLDivElement>(null)
  const [layout] = useState(() => createFeedLayout(estimatedItemSize, heights))
  const [engine] = useState(() => createFeedEngine(layout))
  const [stored, setView] = useState(() => firstView(items, restore))
  let view = stored
  if (view.items !== items) {
    const first = view.items.length === 0
    view = first ? firstView(items, restore) : { ...view, items, range: followRange(view.range, view.items, items) }
    setView(view)
  }
  layout.use(items)

  const [mountedWith] = useState(restore)
  const remembers = onAnchorChange !== undefined && scroller === 'window'
  useLayoutEffect(
    () => (container.current ? engine.connect(container.current, mountedWith, scroller) : undefined),
    [engine, mountedWith, scroller],
  )
  useLayoutEffect(() => {
    if (!remembers) return undefined
    // On a reload the browser would scroll to where the page was, which is not where the items are.
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = before
    }
  }, [remembers])
  useLayoutEffect(() => {
    engine.commit({
      items,
      range: view.range,
      scrollPaddingTop,
      holdAtStart,
      onAnchor: onAnchorChange,
      onEndReached,
      onRange(range, keep, urgent) {
        const show = () => setView({ items, range, keep })
        // A jump by scrollbar shows nothing at all until React has rendered: that cannot wait for the next frame.
        if (urgent) flushSync(show)
        else show()
      },
    })
  })

  function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event)
    if (event.defaultPrevented || isEditable(event.target)) return
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event
    if (altKey || metaKey || shiftKey) return
    const step = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0
    if (step !== 0 && !ctrlKey) {
      const index = engine.indexAt(event.target)
      if (index < 0) return
      event.preventDefault()
      engine.focus(Math.max(0, Math.min(items.length - 1, index + step)))
    } else if (ctrlKey && (key === 'Home' || key === 'End')) {
      if (focusOutside(event.currentTarget, key === 'Home' ? 'before' : 'after')) event.preventDefault()
    }
  }

  const indices = indicesOf(view, layout)
  const content: ReactNode[] = []
  let next = 0
  for (const index of [...indices, items.length]) {
    // Where nothing is mounted, room is kept for it.
    if (index > next) {
      const height = layout.top(index) - layout.top(next)
      content.push(<div key={`room before ${index === items.length ? 'end' : next}`} style={{ height }} />)
    }
    const id = items[index]
    if (id !== undefined)
      content.push(<FeedItem key={`item ${id}`} id={id} index={index} total={total} renderItem={renderItem} />)
    next = index + 1
  }

  return (
    <div data-component="Feed" {...rest} ref={ref} className={clsx(styles.feed, className)}>
      {/* A feed has articles, or is waiting for them; an empty one is none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is in the spread */}
      <div
        ref={container}
        {...(items.length > 0 || busy ? { role: 'feed', 'aria-label': label, 'aria-busy': busy } : {})}
        onKeyDown={moveByKey}
      >
        {content}
      </div>
      {footer}
    </div>
  )
}
