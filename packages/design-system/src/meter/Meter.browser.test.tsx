import '../theme/styles.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { finishAnimations } from '../../test/at-rest.ts'
import { Meter, type MeterProps } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

function mount(props: MeterProps): HTMLElement | null {
  flushSync(() => root.render(<Meter aria-label="Storage" style={{ inlineSize: 200 }} {...props} />))
  finishAnimations()
  return host.querySelector<HTMLElement>('[role=meter]')
}

/** How much of the track is filled, of 200 px. */
function filled(meter: HTMLElement | null): number {
  const track = meter?.lastElementChild?.getBoundingClientRect()
  const bar = meter?.lastElementChild?.firstElementChild?.getBoundingClientRect()
  return Math.round(Math.min(bar?.right ?? 0, track?.right ?? 0) - Math.max(bar?.left ?? 0, track?.left ?? 0))
}

it.each([
  [{ value: 0 }, '0', 0],
  [{ value: 25 }, '25', 50],
  [{ value: 30, min: 20, max: 40 }, '30', 100],
  [{ value: -5 }, '0', 0],
  [{ value: 180 }, '100', 200],
  [{ value: Number.NaN }, '0', 0],
])('%o is said as %s and fills %i px of 200', (props, said, px) => {
  const meter = mount(props)
  expect(meter?.getAttribute('aria-valuenow')).toBe(said)
  expect(filled(meter)).toBe(px)
})

it('fills from the right where that is the beginning', () => {
  host.dir = 'rtl'
  const track = mount({ value: 25 })?.lastElementChild
  const bar = track?.firstElementChild?.getBoundingClientRect()
  expect(bar?.left).toBeCloseTo((track?.getBoundingClientRect().right ?? 0) - 50, 0)
})
