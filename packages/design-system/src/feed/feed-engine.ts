/**
 * Keeps a feed still in what scrolls it (the window, or an element): decides which items are mounted and holds what the reader sees in its place.
 *
 * There is one rule and one corrector. The items in view are *held* by key with their distance from the top line; whatever
 * happens around it (items come or go, images and fonts arrive, the window is resized), the first held item that is still
 * there is put back to its distance before the browser paints. Only the reader's own scrolling changes what is
 * held. Restoring a position is the same rule: the saved item is held from the start.
 */
import type { FeedLayout, Range } from './feed-layout.ts'
import { towards } from './feed-layout.ts'
import type { FeedViewport } from './feed-viewport.ts'
import { page, viewportOf } from './feed-viewport.ts'
import { jumpByKey } from './jump-keys.ts'

/** What the reader is looking at: an item, and how far its start is below the top line (negative: above). */
export interface FeedAnchor {
  /** Key of the topmost item in view. */
  key: string
  /** CSS pixels from the line under the sticky header to the item's start. */
  offset: number
}

export interface FeedOptions {
  items: readonly string[]
  range: Range
  /** Height of what sticks to the top of what scrolls; the top line is under it. */
  scrollPaddingTop: number
  holdAtStart: boolean
  onRange: (range: Range, keep: string | undefined, urgent: boolean) => void
  onAnchor: ((anchor: FeedAnchor) => void) | undefined
  onEndReached: (() => void) | undefined
}

/** Pixels mounted beyond each edge of what is seen. */
const buffer = 600
/** The range is renewed when less than this is left of it. */
const leastBuffer = 450
/** Pixels before the end of the list at which more is asked for. */
const endDistance = 1200
/** Milliseconds without a correction after which a restored feed counts as settled. */
const quiet = 800
/** How often a jump that no reader asked for (a router's 'scroll to top') is undone while a position is restored. */
const mostUndone = 3
/** How often the end is looked for again, once what stands there is drawn. */
const mostJumps = 4
/** Smaller differences are the browser's rounding to device pixels. */
const tolerance = 0.75

const readerInput = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export function createFeedEngine(layout: FeedLayout) {
  let container: HTMLElement | undefined
  let viewport: FeedViewport = page
  let options: FeedOptions | undefined
  let observer: ResizeObserver | undefined
  const mounted = new Map<string, HTMLElement>()
  let held: FeedAnchor[] = []
  let knownY = 0
  let frame = 0
  let restoring = false
  let undone = 0
  let quietTimer: ReturnType<typeof setTimeout> | undefined
  let reported: FeedAnchor | undefined
  /** Nothing was in view when a place was to be told: the commit that shows something tells it. */
  let owed = false
  let pendingFocus: string | undefined
  let endReachedFor: readonly string[] | undefined
  /** The next commit mounts what this engine asked for: nobody else moved anything. */
  let asked = false
  /** It asked for what the reader, on the way, is to see next: more has time until the next frame. */
  let stepped = false

  function mount(range: Range, urgent: boolean): void {
    asked = true
    options?.onRange(range, focusedKey(), urgent)
  }

  /** Where the reader begins to read, in the pixels of the window. */
  const line = () => viewport.start() + (options?.scrollPaddingTop ?? 0)
  const offsetOf = (element: HTMLElement) => element.getBoundingClientRect().top - line()

  /** Holds what is in view now. */
  function adopt(): void {
    held = []
    const from = line()
    const to = viewport.end()
    for (const [key, element] of mounted) {
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom > from + 1 && top < to) held.push({ key, offset: top - from })
    }
    held.sort((a, b) => a.offset - b.offset)
    knownY = viewport.scrolled()
  }

  function report(): void {
    const [anchor] = held
    owed = anchor === undefined
    if (!anchor || (reported?.key === anchor.key && reported.offset === anchor.offset)) return
    reported = anchor
    options?.onAnchor?.({ ...anchor })
  }

  function settled(): void {
    clearTimeout(quietTimer)
    if (!restoring) return
    restoring = false
    for (const type of readerInput) viewport.inputs.removeEventListener(type, settled, { capture: true })
    adopt()
  }

  /** Starts the wait for quiet again, once there is something to be quiet. */
  function waitForQuiet(): void {
    clearTimeout(quietTimer)
    if (restoring && options && options.items.length > 0) quietTimer = setTimeout(settled, quiet)
  }

  /** Puts the held item back. */
  function correct(): void {
    if (!container) return
    const y = viewport.scrolled()
    if (!restoring) {
      // The reader scrolled since, and the scroll event is still to come: what is held moved along.
      for (const anchor of held) anchor.offset -= y - knownY
      if (y <= 0 && !options?.holdAtStart) return adopt()
    }
    const anchor = held.find(({ key }) => mounted.has(key))
    const element = anchor && mounted.get(anchor.key)
    if (!element) {
      if (!restoring) adopt()
      return
    }
    const off = offsetOf(element) - anchor.offset
    if (Math.abs(off) >= tolerance) {
      viewport.scrollBy(off)
      waitForQuiet()
    }
    knownY = viewport.scrolled()
    if (restoring) return
    const { key, offset } = anchor
    adopt()
    // Keep the wanted distance, not the rounded one, or many small corrections add up to a drift.
    const same = held.find((one) => one.key === key)
    if (same && Math.abs(same.offset - offset) < 1) same.offset = offset
  }

  /** Mounts what is seen, and what is near. `urgent`: the reader is on the way there. */
  function ensure(urgent: boolean): void {
    if (!container || !options) return
    const { items, range } = options
    layout.use(items)
    const sought = restoring ? held[0] : undefined
    const index = sought && !mounted.has(sought.key) ? layout.indexOf(sought.key) : -1
    const start =
      index >= 0 ? layout.top(index) - (sought?.offset ?? 0) : viewport.start() - container.getBoundingClientRect().top
    const end = start + viewport.end() - viewport.start()
    const needed = layout.between(start - leastBuffer, end + leastBuffer)
    if (range.first > needed.first || range.last < needed.last) {
      const seen = layout.between(start, end)
      const blank = range.first > seen.first || range.last < seen.last
      const wanted = layout.between(start - buffer, end + buffer)
      // Drawn, and not yet enough.
      if (stepped && !urgent && !blank) onScroll()
      else {
        stepped ||= urgent
        mount(stepped ? towards(range, wanted, seen) : wanted, urgent && blank)
      }
    } else stepped = false
    if (items.length > 0 && end > layout.top(items.length) - endDistance && endReachedFor !== items) {
      endReachedFor = items
      options.onEndReached?.()
    }
  }

  function keyAt(target: EventTarget | null): string | undefined {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-feed-key]') : undefined
    return item?.parentElement === container ? item?.dataset['feedKey'] : undefined
  }

  /** The item with the focus stays mounted wherever the reader scrolls: focus never falls to the page. */
  const focusedKey = () => keyAt(document.activeElement)

  function onFrame(): void {
    frame = 0
    const y = viewport.scrolled()
    if (Math.abs(y - knownY) >= tolerance) {
      if (restoring && undone < mostUndone && held.some(({ key }) => mounted.has(key))) {
        undone += 1
        correct()
      } else {
        settled()
        adopt()
      }
    }
    // First, because after a jump farther than what is mounted nothing, or not the topmost item, is there to tell.
    ensure(true)
    // Also where a commit between the reader's scroll and this frame has seen to it already.
    if (!restoring) report()
  }

  function onKey(event: KeyboardEvent): void {
    if (!container || !jumpByKey(event, container, viewport)) return
    // What is drawn at the end has its true height only then, and the end is somewhere else.
    for (let tries = 0; tries < mostJumps; tries += 1) {
      settled()
      adopt()
      ensure(true)
      const before = viewport.scrolled()
      viewport.jumpTo(event.key === 'Home' ? 'start' : 'end')
      if (Math.abs(viewport.scrolled() - before) < tolerance) break
    }
    adopt()
  }

  function onScroll(): void {
    if (frame === 0) frame = requestAnimationFrame(onFrame)
  }

  function onResize(entries: readonly ResizeObserverEntry[]): void {
    if (!container) return
    layout.use(options?.items ?? [])
    const stale = layout.setWidth(container.clientWidth)
    for (const { target } of entries) {
      const key = target instanceof HTMLElement ? target.dataset['feedKey'] : undefined
      if (key !== undefined) layout.measure(key, target.getBoundingClientRect().height)
    }
    if (stale) for (const [key, element] of mounted) layout.measure(key, element.getBoundingClientRect().height)
    if (restoring || container.getBoundingClientRect().top <= line()) correct()
    else adopt()
    ensure(false)
  }

  function focusItem(element: HTMLElement, key: string, urgent: boolean): void {
    pendingFocus = undefined
    settled()
    const article = element.querySelector<HTMLElement>('[aria-posinset]')
    article?.focus({ preventScroll: true })
    const { top, bottom } = element.getBoundingClientRect()
    // Under the sticky header, never behind it (WCAG 2.4.11).
    if (top < line() || bottom > viewport.end()) viewport.scrollBy(top - line())
    adopt()
    const index = held.findIndex((anchor) => anchor.key === key)
    if (index > 0) held.splice(0, index)
    report()
    ensure(urgent)
  }

  return {
    /**
     * Starts on an element, in what scrolls it. `restore` is the position to come back to. Returns the way out.
     */
    connect(element: HTMLElement, restore: FeedAnchor | undefined, scroller: 'window' | 'nearest'): () => void {
      container = element
      viewport = viewportOf(element, scroller)
      knownY = viewport.scrolled()
      undone = 0
      owed = false
      held = restore ? [{ ...restore }] : []
      restoring = restore !== undefined
      if (restoring) {
        for (const type of readerInput)
          viewport.inputs.addEventListener(type, settled, { capture: true, passive: true })
      }
      const leave = viewport.listen(onScroll)
      window.addEventListener('keydown', onKey)
      observer = new ResizeObserver(onResize)
      // What stands above the feed can grow as well.
      for (const one of viewport.observed()) observer.observe(one)
      return () => {
        if (frame !== 0) {
          cancelAnimationFrame(frame)
          frame = 0
          if (!restoring) {
            for (const anchor of held) anchor.offset -= viewport.scrolled() - knownY
            report()
          }
        }
        clearTimeout(quietTimer)
        for (const type of readerInput) viewport.inputs.removeEventListener(type, settled, { capture: true })
        leave()
        window.removeEventListener('keydown', onKey)
        observer?.disconnect()
        mounted.clear()
        container = undefined
      }
    },
    /** Tells what has just been rendered. Call it in a layout effect: all corrections happen before the paint. */
    commit(next: FeedOptions): void {
      if (!container) return
      const listChanged = options?.items !== next.items
      options = next
      layout.use(next.items)
      layout.setWidth(container.clientWidth)

      const gone = new Set(mounted.keys())
      for (const child of container.children) {
        const key = child instanceof HTMLElement ? child.dataset['feedKey'] : undefined
        if (key === undefined || !(child instanceof HTMLElement)) continue
        gone.delete(key)
        layout.measure(key, child.getBoundingClientRect().height)
        const before = mounted.get(key)
        if (before === child) continue
        if (before) observer?.unobserve(before)
        mounted.set(key, child)
        observer?.observe(child)
      }
      for (const key of gone) {
        const element = mounted.get(key)
        if (element) observer?.unobserve(element)
        mounted.delete(key)
      }

      // Above the feed the reader looks at something else (a composer that grows), which is not ours to hold.
      if (listChanged || asked || restoring || container.getBoundingClientRect().top <= line()) correct()
      else adopt()
      asked = false
      if (listChanged) waitForQuiet()
      if (layout.learn()) mount({ ...next.range }, false)
      ensure(false)
      const wanted = pendingFocus === undefined ? undefined : mounted.get(pendingFocus)
      if (wanted && pendingFocus !== undefined) focusItem(wanted, pendingFocus, false)
      if (owed && !restoring) report()
    },
    /** The index of the item an element is in, or -1. */
    indexAt: (target: EventTarget | null): number => layout.indexOf(keyAt(target) ?? ''),
    /** Moves focus to the article of an item, mounting it first where needed. */
    focus(index: number): void {
      const key = options?.items[index]
      if (!options || key === undefined) return
      const element = mounted.get(key)
      if (element) return focusItem(element, key, true)
      pendingFocus = key
      const start = layout.top(index)
      mount(layout.between(start - buffer, start + viewport.end() - viewport.start() + buffer), true)
    },
  }
}

export type FeedEngine = ReturnType<typeof createFeedEngine>
