import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Progress } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  host.style.inlineSize = '200px'
  document.body.append(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
})

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
}

const bar = () => host.querySelector<HTMLElement>('[role=progressbar] > :last-child > *')

/** Where the bar ends inside its track, in px, once it has come to rest. */
function reached(side: 'left' | 'right'): number {
  for (const animation of document.getAnimations()) animation.finish()
  const track = bar()?.parentElement?.getBoundingClientRect()
  const box = bar()?.getBoundingClientRect()
  return side === 'right' ? (box?.right ?? 0) - (track?.left ?? 0) : (track?.right ?? 0) - (box?.left ?? 0)
}

it('says how far it is, and draws it', async () => {
  mount(<Progress label="harbour-morning.mp4" value={64} />)
  const progress = page.getByRole('progressbar', { name: 'harbour-morning.mp4' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '64')
  await expect.element(progress).toHaveAttribute('aria-valuetext', '64%')
  expect(reached('right')).toBeCloseTo(128, 1)
  expect(bar()?.parentElement?.offsetHeight).toBe(6)
})

it('fills from the right where reading does', () => {
  mount(
    <div dir="rtl">
      <Progress label="صباح" value={25} />
    </div>,
  )
  expect(reached('left')).toBeCloseTo(50, 1)
})

it.each([
  [Number.NaN, 100, 'indeterminate'],
  [0, 0, 'indeterminate'],
  [5, Number.NaN, 'indeterminate'],
  [Number.POSITIVE_INFINITY, 100, 'indeterminate'],
  [undefined, 100, 'indeterminate'],
  [-3, 100, 'loading'],
  [0, 100, 'loading'],
  [140, 100, 'complete'],
])('%s of %s is drawn as something, never as NaN', (value, max, state) => {
  mount(<Progress label="Upload" value={value} max={max} />)
  expect(host.firstElementChild?.getAttribute('data-state')).toBe(state)
  expect(host.innerHTML).not.toMatch(/NaN|Infinity/)
  const now = host.firstElementChild?.getAttribute('aria-valuenow')
  expect(state === 'indeterminate' ? now === null : Number(now) >= 0 && Number(now) <= 100).toBe(true)
})

it('writes a percentage as the language does', async () => {
  mount(
    <DesignSystemProvider locale="de">
      <Progress label="Hochladen" value={64} />
    </DesignSystemProvider>,
  )
  await expect.element(page.getByText('64 %')).toBeVisible()
})

it('is there at once', () => {
  mount(<Progress label="Upload" value={1} />)
  expect(document.getAnimations()).toEqual([])
  expect(getComputedStyle(host.firstElementChild ?? host).opacity).toBe('1')
})

it('fades under reduced motion where it would move', async () => {
  await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  mount(<Progress label="Generating image" tone="ai" />)
  const [animation] = bar()?.getAnimations() ?? []
  const { effect } = animation ?? {}
  const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
  expect(frames.some(({ opacity }) => opacity !== undefined)).toBe(true)
  expect(frames.every(({ transform }) => transform === undefined)).toBe(true)
})
