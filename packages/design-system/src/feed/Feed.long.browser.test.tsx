import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FeedPage, frame, late, posts } from './feed.fixture.tsx'

const line = 52
let root: Root
let host: HTMLElement

beforeEach(() => {
  late.arrived = false
  late.listeners.clear()
  host = document.createElement('div')
  document.body.replaceChildren(host)
  document.body.style.margin = '0'
  window.scrollTo(0, 0)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  window.scrollTo(0, 0)
})

const cards = () => [...host.querySelectorAll<HTMLElement>('[data-feed-key]')]

/** The topmost card in view, and where it stands. */
function topmost(): { key: string; top: number } {
  const card = cards().find((one) => one.getBoundingClientRect().bottom > line + 1)
  return { key: card?.dataset['feedKey'] ?? '', top: card?.getBoundingClientRect().top ?? Number.NaN }
}

it('shows at most 60 of 5,000 cards, and each one again within 2 px on the way back', async () => {
  flushSync(() => root.render(<FeedPage items={posts(5000)} />))
  await frame()
  const step = 600
  let most = 0
  const move = async (by: number) => {
    window.scrollBy({ top: by, behavior: 'instant' })
    await frame()
    await frame()
    most = Math.max(most, cards().length)
  }
  const stops: ReturnType<typeof topmost>[] = []
  for (let stop = 0; stop < 120; stop++) {
    await move(step)
    stops.push(topmost())
  }
  for (const { key, top } of stops.toReversed()) {
    const card = host.querySelector(`[data-feed-key="${key}"]`)
    expect(Math.abs((card?.getBoundingClientRect().top ?? Number.NaN) - top)).toBeLessThanOrEqual(2)
    await move(-step)
  }
  expect(most).toBeLessThanOrEqual(60)
  expect(most).toBeGreaterThan(5)
})
