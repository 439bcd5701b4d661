import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Slider, sliderKeys, type SliderProps } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  host.style.inlineSize = '220px'
  document.body.append(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
}

const seconds = (value: number) => (value === 1 ? '1 second' : `${value} seconds`)
const Timer = (props: SliderProps) => (
  <Slider label="Timer" max={10} defaultValue={3} formatValue={seconds} formatOutput={(n) => `${n} s`} {...props} />
)
const slider = () => page.getByRole('slider')
const value = () => host.querySelector('input')?.valueAsNumber
const fill = () => host.querySelector('input')?.previousElementSibling?.lastElementChild?.getBoundingClientRect()

it('0–10 step 1, 3 at first, said as “3 seconds”', async () => {
  mount(<Timer ticks />)
  await expect.element(page.getByRole('slider', { name: 'Timer' })).toHaveValue('3')
  const input = slider().element()
  expect(input.getAttribute('aria-valuetext')).toBe('3 seconds')
  expect([input.getAttribute('min'), input.getAttribute('max'), input.getAttribute('step')]).toEqual(['0', '10', '1'])
  await expect.element(page.getByText('3 s')).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}')
  expect(input.getAttribute('aria-valuetext')).toBe('1 second')
})

it('executes its keys', async () => {
  const told = vi.fn<(value: number) => void>()
  const committed = vi.fn<(value: number) => void>()
  mount(<Timer onValueChange={told} onValueCommit={committed} />)
  const after: Record<string, number> = {
    ArrowRight: 4,
    ArrowLeft: 3,
    ArrowUp: 4,
    ArrowDown: 3,
    PageUp: 4,
    PageDown: 3,
    'Shift+ArrowUp': 4,
    Home: 0,
    End: 10,
  }
  await userEvent.keyboard('{Tab}')
  for (const { key } of sliderKeys) {
    await userEvent.keyboard(key.startsWith('Shift+') ? `{Shift>}{${key.slice(6)}}{/Shift}` : `{${key}}`)
    expect([key, value()]).toEqual([key, after[key]])
  }
  expect(told.mock.calls.flat()).toEqual(Object.values(after))
  await expect.poll(() => committed.mock.calls.flat()).toEqual(Object.values(after))
})

it('a page is a tenth of the range', async () => {
  mount(<Slider aria-label="Volume" defaultValue={50} />)
  await userEvent.keyboard('{Tab}{PageUp}')
  expect(value()).toBe(60)
})

it('runs from the right where reading does', async () => {
  mount(
    <div dir="rtl">
      <Timer />
    </div>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(value()).toBe(4)
  const rail = slider().element().getBoundingClientRect()
  expect(fill()?.right).toBeCloseTo(rail.right - 10, 1)
  expect(fill()?.width).toBeCloseTo(80, 1)
})

it('stands up: begins below, says so, and has the same keys', async () => {
  mount(<Timer orientation="vertical" style={{ blockSize: 244 }} label={undefined} aria-label="Timer" />)
  await expect.element(slider()).toHaveAttribute('aria-orientation', 'vertical')
  const rail = slider().element().getBoundingClientRect()
  expect(rail.height).toBeCloseTo(244, 0)
  expect(fill()?.bottom).toBeCloseTo(rail.bottom - 10, 1)
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowRight}{ArrowLeft}')
  expect(value()).toBe(4)
  await userEvent.click(slider(), { position: { x: 12, y: 12 } })
  expect(value()).toBe(10)
})

it('cannot be changed where it is only read', async () => {
  const told = vi.fn<(value: number) => void>()
  mount(<Timer readOnly onValueChange={told} onValueCommit={told} />)
  await expect.element(slider()).toHaveAttribute('aria-readonly', 'true')
  await userEvent.keyboard('{Tab}{ArrowRight}{End}')
  await userEvent.click(slider().element().parentElement ?? host, { position: { x: 200, y: 12 } })
  expect(value()).toBe(3)
  expect(told).not.toHaveBeenCalled()
})

it('the fill ends in the middle of the thumb, at either end and between', () => {
  for (const [current, width] of [
    [0, 0],
    [5, 100],
    [10, 200],
  ] as const) {
    mount(<Timer value={current} />)
    expect(fill()?.width).toBeCloseTo(width, 1)
    if (current < 10) flushSync(() => root.unmount())
  }
})

it('tells every value of a drag, and commits the last one once', async () => {
  const told = vi.fn<(value: number) => void>()
  const committed = vi.fn<(value: number) => void>()
  mount(<Timer label={undefined} aria-label="Timer" defaultValue={0} onValueChange={told} onValueCommit={committed} />)
  const { height } = slider().element().getBoundingClientRect()
  await userEvent.dragAndDrop(slider(), slider(), {
    sourcePosition: { x: 12, y: height / 2 },
    targetPosition: { x: 170, y: height / 2 },
  })
  expect(value()).toBe(8)
  expect(told.mock.calls.at(-1)).toEqual([8])
  expect(committed.mock.calls).toEqual([[8]])
})

it('shows its value as the language writes it', async () => {
  mount(
    <DesignSystemProvider locale="de">
      <Slider label="Views" max={20_000} defaultValue={12_500} />
    </DesignSystemProvider>,
  )
  await expect.element(page.getByText('12.500')).toBeVisible()
})

it('takes name and error from a field', async () => {
  mount(
    <Field label="Timer" error="Too long for this song." required>
      <Slider max={10} />
    </Field>,
  )
  await expect
    .element(page.getByRole('slider', { name: 'Timer' }))
    .toHaveAccessibleDescription('Too long for this song.')
  await expect.element(slider()).toBeInvalid()
})

it('draws what is loaded behind what was seen', () => {
  mount(<Slider aria-label="Place" max={100} defaultValue={25} buffered={75} />)
  const [loaded, seen] = host.querySelector('input')?.previousElementSibling?.children ?? []
  expect(loaded?.getBoundingClientRect().width).toBeCloseTo(150, 1)
  expect(seen?.getBoundingClientRect().width).toBeCloseTo(50, 1)
})

it('stays as its parent says, and only tells', async () => {
  const told = vi.fn<(value: number) => void>()
  mount(<Timer value={3} onValueChange={told} />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(told.mock.calls).toEqual([[4]])
  expect(value()).toBe(3)
  await expect.element(page.getByText('3 s')).toBeVisible()
})
