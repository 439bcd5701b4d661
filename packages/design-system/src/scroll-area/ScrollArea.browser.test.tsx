import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { scrollAreaKeys } from './ScrollArea.keys.ts'
import { ScrollArea } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  // Away from where the mouse of the test before was left.
  host.style.paddingBlockStart = '400px'
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const mount = (children: ReactNode) => flushSync(() => root.render(children))
const area = () => host.querySelector<HTMLElement>('[data-component=ScrollArea]')
const tall = (height: number, hideDelay?: number) => (
  <ScrollArea label="Tide tables" hideDelay={hideDelay} style={{ blockSize: 100 }}>
    <div style={{ blockSize: height }}>High water at six</div>
  </ScrollArea>
)

it('executes its keys', async () => {
  expect(scrollAreaKeys.map(({ key }) => key)).toEqual(['Tab', 'ArrowDown', 'End', 'Home'])
  mount(tall(900))
  await expect.element(page.getByRole('region', { name: 'Tide tables' })).toBeVisible()
  await userEvent.tab()
  expect(document.activeElement).toBe(area())
  // The browser glides, and a key that comes before the glide has ended is lost.
  const press = async (key: string) => {
    const ended = new Promise((resolve) => area()?.addEventListener('scrollend', resolve, { once: true }))
    await userEvent.keyboard(key)
    await ended
    return area()?.scrollTop
  }
  expect(await press('{ArrowDown}')).toBeGreaterThan(0)
  expect(await press('{End}')).toBe(800)
  expect(await press('{Home}')).toBe(0)
})

it('is a named stop for the keyboard only while there is more than fits', async () => {
  mount(tall(50))
  expect([area()?.getAttribute('role'), area()?.getAttribute('tabindex')]).toEqual([null, null])
  mount(tall(500))
  await expect.poll(() => area()?.getAttribute('aria-label')).toBe('Tide tables')
  expect(area()?.tabIndex).toBe(0)
  mount(tall(50))
  await expect.poll(() => area()?.getAttribute('role')).toBeNull()
})

it('shows the bar while it is scrolled or pointed at, and hides it after that', async () => {
  const elsewhere = document.createElement('p')
  elsewhere.textContent = 'Elsewhere'
  elsewhere.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-end: 0'
  document.body.append(elsewhere)
  // An engine tells of a pointer that rests where something comes to lie under it.
  await userEvent.hover(elsewhere)
  mount(tall(900, 400))
  const bar = () =>
    area() ? getComputedStyle(area() ?? host).scrollbarColor.startsWith('rgba(0, 0, 0, 0)') : undefined
  expect([area()?.dataset['state'], bar()]).toEqual(['hidden', true])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  area()?.scrollTo(0, 50)
  await expect.poll(() => area()?.dataset['state']).toBe('visible')
  await expect.poll(bar).toBe(false)
  // Each time anew: an engine may tell late of the last of the scrolling, or of the pointer.
  const stateLater = () => {
    vi.advanceTimersByTime(400)
    return area()?.dataset['state']
  }
  await expect.poll(stateLater).toBe('hidden')
  await userEvent.hover(area() ?? host)
  expect(area()?.dataset['state']).toBe('visible')
  await userEvent.hover(elsewhere)
  await expect.poll(stateLater).toBe('hidden')
})

it('keeps the system’s own bar in forced colours', async () => {
  await emulateMedia([{ name: 'forced-colors', value: 'active' }])
  mount(tall(900))
  expect(getComputedStyle(area() ?? host).scrollbarColor).toBe('auto')
  await emulateMedia([])
})

it('takes the same room whether the bar is seen or not', async () => {
  mount(tall(900))
  const width = area()?.clientWidth
  area()?.scrollTo(0, 50)
  await expect.poll(() => area()?.dataset['state']).toBe('visible')
  expect(area()?.clientWidth).toBe(width)
})
