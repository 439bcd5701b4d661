import '../theme/styles.ts'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { anchored } from './anchored.css.ts'
import { useAnchored, type Anchored } from './use-anchored.ts'

setUpHost()

afterEach(() => {
  window.scrollTo(0, 0)
})

const show = (children: ReactNode) => flushSync(() => root.render(children))

function Example({ open = true, ...more }: Partial<Omit<Anchored, 'anchor' | 'floating'>>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  useAnchored({ open, anchor, floating, ...more })
  return (
    <div style={{ paddingBlock: 300 }}>
      <div data-clip style={{ overflow: 'hidden', inlineSize: 120, blockSize: 40 }}>
        <button ref={anchor} style={{ inlineSize: 90, blockSize: 40 }}>
          Anchor
        </button>
        <div ref={floating} popover="manual" className={anchored} style={{ border: 0, padding: 0 }} data-floating>
          <div style={{ inlineSize: 200, blockSize: 80 }}>Floats</div>
        </div>
      </div>
      <div style={{ blockSize: 2000 }} />
    </div>
  )
}

const box = (selector: string) => host.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const distance = () => box('[data-floating]').top - box('button').bottom

it('stands in the top layer, out of what clips its anchor, and in its place of the document', () => {
  show(<Example />)
  const { left, top, width, height } = box('[data-floating]')
  expect([width, height]).toEqual([200, 80])
  expect([left - Math.max(8, box('button').left), distance()]).toEqual([0, 6])
  const hit = document.elementFromPoint(left + 190, top + 70)
  expect(hit?.closest('[data-floating]')?.closest('[data-clip]')).not.toBeNull()
})

it('is not shown, and listens to nothing, while closed', () => {
  const add = vi.spyOn(window, 'addEventListener')
  show(<Example open={false} />)
  expect(add.mock.calls.filter(([type]) => type === 'scroll' || type === 'resize')).toEqual([])
  expect(box('[data-floating]').width).toBe(0)
  show(<Example />)
  expect(add.mock.calls.filter(([type]) => type === 'scroll' || type === 'resize')).toHaveLength(2)
  show(<Example open={false} />)
  expect(host.querySelector('[data-floating]')?.matches(':popover-open')).toBe(false)
  add.mockRestore()
})

it('follows its anchor when the page scrolls or grows', async () => {
  show(<Example />)
  const { top } = box('button')
  window.scrollBy(0, 40)
  await expect.poll(() => box('button').top).toBe(top - 40)
  await expect.poll(distance).toBe(6)
  const above = document.createElement('p')
  above.style.height = '70px'
  host.prepend(above)
  await expect.poll(distance).toBe(6)
})

it('follows its anchor when something beside that grows in a box of fixed size, again and again', async () => {
  show(<Example />)
  const clip = host.querySelector<HTMLElement>('[data-clip]')
  const sibling = document.createElement('div')
  clip?.prepend(sibling)
  if (clip) clip.style.blockSize = '140px'
  await expect.poll(distance).toBe(6)
  for (const height of [30, 31, 60, 10]) {
    const { top } = box('button')
    sibling.style.height = `${height}px`
    expect(box('button').top).not.toBe(top)
    await expect.poll(distance).toBe(6)
  }
})

it('changes its height with its place, without an error of the observer', async () => {
  const errors: string[] = []
  const note = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('error', note, { capture: true })
  show(<Example />)
  const floating = host.querySelector<HTMLElement>('[data-floating]')
  const inner = floating?.querySelector('div')
  if (inner) inner.style.blockSize = '2000px'
  const frames = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
  // Of one size, so that nothing around the anchor changes its own.
  const clip = host.querySelector<HTMLElement>('[data-clip]')
  if (clip) clip.style.blockSize = '140px'
  await frames()
  const button = host.querySelector('button')
  for (const height of [100, 60, 140]) {
    if (button) button.style.blockSize = `${height}px`
    await frames()
    expect(distance()).toBe(6)
    expect(box('[data-floating]').bottom).toBeLessThanOrEqual(window.innerHeight)
  }
  window.removeEventListener('error', note, { capture: true })
  expect(errors).toEqual([])
})

it('turns to the other side when scrolling leaves no room', async () => {
  show(<Example side="top" />)
  expect(host.querySelector<HTMLElement>('[data-floating]')?.dataset['side']).toBe('top')
  window.scrollBy(0, 290)
  await expect.poll(() => host.querySelector<HTMLElement>('[data-floating]')?.dataset['side']).toBe('bottom')
})

it('stays at the edge of the window when its anchor leaves, and tells of it', async () => {
  const left = vi.fn<(gone: boolean) => void>()
  show(<Example onAnchorLeave={left} />)
  window.scrollTo(0, 1200)
  await expect.poll(() => left.mock.calls).toEqual([[false]])
  await expect.poll(() => box('[data-floating]').top).toBe(8)
  window.scrollTo(0, 0)
  await expect.poll(distance).toBe(6)
  host.querySelector('button')?.remove()
  await expect.poll(() => left.mock.lastCall).toEqual([true])
})

it('is at least as wide as its anchor where that is asked for, and ends in the window', () => {
  show(<Example matchWidth />)
  expect(host.querySelector<HTMLElement>('[data-floating]')?.style.minInlineSize).toBe('90px')
  show(<Example align="end" />)
  expect(box('[data-floating]').left).toBe(8)
})
