import type { Root } from 'react-dom/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FeedProps } from './Feed.tsx'
import type { FeedAnchor } from './feed-engine.ts'
import { FeedPage, FeedPanel, frame, late, posts } from './feed.fixture.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  late.arrived = false
  late.listeners.clear()
  host = document.createElement('div')
  document.body.replaceChildren(host)
  document.body.style.margin = '0'
  window.scrollTo(0, 0)
})

afterEach(() => {
  const page = window.scrollY
  flushSync(() => root.unmount())
  window.scrollTo(0, 0)
  if (page !== 0) throw new Error(`The page around the panel was scrolled by ${page} px.`)
})

type Props = Partial<FeedProps> & Pick<FeedProps, 'items'>
const show = (props: Props) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <FeedPanel {...props} />
      </StrictMode>,
    ),
  )
function mount(props: Props): void {
  root = createRoot(host)
  show(props)
}

async function frames(count = 3): Promise<void> {
  for (let i = 0; i < count; i++) await frame()
}

function panel(): HTMLElement {
  const found = host.querySelector<HTMLElement>('[data-panel]')
  if (!found) throw new Error('no panel')
  return found
}
const start = () => panel().getBoundingClientRect().top + panel().clientTop
const end = () => start() + panel().clientHeight
const items = () => [...host.querySelectorAll<HTMLElement>('[data-feed-key]')]

async function scrollBy(pixels: number): Promise<void> {
  for (let left = Math.abs(pixels); left > 0; left -= 300) {
    panel().scrollBy(0, Math.sign(pixels) * Math.min(300, left))
    await frames()
  }
}

/** What a reader sees: each item in view with its distance from the start of the panel. */
function seen(): Map<string, number> {
  const result = new Map<string, number>()
  for (const item of items()) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > start() && top < end()) result.set(item.dataset['feedKey'] ?? '', top - start())
  }
  return result
}

function moved(before: ReadonlyMap<string, number>): string[] {
  const now = seen()
  return [...before]
    .filter(([key, offset]) => !(Math.abs((now.get(key) ?? Number.NaN) - offset) <= 2))
    .map(([key, offset]) => `${key} was at ${offset}, is at ${now.get(key)}`)
}

/** Pixels of the panel with nothing in them. */
function hole(): number {
  let edge = start() + 1
  let found = 0
  for (const item of items()) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom <= start() || top >= end()) continue
    found = Math.max(found, top - edge)
    edge = bottom
  }
  return Math.max(found, end() - edge)
}

it('mounts what the panel shows and what is near, wherever the reader is', async () => {
  mount({ items: posts(5000) })
  await frames()
  for (let i = 0; i < 12; i++) {
    // Past the composer.
    panel().scrollBy(0, 400)
    await frames()
    expect(hole()).toBeLessThan(1.5)
    expect(items().length).toBeLessThan(40)
  }
  panel().scrollTo(0, panel().scrollHeight / 2)
  await frames()
  expect(hole()).toBeLessThan(1.5)
})

it('keeps the reader’s place when posts come above, and when one above grows', async () => {
  mount({ items: posts(100, 100) })
  await frames()
  await scrollBy(2200)
  const before = seen()
  expect(before.size).toBeGreaterThan(0)
  show({ items: posts(105, 95) })
  expect(moved(before)).toEqual([])
  await frames()
  expect(moved(before)).toEqual([])
  const above = items().find((item) => item.getBoundingClientRect().bottom < start())
  above?.querySelector('button')?.click()
  await frames()
  expect(moved(before)).toEqual([])
})

it('keeps the place when what stands above the feed in the panel grows', async () => {
  mount({ items: posts(100) })
  await frames()
  await scrollBy(1200)
  const before = seen()
  const composer = host.querySelector<HTMLElement>('[data-composer]')
  if (composer) composer.style.height = '260px'
  await frames()
  expect(moved(before)).toEqual([])
})

it('shows new posts to a reader at the very start', async () => {
  mount({ items: posts(40, 10) })
  await frames()
  show({ items: posts(50) })
  await frames()
  expect(panel().scrollTop).toBe(0)
  expect(items()[0]?.dataset['feedKey']).toBe('post-0')
})

it('Home and End go to the ends of the panel, and only from inside', async () => {
  mount({ items: posts(300) })
  await frames()
  const article = host.querySelector<HTMLElement>('article')
  article?.focus({ preventScroll: true })
  await userEvent.keyboard('{End}')
  await frames(6)
  expect([...seen().keys()].at(-1)).toBe('post-299')
  await userEvent.keyboard('{Home}')
  await frames(6)
  expect(panel().scrollTop).toBe(0)

  await scrollBy(600)
  const at = panel().scrollTop
  const prevented = vi.fn<(event: KeyboardEvent) => void>()
  const heard = (event: KeyboardEvent) => event.defaultPrevented && prevented(event)
  window.addEventListener('keydown', heard)
  for (const target of [document.body, host.querySelector('[data-outside]')])
    for (const key of ['Home', 'End'])
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  window.removeEventListener('keydown', heard)
  expect(prevented).not.toHaveBeenCalled()
  expect(panel().scrollTop).toBe(at)
})

it('PageDown and PageUp go from article to article, and show them whole at the top of the panel', async () => {
  mount({ items: posts(60) })
  await frames()
  host.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  for (let i = 0; i < 5; i++) {
    await userEvent.keyboard('{PageDown}')
    await frames()
  }
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('6')
  const { top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  expect(top).toBeGreaterThanOrEqual(start() - 1)
  expect(top).toBeLessThan(end())
  await userEvent.keyboard('{PageUp}')
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('5')
})

it('comes back to the place that it told, and leaves the browser’s own restoring alone', async () => {
  let told: FeedAnchor | undefined
  const onAnchorChange = (anchor: FeedAnchor) => {
    told = anchor
  }
  const before = history.scrollRestoration
  mount({ items: posts(200), onAnchorChange })
  expect(history.scrollRestoration).toBe(before)
  await frames()
  await scrollBy(5000)
  const place = seen()
  const saved = told
  expect(saved?.key).toBe([...place.keys()][0])
  flushSync(() => root.unmount())
  mount({ items: posts(200), restore: saved })
  await frames(6)
  const offset = seen().get(saved?.key ?? '')
  expect(Math.abs((offset ?? Number.NaN) - (saved?.offset ?? 0))).toBeLessThanOrEqual(2)
})

it('asks for more near the end of the list', async () => {
  const onEndReached = vi.fn<() => void>()
  mount({ items: posts(40), onEndReached })
  await frames()
  expect(onEndReached).not.toHaveBeenCalled()
  await scrollBy(panel().scrollHeight)
  expect(onEndReached).toHaveBeenCalledTimes(1)
})

it('is scrolled by the window where nothing around it scrolls', async () => {
  root = createRoot(host)
  flushSync(() => root.render(<FeedPage items={posts(100)} scroller="nearest" />))
  await frames()
  window.scrollTo(0, 3000)
  await frames()
  const first = items().find((item) => item.getBoundingClientRect().bottom > 0)
  expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(0)
  window.scrollTo(0, 0)
})
