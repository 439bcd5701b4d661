import type { Root } from 'react-dom/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FeedProps } from './Feed.tsx'
import type { FeedAnchor } from './feed-engine.ts'
import { feedKeys } from './Feed.keys.ts'
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
})

afterEach(() => {
  flushSync(() => root.unmount())
  window.scrollTo(0, 0)
})

function show(props: Partial<FeedProps> & Pick<FeedProps, 'items'>): void {
  flushSync(() => root.render(<FeedPage {...props} />))
}

function mount(props: Partial<FeedProps> & Pick<FeedProps, 'items'>): void {
  root = createRoot(host)
  show(props)
}

/** Two frames: a scroll event, its frame callback, and what React renders after it are then done. */
async function frames(count = 2): Promise<void> {
  for (let i = 0; i < count; i++) await frame()
}

async function scrollBy(pixels: number, step = 500): Promise<void> {
  for (let left = Math.abs(pixels); left > 0; left -= step) {
    window.scrollBy(0, Math.sign(pixels) * Math.min(step, left))
    await frames()
  }
}

const items = () => [...host.querySelectorAll<HTMLElement>('[data-feed-key]')]
const offsetOf = (key: string) => {
  const element = host.querySelector(`[data-feed-key="${key}"]`)
  return element ? element.getBoundingClientRect().top - line : undefined
}

/** What a reader sees: each item in view with its distance from the top line. */
function seen(): Map<string, number> {
  const result = new Map<string, number>()
  for (const item of items()) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > line && top < innerHeight) result.set(item.dataset['feedKey'] ?? '', top - line)
  }
  return result
}

function top(): FeedAnchor {
  const [first] = seen()
  if (!first) throw new Error('nothing in view')
  return { key: first[0], offset: first[1] }
}

/** Which of these items are not where they were, to 2 px. */
function moved(before: ReadonlyMap<string, number>, except: readonly string[] = []): string[] {
  const now = seen()
  return [...before]
    .filter(([key, offset]) => !except.includes(key) && !(Math.abs((now.get(key) ?? Number.NaN) - offset) <= 2))
    .map(([key, offset]) => `${key} was at ${offset}, is at ${now.get(key)}`)
}

/** Where nothing is drawn between the top line and the bottom of the window. */
function holes(): string[] {
  const found: string[] = []
  let edge = line + 1
  for (const item of items()) {
    const { top: start, bottom } = item.getBoundingClientRect()
    if (bottom <= line || start >= innerHeight) continue
    if (start - edge >= 1.5) found.push(`${start - edge} px before ${item.dataset['feedKey']}`)
    edge = bottom
  }
  if (edge < innerHeight) found.push(`${innerHeight - edge} px at the end`)
  return found
}

/** How far an item is from where it should be, in px; not a number when it is not there. */
function astray({ key, offset }: FeedAnchor): number {
  return Math.abs((offsetOf(key) ?? Number.NaN) - offset)
}

describe('the feed pattern', () => {
  it('names the feed and counts its articles', () => {
    mount({ items: posts(30), busy: true })
    const feed = host.querySelector('[role=feed]')
    expect(feed?.ariaLabel).toBe('Posts')
    expect(feed?.ariaBusy).toBe('true')
    const [first, second] = host.querySelectorAll('article')
    expect(first?.ariaPosInSet).toBe('1')
    expect(second?.ariaPosInSet).toBe('2')
    expect(first?.ariaSetSize).toBe('-1')
  })

  it('says the total where it is known', () => {
    mount({ items: posts(30), total: 30 })
    expect(host.querySelector('article')?.ariaSetSize).toBe('30')
  })
})

describe('bounded document', () => {
  it('keeps 10,000 items under 1,200 nodes, wherever the reader is, and leaves no hole', async () => {
    mount({ items: posts(10_000) })
    await frames()
    let most = 0
    const look = () => {
      most = Math.max(most, host.querySelectorAll('*').length)
    }
    look()
    for (let i = 0; i < 30; i++) {
      window.scrollBy(0, 700)
      await frames()
      look()
      expect(holes()).toEqual([])
    }
    for (const share of [0.5, 0.99, 0.2, 0.75]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share)
      await frames(3)
      look()
      expect(holes()).toEqual([])
    }
    expect(most).toBeLessThan(1200)
    expect(most).toBeGreaterThan(20)
  })
})

describe('frames', () => {
  it('draws what a jump shows first, and then the rest of the room around it, an item a frame', async () => {
    mount({ items: posts(100) })
    await scrollBy(8000)
    await scrollBy(-8000, 4000)
    await frames(12)
    const drawnAtOnce: number[] = []
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      drawnAtOnce.push(added.filter((node) => node instanceof HTMLElement && node.dataset['feedKey']).length)
    })
    const feed = host.querySelector('[role=feed]')
    if (feed) observer.observe(feed, { childList: true })
    window.scrollTo(0, 5000)
    await frames()
    expect(holes()).toEqual([])
    const shown = seen().size
    await frames(12)
    observer.disconnect()
    expect(drawnAtOnce[0]).toBeLessThanOrEqual(shown + 2)
    expect(drawnAtOnce.length).toBeGreaterThan(1)
    expect(Math.max(...drawnAtOnce.slice(1))).toBeLessThanOrEqual(2)
    const [first] = items()
    expect(first?.getBoundingClientRect().top).toBeLessThan(-400)
    expect(items().at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight + 400)
  })

  it('tells the place of a reader who scrolled just before the list was drawn anew', async () => {
    let told: FeedAnchor | undefined
    const onAnchorChange = (anchor: FeedAnchor) => (told = anchor)
    const list = posts(200)
    mount({ items: list, onAnchorChange })
    await scrollBy(3000)
    window.scrollBy(0, 333)
    show({ items: list, onAnchorChange })
    await frames()
    expect(told).toEqual(top())
  })
})

describe('what the reader sees stays', () => {
  it('when items are put before it', async () => {
    mount({ items: posts(200) })
    await scrollBy(3000)
    const before = seen()
    show({ items: [...posts(7, 1000), ...posts(200)] })
    expect(moved(before)).toEqual([])
    await frames()
    expect(moved(before)).toEqual([])
  })

  it('when a whole page is put before it, and then the reader scrolls up through it', async () => {
    mount({ items: posts(100, 500) })
    await scrollBy(2000)
    const before = seen()
    show({ items: [...posts(500), ...posts(100, 500)] })
    expect(moved(before)).toEqual([])
    await frames()
    for (let i = 0; i < 20; i++) {
      const seenBefore = seen()
      window.scrollBy(0, -200)
      await frames()
      const now = seen()
      const expected = [...seenBefore].map(([key, offset]): [string, number] => [key, offset + 200])
      expect(moved(new Map(expected.filter(([key]) => now.has(key))))).toEqual([])
    }
  })

  it('when items are appended', async () => {
    mount({ items: posts(40) })
    await scrollBy(2500)
    const before = seen()
    show({ items: posts(80) })
    await frames()
    expect(moved(before)).toEqual([])
  })

  it('when an item before it is removed, or the topmost one itself', async () => {
    mount({ items: posts(200) })
    await scrollBy(4000)
    const before = seen()
    show({ items: posts(200).filter((key) => key !== 'post-2') })
    expect(moved(before)).toEqual([])
    const { key } = top()
    show({ items: posts(200).filter((one) => one !== 'post-2' && one !== key) })
    await frames()
    expect(moved(before, [key])).toEqual([])
  })

  it('when late images grow the items before it', async () => {
    mount({ items: posts(200) })
    await scrollBy(4000)
    const anchor = top()
    late.arrived = true
    flushSync(() => late.listeners.forEach((tell) => tell()))
    await frames(3)
    expect(astray(anchor)).toBeLessThanOrEqual(2)
  })

  it('when what stands above the feed changes its height', async () => {
    mount({ items: posts(200) })
    await scrollBy(3000)
    const before = seen()
    const composer = host.children[1]
    if (composer instanceof HTMLElement) composer.style.height = '520px'
    await frames(3)
    expect(moved(before)).toEqual([])
  })

  it('when the window becomes narrow and every height changes', async () => {
    mount({ items: posts(200) })
    await scrollBy(5000)
    const anchor = top()
    host.style.width = '390px'
    await frames(3)
    expect(astray(anchor)).toBeLessThanOrEqual(2)
    expect(holes()).toEqual([])
  })

  it('keeps the state and the node of what stays mounted', async () => {
    mount({ items: posts(100) })
    await scrollBy(1500)
    const { key } = top()
    const node = host.querySelector(`[data-feed-key="${key}"]`)
    show({ items: [...posts(5, 900), ...posts(100)] })
    await frames()
    expect(host.querySelector(`[data-feed-key="${key}"]`)).toBe(node)
  })

  it('lets new items show when the page is at its very start, unless it is told to hold there too', async () => {
    mount({ items: posts(50) })
    await frames()
    show({ items: ['new-1', ...posts(50)] })
    await frames()
    expect(window.scrollY).toBe(0)
    expect(seen().has('new-1')).toBe(true)
    const before = seen()
    show({ items: ['new-2', 'new-1', ...posts(50)], holdAtStart: true })
    await frames()
    expect(moved(before)).toEqual([])
  })

  it('opens an item downwards: its own start stays', async () => {
    mount({ items: posts(100) })
    await scrollBy(2000)
    const anchor = top()
    const button = host.querySelector<HTMLElement>(`[data-feed-key="${anchor.key}"] button`)
    flushSync(() => button?.click())
    await frames(3)
    expect(astray(anchor)).toBeLessThanOrEqual(2)
  })
})

describe('coming back', () => {
  /** Reads far into 500 items, leaves, and gives back where that was. */
  async function readAndLeave(): Promise<FeedAnchor> {
    let saved: FeedAnchor | undefined
    mount({ items: posts(500), onAnchorChange: (anchor) => (saved = anchor) })
    await frames()
    await scrollBy(window.innerHeight * 40, 1600)
    await scrollBy(-333, 90)
    const shown = top()
    expect(saved?.key).toBe(shown.key)
    expect(Math.abs((saved?.offset ?? Number.NaN) - shown.offset)).toBeLessThanOrEqual(1)
    flushSync(() => root.unmount())
    window.scrollTo(0, 0)
    await frames()
    return saved ?? shown
  }

  /** How far from its place the item is, once the page had time to settle. */
  async function settled(saved: FeedAnchor): Promise<number> {
    await frames(4)
    return holes().length > 0 ? Number.NaN : astray(saved)
  }

  it('finds the same item at the same pixel, in the first painted frame', async () => {
    const saved = await readAndLeave()
    mount({ items: posts(500), restore: saved })
    expect(astray(saved)).toBeLessThanOrEqual(2)
    expect(await settled(saved)).toBeLessThanOrEqual(2)
  })

  it('also under StrictMode', async () => {
    const saved = await readAndLeave()
    root = createRoot(host)
    flushSync(() =>
      root.render(
        <StrictMode>
          <FeedPage items={posts(500)} restore={saved} />
        </StrictMode>,
      ),
    )
    expect(await settled(saved)).toBeLessThanOrEqual(2)
  })

  it('also when images and fonts change the heights afterwards', async () => {
    const saved = await readAndLeave()
    mount({ items: posts(500), restore: saved })
    await frames()
    late.arrived = true
    flushSync(() => late.listeners.forEach((tell) => tell()))
    expect(await settled(saved)).toBeLessThanOrEqual(2)
    const composer = host.children[1]
    if (composer instanceof HTMLElement) composer.style.height = '333px'
    expect(await settled(saved)).toBeLessThanOrEqual(2)
  })

  it('also when the items arrive after the feed', async () => {
    const saved = await readAndLeave()
    mount({ items: [], restore: saved, busy: true })
    await frames()
    show({ items: posts(500), restore: saved })
    expect(await settled(saved)).toBeLessThanOrEqual(2)
  })

  it('also when others came in before it meanwhile', async () => {
    const saved = await readAndLeave()
    mount({ items: [...posts(25, 2000), ...posts(500)], restore: saved })
    expect(await settled(saved)).toBeLessThanOrEqual(2)
  })

  it('also when a router scrolls to the top after it', async () => {
    const saved = await readAndLeave()
    mount({ items: posts(500), restore: saved })
    window.scrollTo(0, 0)
    expect(await settled(saved)).toBeLessThanOrEqual(2)
  })

  it('gives way as soon as the reader scrolls', async () => {
    const saved = await readAndLeave()
    mount({ items: posts(500), restore: saved })
    await frames(3)
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }))
    window.scrollBy(0, -400)
    await frames(3)
    expect(astray({ ...saved, offset: saved.offset + 400 })).toBeLessThanOrEqual(2)
    late.arrived = true
    flushSync(() => late.listeners.forEach((tell) => tell()))
    await frames(3)
    expect(Math.abs(window.scrollY)).toBeGreaterThan(0)
  })

  it('starts at the top when the item is not there any more', async () => {
    mount({ items: posts(50), restore: { key: 'gone', offset: 12 } })
    await frames(3)
    expect(window.scrollY).toBe(0)
    expect(seen().has('post-0')).toBe(true)
  })
})

describe('a jump farther than what is mounted', () => {
  let saved: FeedAnchor | undefined

  beforeEach(() => {
    saved = undefined
    mount({ items: posts(500), onAnchorChange: (anchor) => (saved = anchor) })
  })

  const read = () => scrollBy(20_000, 1600)
  const jumpFar = async () => {
    window.scrollTo(0, 60_000)
    await frames(4)
  }
  const back = () => window.scrollBy(0, -2345)

  it.each([
    { jump: 'back up, past what is mounted', before: read, go: back },
    { jump: 'back up, among items that were never measured', before: jumpFar, go: back },
    {
      jump: 'up to where what is mounted still shows at the bottom',
      before: jumpFar,
      go: () => window.scrollBy(0, (items()[0]?.getBoundingClientRect().top ?? Number.NaN) - (innerHeight - 100)),
    },
    {
      jump: 'down to the middle',
      before: frames,
      go: () => window.scrollTo(0, document.documentElement.scrollHeight / 2),
    },
    { jump: 'down to the end', before: frames, go: () => window.scrollTo(0, document.documentElement.scrollHeight) },
  ])('tells what is in view, and comes back to it: $jump', async ({ before, go }) => {
    await before()
    go()
    await frames(4)
    const shown = top()
    expect(holes()).toEqual([])
    expect(saved?.key).toBe(shown.key)
    expect(Math.abs((saved?.offset ?? Number.NaN) - shown.offset)).toBeLessThanOrEqual(2)
    flushSync(() => root.unmount())
    window.scrollTo(0, 0)
    await frames()
    mount({ items: posts(500), restore: saved })
    await frames(4)
    expect(holes()).toEqual([])
    expect(astray(shown)).toBeLessThanOrEqual(2)
  })

  it('tells a place that had nothing in it as soon as items arrive', async () => {
    show({ items: [], onAnchorChange: (anchor) => (saved = anchor) })
    const spacer = document.createElement('div')
    spacer.style.height = '3000px'
    host.append(spacer)
    await frames()
    window.scrollTo(0, 100)
    await frames()
    expect(saved).toBeUndefined()
    show({ items: posts(500), onAnchorChange: (anchor) => (saved = anchor) })
    await frames()
    expect(saved).toEqual(top())
  })
})

describe('keys', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

  it('executes its contract', async () => {
    mount({ items: posts(100) })
    for (const { key } of feedKeys) {
      window.scrollTo(0, 2500)
      await frames(3)
      const [, second = ''] = seen().keys()
      const number = Number(second.slice('post-'.length))
      const expected = {
        PageDown: `Post post-${number + 1}`,
        PageUp: `Post post-${number - 1}`,
        'Control+End': 'After the feed',
        'Control+Home': 'Before the feed',
      }
      const article = host.querySelector<HTMLElement>(`[aria-label="Post ${second}"]`)
      expect(article).not.toBeNull()
      article?.focus()
      expect(document.activeElement).toBe(article)
      await userEvent.keyboard(key.startsWith('Control+') ? `{Control>}{${key.slice(8)}}{/Control}` : `{${key}}`)
      expect(focused()).toBe(expected[key])
    }
  })

  it('walks through many articles, each in view under the header and whole where it fits', async () => {
    mount({ items: posts(300) })
    await frames()
    host.querySelector<HTMLElement>('article')?.focus()
    for (let i = 1; i <= 40; i++) {
      await userEvent.keyboard('{PageDown}')
      expect(focused()).toBe(`Post post-${i}`)
      const box = document.activeElement?.getBoundingClientRect()
      expect(box?.top).toBeGreaterThanOrEqual(line - 1)
      // The tallest of these cards fits under the header.
      expect(box?.bottom).toBeLessThanOrEqual(innerHeight + 1)
    }
  })

  it('shows the start of the page with Home, and the end with End, over items never measured', async () => {
    mount({ items: posts(300) })
    await frames()
    const end = () => document.documentElement.scrollHeight - innerHeight
    window.scrollTo(0, end())
    await frames(3)
    await userEvent.keyboard('{Home}')
    await frames(3)
    expect(window.scrollY).toBe(0)
    expect([...seen().keys()][0]).toBe('post-0')
    await userEvent.keyboard('{End}')
    await frames(3)
    expect([...seen().keys()].at(-1)).toBe('post-299')
  })

  it('leaves Home and End to controls that use them, and to what stands outside of the feed', async () => {
    mount({ items: ['a', 'b'] })
    const press = (target: Element) => {
      const event = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    const article = host.querySelector('article')
    if (!article) throw new Error('No article')
    const video = document.createElement('video')
    const tabs = document.createElement('div')
    tabs.setAttribute('role', 'tablist')
    article.append(video, tabs)
    const outside = document.createElement('button')
    document.body.append(outside)
    expect([video, tabs, outside, article, document.body].map(press)).toEqual([false, false, false, true, true])
  })

  it('leaves PageDown and Control+Home to a text field', async () => {
    mount({ items: posts(30) })
    await frames()
    const field = host.querySelector('textarea')
    field?.focus()
    await userEvent.keyboard('{PageDown}{Control>}{Home}{/Control}')
    expect(document.activeElement).toBe(field)
  })

  it('keeps the item with the focus, however far the reader scrolls', async () => {
    mount({ items: posts(300) })
    await frames()
    const button = host.querySelectorAll('article button')[1]
    if (button instanceof HTMLElement) button.focus()
    await scrollBy(9000, 3000)
    expect(document.activeElement).toBe(button)
    expect(holes()).toEqual([])
  })
})

describe('asking for more', () => {
  it('tells once for each list that the end is near', async () => {
    let calls = 0
    const onEndReached = () => (calls += 1)
    mount({ items: posts(60), onEndReached })
    await frames()
    expect(calls).toBe(0)
    await scrollBy(2 * document.documentElement.scrollHeight, 2000)
    expect(calls).toBe(1)
    await scrollBy(-300)
    await scrollBy(300)
    expect(calls).toBe(1)
    show({ items: posts(62), onEndReached })
    await frames()
    expect(calls).toBe(2)
  })
})
