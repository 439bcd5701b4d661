/** How a count rolls: what only a browser that moves things can tell. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { ActionCount } from './ActionCount.tsx'

let root: Root
let host: HTMLElement
/** What has begun to move, by its words. */
let moved: (string | null)[]

beforeEach(() => {
  moved = []
  host = document.createElement('div')
  // As in the row under a post: side by side with the icon.
  host.className = 'flex w-fit text-caption tabular-nums'
  host.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'translate' && target instanceof Element) moved.push(target.textContent)
  })
  document.body.append(host)
  root = createRoot(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

const show = (count: number) =>
  flushSync(() => root.render(<ActionCount id="count" count={count} label={`${count} likes`} />))
const seen = () => host.querySelector('[aria-hidden]')?.textContent
const rolled = () => host.querySelector<HTMLElement>('[data-was]')

it('rolls the figures that change, and stands still at first and where more than one is added', async () => {
  show(188)
  expect(rolled()).toBeNull()
  // Its font is fetched once it is laid out, and is of another width than what stands in for it.
  host.getBoundingClientRect()
  await document.fonts.ready
  const { width, height } = host.getBoundingClientRect()
  show(189)
  await expect.poll(() => moved).toEqual(['9'])
  expect(seen()).toBe('189')
  expect(rolled()?.dataset['was']).toBe('8')
  // Neither what leaves nor what comes takes room; what stands apart is rounded up to a 64th of a pixel.
  expect(host.getBoundingClientRect().height).toBe(height)
  expect(host.getBoundingClientRect().width).toBeCloseTo(width, 1)
  show(190)
  await expect.poll(() => moved).toEqual(['9', '90'])
  show(189)
  await expect.poll(() => moved).toEqual(['9', '90', '89'])
  show(215)
  expect(rolled()).toBeNull()
  expect(seen()).toBe('215')
  expect(host.textContent).toBe('215215 likes')
})

it('rolls a first one in, and all of it where the number becomes longer', async () => {
  show(0)
  show(1)
  await expect.poll(() => moved).toEqual(['1'])
  expect(rolled()?.dataset['was']).toBe('')
  show(99)
  show(100)
  await expect.poll(() => moved).toEqual(['1', '100'])
  expect(rolled()?.dataset['was']).toBe('99')
  show(0)
  expect(host.textContent).toBe('')
})

it('only changes under reduced motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  show(188)
  show(189)
  expect(rolled()?.getAnimations()).toEqual([])
  expect(seen()).toBe('189')
})
