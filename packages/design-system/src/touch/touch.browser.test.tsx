import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emulateMedia, endEmulation, touch } from '../../test/emulation.ts'
import { followPull } from './follow-pull.ts'
import { followSwipe } from './follow-swipe.ts'
import { tick } from './tick.ts'

const vibrate = vi.fn<() => boolean>(() => true)
let stop: (() => void) | undefined

beforeEach(() => {
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})
afterEach(async () => {
  stop?.()
  stop = undefined
  document.body.replaceChildren()
  document.getSelection()?.removeAllRanges()
  Reflect.deleteProperty(navigator, 'vibrate')
  await endEmulation()
})

/** One finger, from point to point, and off. */
async function draw(...points: readonly (readonly [number, number])[]): Promise<void> {
  for (const [at, [x, y]] of points.entries()) await touch(at === 0 ? 'touchStart' : 'touchMove', { x, y })
  await touch('touchEnd', undefined)
}

describe('a list that is pulled', () => {
  const seen: string[] = []
  const pulled = (distance: number, isFar: boolean) => seen.push(`${distance > 0 ? 'pulled' : 'at rest'} ${isFar}`)
  const letGo = (isFar: boolean) => seen.push(`let go ${isFar}`)

  /** A panel of 300 px with 2,000 to scroll. */
  function panel(inside = '<p>A line of words</p>'): HTMLElement {
    seen.length = 0
    const scroller = document.createElement('div')
    scroller.style.cssText =
      'position: fixed; inset: 0 auto auto 0; inline-size: 300px; block-size: 300px; overflow-y: auto'
    scroller.innerHTML = `<div data-place></div>${inside}<div style="block-size: 2000px"></div>`
    document.body.append(scroller)
    const place = scroller.querySelector('[data-place]')
    if (place) stop = followPull(place, { pulled, letGo })
    return scroller
  }

  it('counts once it is far enough down, with one tick, and does not scroll meanwhile', async () => {
    const scroller = panel()
    await draw([100, 100], [100, 130], [100, 160], [100, 200], [100, 230])
    expect(seen.at(0)).toBe('pulled false')
    expect(seen.at(-2)).toBe('pulled true')
    expect(seen.at(-1)).toBe('let go true')
    expect(vibrate).toHaveBeenCalledOnce()
    expect(scroller.scrollTop).toBe(0)
  })

  it('counts for nothing when it comes back, or was short', async () => {
    panel()
    await draw([100, 100], [100, 130], [100, 220], [100, 120])
    expect(seen.at(-1)).toBe('let go false')
    await draw([100, 100], [100, 130], [100, 150])
    expect(seen.at(-1)).toBe('let go false')
  })

  it.each([
    ['away from the top', '', (scroller: HTMLElement) => (scroller.scrollTop = 200)],
    [
      'where something inside scrolls back up',
      '<div data-inside style="block-size: 200px; overflow-y: auto"><div style="block-size: 900px"></div></div>',
      (scroller: HTMLElement) => scroller.querySelector('[data-inside]')?.scrollTo(0, 90),
    ],
    ['under a dialog', '', (scroller: HTMLElement) => scroller.setAttribute('inert', '')],
    ['in a field', '<textarea style="inline-size: 280px; block-size: 200px"></textarea>', () => undefined],
    ['in what lies over the page', '<div role="dialog" style="block-size: 200px"></div>', () => undefined],
    [
      'while words are selected',
      '<p>A line of words</p>',
      (scroller: HTMLElement) => document.getSelection()?.selectAllChildren(scroller),
    ],
  ])('is not followed %s', async (_, inside, prepare) => {
    const scroller = panel(inside)
    prepare(scroller)
    // The event of scrolling comes with the next frame.
    await new Promise(requestAnimationFrame)
    await draw([100, 100], [100, 130], [100, 230])
    expect(seen).toEqual([])
  })

  it('leaves a finger that goes sideways or up alone', async () => {
    const scroller = panel()
    await draw([100, 200], [140, 205], [200, 280])
    expect(seen).toEqual([])
    await draw([100, 200], [100, 150], [100, 60])
    expect(seen).toEqual([])
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0)
  })

  it("holds the browser's own overscroll back while it is followed", () => {
    const scroller = panel()
    expect(getComputedStyle(scroller).overscrollBehaviorY).toBe('contain')
    stop?.()
    expect(getComputedStyle(scroller).overscrollBehaviorY).toBe('auto')
  })
})

describe('an element that is swiped', () => {
  const moved = vi.fn<(distance: number, isFar: boolean) => void>()
  const thrown = vi.fn<() => void>()

  function line(direction = 'ltr'): HTMLElement {
    moved.mockClear()
    thrown.mockClear()
    const element = document.createElement('div')
    element.dir = direction
    element.style.cssText =
      'position: fixed; inset: 0 auto auto 0; inline-size: 300px; block-size: 300px; touch-action: pan-y pinch-zoom'
    element.textContent = 'A line of words'
    document.body.append(element)
    stop = followSwipe(element, { moved, thrown })
    return element
  }

  it('is thrown past 50 px towards the end of the line, with one tick', async () => {
    line()
    await draw([100, 100], [120, 100], [140, 101], [180, 102], [190, 102])
    expect(moved).toHaveBeenCalledWith(expect.any(Number), true)
    expect(moved).toHaveBeenLastCalledWith(0, false)
    expect(thrown).toHaveBeenCalledOnce()
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it('goes the other way where one reads from the right', async () => {
    line('rtl')
    await draw([100, 100], [130, 100], [190, 100])
    expect(thrown).not.toHaveBeenCalled()
    await draw([200, 100], [170, 100], [110, 100])
    expect(thrown).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'a short way',
      [
        [100, 100],
        [120, 100],
        [140, 100],
      ],
    ],
    [
      'there and back',
      [
        [100, 100],
        [130, 100],
        [190, 100],
        [120, 100],
      ],
    ],
    [
      'up and down',
      [
        [100, 100],
        [104, 140],
        [190, 200],
      ],
    ],
    [
      'from the edge of the window, where the system goes back',
      [
        [10, 100],
        [40, 100],
        [190, 100],
      ],
    ],
  ] as const)('does nothing %s', async (_, points) => {
    line()
    await draw(...points)
    expect(thrown).not.toHaveBeenCalled()
  })
})

describe('a tick', () => {
  it('is for fingers', () => {
    tick(new PointerEvent('click', { pointerType: 'mouse' }))
    tick(new KeyboardEvent('keydown'))
    expect(vibrate).not.toHaveBeenCalled()
    tick(new PointerEvent('click', { pointerType: 'touch' }))
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it('is not felt under reduced motion', async () => {
    await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    tick()
    expect(vibrate).not.toHaveBeenCalled()
  })

  it('asks for nothing where there is no motor', () => {
    Reflect.deleteProperty(navigator, 'vibrate')
    Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true })
    expect(() => tick()).not.toThrow()
  })
})
