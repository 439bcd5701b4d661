import '../theme/styles.ts'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { fill } from '../../test/fill.ts'
import {
  Videos,
  active,
  activeVideo,
  at,
  button,
  clips,
  emulate,
  frame,
  host,
  isPlaying,
  mount,
  moved,
  one,
  pager,
  root,
  setUpPager,
  type Props,
  videos,
} from './pager-bench.fixture.tsx'

setUpPager()

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
      // React draws what comes of a key before this goes on; a frame on the screen takes a processor that draws it a seventh of a second.
      await Promise.resolve()
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
    await fill(field, '')
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
    const load = vi.fn<() => void>()
    activeVideo().addEventListener('loadstart', load)
    onError.mockClear()
    await button('Try again').click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    await expect.poll(() => load.mock.calls).toHaveLength(1)
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
    const video = activeVideo()
    const comesTo = (time: number) => {
      Object.defineProperty(video, 'currentTime', { value: time, writable: true, configurable: true })
      flushSync(() => video.dispatchEvent(new Event('timeupdate')))
    }
    // From here to the count nothing waits. The first one also draws what the real video told before.
    comesTo(9.4)
    drawn.mockClear()
    for (const time of [10.4, 11.4, 12.4]) comesTo(time)
    expect(drawn).not.toHaveBeenCalled()
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:12 of/))
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

describe('attach', () => {
  /** As hls.js does: it owns the element from here on, and lets go of it when it is told. */
  function adapter() {
    const held = new Map<HTMLVideoElement, string>()
    const attach = vi.fn<NonNullable<Props['attach']>>((video, item) => {
      held.set(video, item.id)
      video.src = item.src
      return () => void held.delete(video)
    })
    return { held, attach }
  }

  it('gives each video its film, and is undone as its slide goes', async () => {
    const { held, attach } = adapter()
    const items = clips(6)
    mount({ items, attach })
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    expect([...held.values()]).toEqual([items[0]?.id, items[1]?.id])
    const first = activeVideo()
    active().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(held.has(first)).toBe(false)
    expect(new Set(held.values())).toEqual(new Set(items.slice(2, 5).map(({ id }) => id)))
    flushSync(() => root.render(null))
    expect(held.size).toBe(0)
    expect(first.hasAttribute('src')).toBe(false)
  })

  it('is not asked again by a render, nor for what is covered', async () => {
    const { attach } = adapter()
    const [first, ...others] = clips(2)
    if (!first) throw new Error('No clip')
    const items = [{ ...first, src: '' }, ...others]
    mount({ items, attach })
    await frame()
    const asked = attach.mock.calls.length
    flushSync(() =>
      root.render(
        <StrictMode>
          <Videos items={[...items]} attach={(video, item) => attach(video, item)} />
        </StrictMode>,
      ),
    )
    await frame()
    expect(attach).toHaveBeenCalledTimes(asked)
    expect(new Set(attach.mock.calls.map(([, item]) => item.id))).toEqual(new Set([others[0]?.id]))
  })

  it('plays what has no address at all', async () => {
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    mount({ attach: () => undefined })
    await expect.poll(() => played.mock.contexts).toContain(activeVideo())
  })

  it('is asked once more when the reader tries again, after what it did was undone', async () => {
    const undone = vi.fn<() => void>()
    const broken = URL.createObjectURL(new Blob(['no film'], { type: 'video/webm' }))
    const [clip] = clips(1)
    let address = broken
    mount({
      items: clips(1),
      attach: (video) => {
        video.src = address
        return undone
      },
    })
    await expect.element(button('Try again')).toBeVisible()
    address = clip?.src ?? ''
    undone.mockClear()
    await button('Try again').click()
    await expect.poll(() => isPlaying(activeVideo())).toBe(true)
    expect(undone).toHaveBeenCalledOnce()
  })
})

it('the element of the active video is told, and nothing else', async () => {
  const told = vi.fn<(video: HTMLVideoElement | null) => void>()
  mount({ onVideoChange: told })
  await expect.poll(() => told.mock.lastCall).toEqual([activeVideo()])
  const first = activeVideo()
  told.mockClear()
  await button('Next video').click()
  await expect.poll(() => told.mock.calls).toEqual([[activeVideo()]])
  expect(activeVideo()).not.toBe(first)
})
