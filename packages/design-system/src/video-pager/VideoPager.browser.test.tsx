import '../theme/styles.ts'
import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia, touch } from '../../test/emulation.ts'
import { DesignSystemProvider, translate } from '../provider/index.ts'
import { VideoPager, VideoPagerAction, videoPagerKeys, videoPagerWords, type VideoPagerProps } from './index.ts'
import { film } from './video-pager.fixture.ts'

interface Clip {
  id: string
  src: string
  poster?: string
  who: string
}

let root: Root
let host: HTMLElement
let src: string

beforeAll(async () => {
  src = await film()
})

beforeEach(() => {
  host = document.createElement('div')
  document.body.replaceChildren(host)
  document.body.style.margin = '0'
})

afterEach(() => {
  flushSync(() => root.unmount())
  vi.restoreAllMocks()
})

const who = ['Lucía Ferrer', 'Noor Haddad', 'Tomas Baker', 'Ines Marques', 'Kofi Mensah', 'Ada Lindqvist', 'Sam Weir']
const clips = (count: number): Clip[] =>
  Array.from({ length: count }, (_, i) => ({ id: `v${i}`, src, who: who[i % who.length] ?? '' }))

type Props = VideoPagerProps<Clip>
const moved = vi.fn<(index: number) => void>()

function Videos(props: Partial<Props>) {
  return (
    <VideoPager
      items={clips(7)}
      label="Videos"
      getLabel={(clip) => clip.who}
      renderOverlay={(clip) => <a href="#author">{clip.who}</a>}
      renderActions={() => (
        <>
          <VideoPagerAction icon="♥">Like</VideoPagerAction>
          <VideoPagerAction icon="✎">Comment</VideoPagerAction>
          <VideoPagerAction icon="↗">Share</VideoPagerAction>
        </>
      )}
      onIndexChange={moved}
      {...props}
    />
  )
}

function mount(props: Partial<Props> = {}): void {
  moved.mockReset()
  root = createRoot(host)
  flushSync(() =>
    root.render(
      <StrictMode>
        <Videos {...props} />
      </StrictMode>,
    ),
  )
}

function one(selector: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

const pager = () => one('[data-component=VideoPager]')
const active = () => one('[role=group]:not([inert])')
const stage = () => active().parentElement?.parentElement ?? active()
const videos = () => [...host.querySelectorAll('video')]
const activeVideo = () => {
  const video = active().querySelector('video')
  if (!video) throw new Error('No video')
  return video
}
/** The number that is shown: '3 / 7'. */
const at = () => Number(/(\d+) of \d+/.exec(active().getAttribute('aria-label') ?? '')?.[1])
const button = (name: string) => page.getByRole('button', { name, exact: true })
const isPlaying = (video: HTMLVideoElement) => !video.paused
const emulate = (name: string, value: string) => emulateMedia([{ name, value }])
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** @param at milliseconds of the event, where it is not now */
function wheel(deltaY: number, init: WheelEventInit = {}, at?: number): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init })
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at })
  activeVideo().dispatchEvent(event)
  return event
}

interface SwipeOptions {
  end?: string
  x?: number
  /** Milliseconds of each of its four parts. */
  pace?: number
  on?: Element
  /** Whether the slide follows the finger. */
  drags?: boolean
}

async function swipe(
  distance: number,
  { end = 'pointerup', x = 0, pace = 100, on = activeVideo(), drags = x === 0 }: SwipeOptions = {},
): Promise<void> {
  let now = 1e9
  const send = (type: string, clientX: number, clientY: number) => {
    const init = { bubbles: true, isPrimary: true, pointerType: 'touch', pointerId: 7, clientX, clientY }
    const event = new PointerEvent(type, init)
    Object.defineProperty(event, 'timeStamp', { value: (now += pace) })
    on.dispatchEvent(event)
  }
  send('pointerdown', 300, 400)
  for (let step = 1; step <= 4; step++) send('pointermove', 300 + (x * step) / 4, 400 + (distance * step) / 4)
  expect(stage().style.getPropertyValue('--drag')).toBe(drags ? `${distance}px` : '')
  send(end, 300 + x, 400 + distance)
  await frame()
}

describe('moving', () => {
  it('V1 every key of the contract makes exactly its one move, and comes to rest at the ends', async () => {
    mount({ defaultIndex: 3 })
    active().focus()
    const seen: Record<string, number | string | undefined> = {}
    for (const { key } of videoPagerKeys) {
      moved.mockReset()
      await expect.poll(() => isPlaying(activeVideo())).toBe(true)
      await userEvent.keyboard(key === 'Space' ? ' ' : key === 'M' ? 'm' : `{${key}}`)
      seen[key] = moved.mock.calls.length === 1 ? at() : moved.mock.calls.length
      if (key === 'Space') seen[key] = isPlaying(activeVideo()) ? 'plays' : 'pauses'
      if (key === 'Space') await userEvent.keyboard(' ')
      if (key === 'M') seen[key] = activeVideo().muted ? 'muted' : 'heard'
    }
    expect(seen).toEqual({
      ArrowDown: 5,
      PageDown: 6,
      ArrowUp: 5,
      PageUp: 4,
      Home: 1,
      End: 7,
      Space: 'pauses',
      M: 'heard',
    })
    moved.mockReset()
    await userEvent.keyboard('{ArrowDown}{PageDown}{End}')
    expect(moved).not.toHaveBeenCalled()
    expect(at()).toBe(7)
  })

  it('V1 each side button and each dot moves to its video', async () => {
    mount({ defaultIndex: 2 })
    await button('Next video').click()
    expect(at()).toBe(4)
    await button('Previous video').click()
    expect(at()).toBe(3)
    await button('Go to video 6').click()
    expect(at()).toBe(6)
    expect(moved.mock.calls).toEqual([[3], [2], [5]])
    await expect.element(button('Go to video 6')).toHaveAttribute('aria-current', 'true')
  })

  it('V1 the side buttons at the ends say that there is no more, and keep the focus', async () => {
    mount({ items: clips(2) })
    await expect.element(button('Previous video')).toHaveAttribute('aria-disabled', 'true')
    await button('Next video').click()
    await expect.element(button('Next video')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Next video')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(moved).toHaveBeenCalledOnce()
  })

  it('V1 the wheel moves one past 50 px and none at 50, and the page behind stays', async () => {
    mount()
    expect(wheel(50).defaultPrevented).toBe(true)
    await frame()
    expect(moved).not.toHaveBeenCalled()
    wheel(60)
    await expect.poll(at).toBe(2)
    expect(wheel(300, { ctrlKey: true }).defaultPrevented).toBe(false)
  })

  it('V2 a flick of forty wheel events moves one page', async () => {
    mount()
    for (let i = 0; i < 40; i++) wheel(500 * Math.exp((-Math.log(500) * i) / 40), {}, 1e9 + 16 * i)
    await expect.poll(at).toBe(2)
    expect(moved).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('V1 a swipe past 100 px moves one; a shorter, a sideways or an interrupted one springs back', async () => {
    mount({ defaultIndex: 3 })
    await swipe(-101)
    expect(at()).toBe(5)
    await swipe(101)
    expect(at()).toBe(4)
    moved.mockReset()
    await swipe(-100)
    await swipe(99)
    await swipe(-300, { end: 'pointercancel' })
    await swipe(-40, { x: 200 })
    expect(moved).not.toHaveBeenCalled()
    expect(stage().style.getPropertyValue('--drag')).toBe('')
  })

  it('V1 a quick flick of 60 px moves one', async () => {
    mount({ defaultIndex: 3 })
    await swipe(-60, { pace: 16 })
    expect(moved).toHaveBeenCalledExactlyOnceWith(4)
  })

  const caption = () => (
    <div data-caption style={{ blockSize: 100, overflowY: 'auto', background: 'black' }}>
      <div style={{ blockSize: 300 }}>A long caption</div>
    </div>
  )

  it('leaves wheel and finger to what scrolls on a slide, until that is at its end', async () => {
    mount({ defaultIndex: 3, renderOverlay: caption })
    const scroller = one('[role=group]:not([inert]) [data-caption]')
    const turn = (deltaY: number, at: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: at })
      scroller.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(turn(80, 1000)).toBe(false)
    await swipe(-150, { on: scroller, drags: false })
    // The flick that brought it to its end is still its own.
    scroller.scrollTop = 200
    expect([turn(80, 1100), turn(80, 1200)]).toEqual([false, false])
    expect(moved).not.toHaveBeenCalled()
    expect(turn(80, 2000)).toBe(true)
    expect(moved).toHaveBeenCalledExactlyOnceWith(4)
    await expect.poll(at).toBe(5)
    const next = one('[role=group]:not([inert]) [data-caption]')
    next.scrollTop = 200
    await swipe(-150, { on: next })
    expect(moved).toHaveBeenLastCalledWith(5)
  })

  it.each([
    { from: 'its beginning', scrollTop: 0, scrolls: true, video: 1 },
    { from: 'its end', scrollTop: 200, scrolls: false, video: 2 },
  ])('a real finger scrolls what is on a slide, and at $from moves it or the pager', async (wanted) => {
    mount({ renderOverlay: caption })
    const scroller = one('[role=group]:not([inert]) [data-caption]')
    scroller.scrollTop = wanted.scrollTop
    const { left, top } = scroller.getBoundingClientRect()
    const drag = async (from: number, to: number) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch(type, y === undefined ? undefined : { x: left + 20, y })
      await send('touchStart', from)
      for (let part = 1; part <= 9; part++) await send('touchMove', from + ((to - from) * part) / 9)
      await send('touchEnd')
    }
    await drag(top + 90, top - 110)
    await expect.poll(() => scroller.scrollTop > wanted.scrollTop).toBe(wanted.scrolls)
    await expect.poll(at).toBe(wanted.video)
  })

  it('leaves a wheel that goes sideways to the browser', () => {
    mount()
    expect(wheel(4, { deltaX: 60 }).defaultPrevented).toBe(false)
    expect(moved).not.toHaveBeenCalled()
  })

  it('lets the page scroll at both ends, but not by the flick that came to the end', async () => {
    mount({ items: clips(2) })
    expect(wheel(-60, {}, 1000).defaultPrevented).toBe(false)
    expect(wheel(60, {}, 2000).defaultPrevented).toBe(true)
    await expect.poll(at).toBe(2)
    expect([wheel(40, {}, 2016), wheel(20, {}, 2032)].map((event) => event.defaultPrevented)).toEqual([true, true])
    expect(wheel(60, {}, 3000).defaultPrevented).toBe(false)
    expect(wheel(60, {}, 3600).defaultPrevented).toBe(false)
    expect(wheel(-60, {}, 5000).defaultPrevented).toBe(true)
    await expect.poll(at).toBe(1)
  })

  it('holds the page at the end of what is loaded while there is more to come', () => {
    mount({ items: clips(2), total: 9, defaultIndex: 1 })
    expect(wheel(60, {}, 1000).defaultPrevented).toBe(true)
  })

  it('V1 a real finger moves the pager and not the page', async () => {
    mount()
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch(type, y === undefined ? undefined : { x: 500, y })
    await send('touchStart', 600)
    for (let y = 580; y >= 420; y -= 20) await send('touchMove', y)
    await send('touchEnd')
    await expect.poll(at).toBe(2)
    expect(scrollY).toBe(0)
  })

  it('V11 uncontrolled it starts at defaultIndex; controlled it stays where the parent says', async () => {
    mount({ index: 2 })
    await button('Next video').click()
    expect(moved).toHaveBeenCalledExactlyOnceWith(3)
    expect(at()).toBe(3)
    flushSync(() => root.unmount())
    function Parent() {
      const [index, setIndex] = useState(1)
      return <Videos index={index} onIndexChange={setIndex} />
    }
    root = createRoot(host)
    flushSync(() => root.render(<Parent />))
    await button('Next video').click()
    expect(at()).toBe(3)
  })

  it('V11 an index beyond the list is its last video', () => {
    mount({ index: 99 })
    expect(at()).toBe(7)
  })

  it('tells of the end once for each list', async () => {
    const onEndReached = vi.fn<() => void>()
    const items = clips(6)
    mount({ items, onEndReached })
    active().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(onEndReached).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect.poll(() => onEndReached.mock.calls.length).toBe(1)
    flushSync(() =>
      root.render(
        <StrictMode>
          <Videos items={clips(7)} onEndReached={onEndReached} />
        </StrictMode>,
      ),
    )
    await userEvent.keyboard('{End}')
    await expect.poll(() => onEndReached.mock.calls.length).toBe(2)
    await userEvent.keyboard('{ArrowDown}')
    expect(onEndReached).toHaveBeenCalledTimes(2)
  })

  it('tells of it again to who wants to go on, as long as there are more', async () => {
    const onEndReached = vi.fn<() => void>()
    mount({ items: clips(6), total: 20, onEndReached })
    active().focus()
    await userEvent.keyboard('{End}')
    await expect.poll(() => onEndReached.mock.calls.length).toBe(1)
    await userEvent.keyboard('{ArrowDown}')
    expect(onEndReached).toHaveBeenCalledTimes(2)
    expect(at()).toBe(6)
  })
})

describe('playing', () => {
  it('V3 exactly one video plays at any time, and the previous is reset', async () => {
    mount()
    await expect.poll(() => activeVideo().currentTime).toBeGreaterThan(0.1)
    const first = activeVideo()
    active().focus()
    for (let step = 0; step < 4; step++) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(() => isPlaying(activeVideo())).toBe(true)
      expect(videos().filter(isPlaying)).toEqual([activeVideo()])
      expect(videos().filter((video) => video !== activeVideo() && video.currentTime > 0)).toEqual([])
    }
    expect(first.paused).toBe(true)
  })

  it('V3 at its end it starts again from zero', async () => {
    mount()
    const video = activeVideo()
    const times: number[] = []
    for (const type of ['timeupdate', 'seeked']) video.addEventListener(type, () => times.push(video.currentTime))
    await expect.poll(() => times.findIndex((time, index) => time < (times[index - 1] ?? 0))).toBeGreaterThan(0)
    expect([video.paused, video.ended]).toEqual([false, false])
  })

  it('V4 has three files at most in 500 videos, over 200 moves, and no more nodes at the end than at the start', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    mount({ items: clips(500), defaultIndex: 100 })
    const nodes = () => host.querySelectorAll('*').length
    const before = nodes()
    const made: HTMLVideoElement[] = []
    active().focus()
    for (let step = 0; step < 200; step++) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
      await frame()
      made.push(activeVideo())
      if (videos().length > 3 || host.querySelectorAll('video[src]').length > 3) throw new Error(`More at ${step}`)
    }
    expect(at()).toBe(301)
    expect(nodes()).toBe(before)
    expect(new Set(made).size).toBe(200)
    expect(made.filter((video) => video.hasAttribute('src'))).toHaveLength(2)
  })

  it('V5 where the browser refuses to play, there is a Play button and no unhandled rejection', async () => {
    const unhandled = vi.fn<() => void>()
    addEventListener('unhandledrejection', unhandled)
    const refused = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('Press first', 'NotAllowedError'))
    mount()
    await expect.element(button('Play')).toBeVisible()
    await button('Play').click()
    await frame()
    await expect.element(button('Play')).toBeVisible()
    expect(refused).toHaveBeenCalled()
    refused.mockRestore()
    await button('Play').click()
    await expect.element(button('Pause')).toBeVisible()
    expect(unhandled).not.toHaveBeenCalled()
    removeEventListener('unhandledrejection', unhandled)
  })

  it('V6 it starts muted, and unmuting holds for every video after', async () => {
    mount()
    expect(videos().map(({ muted }) => muted)).toEqual([true, true])
    await button('Unmute').click()
    await button('Next video').click()
    await button('Next video').click()
    expect(videos().map(({ muted }) => muted)).toEqual([false, false, false])
    await button('Mute').click()
    expect(activeVideo().muted).toBe(true)
  })

  it('V6 M and Space do nothing while the focus is in a control, nor with Control or Alt', async () => {
    mount({ renderOverlay: () => <input aria-label="Comment" /> })
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    const field = page.elementLocator(one('[role=group]:not([inert]) input'))
    await field.fill('')
    await userEvent.keyboard('m {ArrowDown}{End}')
    await expect.element(field).toHaveValue('m ')
    expect([at(), activeVideo().muted, isPlaying(activeVideo())]).toEqual([1, true, true])
    const like = host.querySelector<HTMLElement>('[data-component=VideoPagerAction]')
    like?.focus()
    await userEvent.keyboard('m ')
    expect([activeVideo().muted, isPlaying(activeVideo())]).toEqual([true, true])
    active().focus()
    await userEvent.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}')
    expect(activeVideo().muted).toBe(true)
  })

  it('V6 a tap on the picture plays and pauses, and a tap on a control does not', async () => {
    mount()
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    activeVideo().click()
    await expect.element(button('Play')).toBeVisible()
    one('[role=group]:not([inert]) a').click()
    expect(activeVideo().paused).toBe(true)
    activeVideo().click()
    await expect.element(button('Pause')).toBeVisible()
  })

  it('V7 with reduced motion nothing plays by itself and moves are instant', async () => {
    await emulate('prefers-reduced-motion', 'reduce')
    try {
      const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
      mount()
      expect(getComputedStyle(active()).transitionDuration).toBe('0s')
      await button('Next video').click()
      await expect.element(button('Play')).toBeVisible()
      expect(play).not.toHaveBeenCalled()
      expect(Math.abs(active().getBoundingClientRect().top - one('video').getBoundingClientRect().top)).toBeLessThan(
        900,
      )
      await button('Play').click()
      await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    } finally {
      await emulateMedia([])
    }
  })

  it('V7 where little data is asked for, nothing is loaded ahead and nothing plays by itself', async () => {
    mount()
    expect(videos().map(({ preload }) => preload)).toEqual(['auto', 'auto'])
    flushSync(() => root.unmount())
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    try {
      mount()
      expect(videos().map(({ preload }) => preload)).toEqual(['none', 'none'])
      await expect.element(button('Play')).toBeVisible()
      expect(videos().every(({ paused }) => paused)).toBe(true)
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  })

  it('a covered video has no file, shows its cover, and plays once it is uncovered', async () => {
    const covered = { ...clips(1)[0], id: 'covered:v0', src: '', who: 'Lucía Ferrer' }
    mount({ items: [covered], renderCover: () => <button type="button">Watch</button> })
    await expect.element(button('Watch')).toBeVisible()
    expect(activeVideo().hasAttribute('src')).toBe(false)
    await userEvent.keyboard(' ')
    expect(pager().dataset['state']).toBe('paused')
    flushSync(() =>
      root.render(
        <StrictMode>
          <Videos items={clips(1)} />
        </StrictMode>,
      ),
    )
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    expect(document.body.textContent).not.toContain('Watch')
  })

  it('V8 it pauses while the page is hidden, goes on after, and stays paused if it was', async () => {
    mount()
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    const see = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    see(true)
    expect(activeVideo().paused).toBe(true)
    see(false)
    expect(activeVideo().paused).toBe(false)
    await button('Pause').click()
    see(true)
    see(false)
    expect(activeVideo().paused).toBe(true)
  })

  it('V8 a media element that goes is paused and emptied', async () => {
    mount()
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    const gone = videos()
    const loads = gone.map((video) => vi.spyOn(video, 'load'))
    flushSync(() => root.render(null))
    for (const [i, video] of gone.entries()) {
      expect(video.paused).toBe(true)
      expect(video.hasAttribute('src')).toBe(false)
      expect(loads[i]).toHaveBeenCalled()
    }
  })

  it('says so when a video cannot be played', async () => {
    const [first] = clips(1)
    if (first) mount({ items: [{ ...first, src: 'data:video/webm;base64,AAAA' }] })
    await expect.element(page.getByText('This video can’t be played')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })

  it('tries one that failed again, from the address that it has by then', async () => {
    const onError = vi.fn<NonNullable<Props['onError']>>()
    const broken = clips(2).map(({ id, who: name }) => ({ id, who: name, src: 'data:video/webm;base64,AAAA' }))
    mount({ items: broken, onError })
    await expect.element(button('Try again')).toBeVisible()
    expect(onError.mock.lastCall?.[0].id).toBe('v0')
    expect(onError.mock.lastCall?.[1].error).toBeInstanceOf(MediaError)
    const load = vi.spyOn(activeVideo(), 'load')
    onError.mockClear()
    await button('Try again').click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    expect(load).toHaveBeenCalledOnce()
    flushSync(() =>
      root.render(
        <StrictMode>
          <Videos items={clips(2)} onError={onError} />
        </StrictMode>,
      ),
    )
    await button('Try again').click()
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    await expect.element(button('Pause')).toBeVisible()
    await expect.element(page.getByText('This video can’t be played')).not.toBeInTheDocument()
    expect(onError).toHaveBeenCalledOnce()
  })

  it('goes on without sound where the browser refuses to start the next one with it', async () => {
    const onMutedChange = vi.fn<(muted: boolean) => void>()
    // oxlint-disable-next-line typescript/unbound-method -- called with the element below
    const { play } = HTMLMediaElement.prototype
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      if (!this.muted) throw new DOMException('Press first', 'NotAllowedError')
      await play.call(this)
    })
    mount({ defaultMuted: false, onMutedChange })
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    expect(onMutedChange).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(button('Unmute')).toBeVisible()
  })

  it('tells what the active video does, and draws nothing but its controls again as the time goes', async () => {
    const told: string[] = []
    const note =
      (what: string): NonNullable<Props['onPlay']> =>
      ({ id }, video) => {
        if (video === activeVideo()) told.push(`${what} ${id}`)
      }
    const drawn = vi.fn<NonNullable<Props['renderActions']>>(() => null)
    mount({ onPlay: note('plays'), onPause: note('pauses'), onTimeUpdate: note('at'), renderActions: drawn })
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    await expect.poll(() => pager().dataset['state']).toBe('playing')
    drawn.mockClear()
    const video = activeVideo()
    for (const time of [10.4, 11.4, 12.4]) {
      Object.defineProperty(video, 'currentTime', { value: time, writable: true, configurable: true })
      flushSync(() => video.dispatchEvent(new Event('timeupdate')))
    }
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:12 of/))
    expect(drawn).not.toHaveBeenCalled()
    await button('Pause').click()
    await expect.poll(() => [...new Set(told)]).toEqual(['plays v0', 'at v0', 'pauses v0'])
  })

  it('at its end goes on to the next, and stops at the last', async () => {
    const onEnded = vi.fn<NonNullable<Props['onEnded']>>()
    mount({ items: clips(2), atEnd: 'next', onEnded })
    await expect.poll(at).toBe(2)
    await expect.poll(() => onEnded.mock.calls.map(([{ id }]) => id)).toEqual(['v0', 'v1'])
    expect([at(), activeVideo().ended]).toEqual([2, true])
    expect(moved).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('the progress', () => {
  it('V10 is a real slider that says where it is in words, and seeks', async () => {
    mount()
    const slider = page.getByRole('slider', { name: 'Progress' })
    await expect.element(slider).toBeEnabled()
    await button('Pause').click()
    expect(Number(slider.element().getAttribute('max'))).toBe(activeVideo().duration)
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:00')
    const element = slider.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{End}')
    await expect.poll(() => activeVideo().currentTime).toBe(activeVideo().duration)
    await userEvent.keyboard('{Home}')
    await expect.poll(() => activeVideo().currentTime).toBe(0)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => activeVideo().currentTime).toBeGreaterThan(0)
    expect(at()).toBe(1)
  })

  it('V10 reads "0:12 of 0:42"', async () => {
    mount()
    const video = activeVideo()
    Object.defineProperty(video, 'duration', { value: 42 })
    Object.defineProperty(video, 'currentTime', { value: 12.4, writable: true })
    video.dispatchEvent(new Event('timeupdate'))
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:12 of 0:42')
  })

  it('V10 rests while the length is not known', async () => {
    mount()
    const video = activeVideo()
    Object.defineProperty(video, 'duration', { value: Number.POSITIVE_INFINITY })
    video.dispatchEvent(new Event('durationchange'))
    await expect.element(page.getByRole('slider')).toBeDisabled()
  })
})

describe('for those who listen or do not point', () => {
  it('is an upright carousel of named videos, and says where a move leads', async () => {
    mount()
    expect(pager().getAttribute('aria-roledescription')).toBe('carousel')
    await expect.element(page.getByRole('region', { name: 'Videos' })).toBeVisible()
    expect(active().getAttribute('aria-roledescription')).toBe('video')
    expect(active().getAttribute('aria-label')).toBe('1 of 7, Lucía Ferrer')
    await button('Next video').click()
    const said = [...host.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
    expect(said.some((text) => text.includes('2 of 7'))).toBe(true)
    expect([...host.querySelectorAll('[role=group][inert]')]).toHaveLength(2)
  })

  it('V9 the focus stays in the pager when the slide that had it goes', async () => {
    mount({ defaultIndex: 2 })
    const focused: Record<string, boolean> = {}
    for (const key of ['ArrowDown', 'Home', 'End', 'ArrowUp']) {
      one('[role=group]:not([inert]) a').focus()
      await userEvent.keyboard(`{${key}}`)
      await frame()
      focused[key] = document.activeElement === active()
    }
    expect(focused).toEqual({ ArrowDown: true, Home: true, End: true, ArrowUp: true })
  })

  it('V9 from the slide, Tab goes to author, like, comment and share', async () => {
    mount()
    // Before the film is there its progress cannot be focused, and the button beside it reads otherwise.
    await expect.element(page.getByRole('slider', { name: 'Progress' })).toBeEnabled()
    await expect.element(button('Pause')).toBeVisible()
    await userEvent.tab()
    expect(document.activeElement).toBe(active())
    const stops: (string | null | undefined)[] = []
    for (let i = 0; i < 6; i++) {
      await userEvent.tab()
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    }
    expect(stops).toEqual(['Lucía Ferrer', '♥Like', '✎Comment', '↗Share', 'Pause', 'Progress'])
  })

  it('keys count with nothing focused only where the pager is the page', async () => {
    mount()
    const press = (key: string) =>
      flushSync(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    press('ArrowDown')
    expect(at()).toBe(1)
    flushSync(() => root.unmount())
    mount({ pageKeys: true })
    press('ArrowDown')
    expect(at()).toBe(2)
  })

  it('leaves a key that the consumer has taken', async () => {
    mount({ onKeyDown: (event) => event.preventDefault() })
    active().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(moved).not.toHaveBeenCalled()
  })

  it('speaks the provider’s language', async () => {
    root = createRoot(host)
    flushSync(() =>
      root.render(
        <DesignSystemProvider locale="de" translations={[translate(videoPagerWords, { next: 'Nächstes Video' })]}>
          <Videos items={clips(1200)} />
        </DesignSystemProvider>,
      ),
    )
    await expect.element(button('Nächstes Video')).toBeVisible()
    await expect.element(page.getByText('1 / 1.200')).toBeVisible()
  })
})

describe('the room', () => {
  afterEach(() => page.viewport(1000, 800))

  it('V12 is as high as the window, leaves the room of the system and of a bar, and turns with the phone', async () => {
    mount({ style: { '--ds-video-pager-inset': '56px' } as Record<string, string> })
    await page.viewport(390, 844)
    await expect.poll(() => pager().getBoundingClientRect().height).toBe(844)
    const inside = (selector: string) => {
      const box = one(selector).getBoundingClientRect()
      return box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    }
    expect(active().getBoundingClientRect()).toMatchObject({ top: 0, width: 390, height: 844 })
    expect(one('input[type=range]').getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 56)
    await page.viewport(844, 390)
    await expect.poll(() => pager().getBoundingClientRect().height).toBe(390)
    expect(getComputedStyle(activeVideo()).objectFit).toBe('contain')
    const parts = ['input[type=range]', '[aria-current=true]', '[data-component=VideoPagerAction]']
    expect(parts.filter((part) => !inside(part))).toEqual([])
    const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('')
    for (const edge of ['top', 'right', 'bottom', 'left']) expect(css).toContain(`safe-area-inset-${edge}`)
    expect(css).toContain('100dvh')
  })

  it('shows five dots of the eight on a phone', async () => {
    mount({ items: clips(12), defaultIndex: 5 })
    const dots = () => [...host.querySelectorAll('[aria-label^="Go to video"]')].filter((dot) => dot.checkVisibility())
    expect(dots()).toHaveLength(8)
    await page.viewport(390, 844)
    await expect.poll(() => dots().length).toBe(5)
  })

  it('hydrates what the server sent without a word', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const tree = (
      <StrictMode>
        <Videos />
      </StrictMode>
    )
    host.innerHTML = renderToString(tree)
    expect(host.querySelectorAll('video[src]')).toHaveLength(0)
    root = hydrateRoot(host, tree)
    await expect.poll(() => host.querySelectorAll('video[src]').length).toBe(2)
    expect(said).not.toHaveBeenCalled()
  })

  it('stands empty while there are no videos', async () => {
    mount({ items: [], empty: <p>No videos yet</p> })
    await expect.element(page.getByText('No videos yet')).toBeVisible()
    expect(pager().dataset['state']).toBe('empty')
    expect(host.querySelectorAll('button, video')).toHaveLength(0)
  })
})
