import '../theme/styles.ts'
import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { touch } from '../../test/emulation.ts'
import { videoPagerKeys } from './index.ts'
import {
  Videos,
  active,
  activeVideo,
  at,
  button,
  clips,
  draw,
  frame,
  host,
  isPlaying,
  mount,
  moved,
  one,
  root,
  setUpPager,
  stage,
  swipe,
  wheel,
} from './pager-bench.fixture.tsx'

setUpPager()

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
    draw(createRoot(host))
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
