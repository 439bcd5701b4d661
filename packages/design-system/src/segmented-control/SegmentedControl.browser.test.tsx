import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia, setPointer } from '../../test/emulation.ts'
import { Field } from '../field/index.ts'
import { SegmentedControl, segmentedControlKeys, type Segment } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
  await setPointer('coarse')
})

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
}

type Theme = 'light' | 'dark' | 'system'
const themes: readonly Segment<Theme>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

const radio = (name: string) => page.getByRole('radio', { name })
const chosen = () => host.querySelector<HTMLInputElement>('input:checked')?.value
const places = (selector: string) =>
  [...host.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().toJSON())

/** The thumb's box, once it has come to rest. */
function thumb(): DOMRect {
  for (const animation of document.getAnimations()) animation.finish()
  return host.querySelector('[role=radiogroup] > span')?.getBoundingClientRect() ?? new DOMRect()
}

it('executes its keys', async () => {
  const told = vi.fn<(value: Theme) => void>()
  mount(<SegmentedControl label="Theme" options={themes} onValueChange={told} />)
  expect(segmentedControlKeys.map(({ key }) => key)).toEqual(['Tab', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('Light')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('dark')
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('light')
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('dark')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBe('system')
  expect(told.mock.calls.flat()).toEqual(['dark', 'light', 'dark', 'light', 'system'])
})

it('nothing but the thumb moves: the bold label has the room it needs', async () => {
  mount(<SegmentedControl label="Theme" options={themes} />)
  const before = places('label, input')
  const width = host.querySelector<HTMLElement>('[role=radiogroup]')?.offsetWidth
  const first = thumb()
  await userEvent.click(radio('System'))
  expect(places('label, input')).toEqual(before)
  expect(host.querySelector<HTMLElement>('[role=radiogroup]')?.offsetWidth).toBe(width)
  expect(thumb().left).toBeGreaterThan(first.left)
})

it('where there is little room, gives up the space around its words before it breaks them', async () => {
  await setPointer('fine')
  const statuses = ['All', 'Active', 'Invited', 'Suspended'].map((label) => ({ value: label, label }))
  mount(
    <>
      <SegmentedControl label="Roomy" options={statuses} />
      <div style={{ inlineSize: 356 }}>
        <SegmentedControl label="Status" options={statuses} />
      </div>
    </>,
  )
  const [roomy, tight] = places('[role=radiogroup]')
  expect(tight?.width).toBe(356)
  expect(roomy?.width).toBeGreaterThan(356)
  expect(tight?.height).toBe(roomy?.height)
})

it.each(['ltr', 'rtl'])('the thumb lies under what is chosen (%s)', async (dir) => {
  mount(
    <div dir={dir}>
      <SegmentedControl label="Theme" options={themes} defaultValue="dark" fullWidth />
    </div>,
  )
  for (const name of ['Light', 'Dark', 'System']) {
    await userEvent.click(radio(name))
    const label = radio(name).element().getBoundingClientRect()
    expect(thumb().left).toBeCloseTo(label.left, 0)
    expect(thumb().width).toBeCloseTo(label.width, 0)
  }
})

it('is 40 px high with a thumb of 34, 44 for a stage and for a finger', async () => {
  mount(
    <>
      <SegmentedControl label="Theme" options={themes} />
      <SegmentedControl label="Mode" options={themes} size="lg" surface="stage" />
    </>,
  )
  expect(places('[role=radiogroup]').map(({ height }) => height)).toEqual([44, 44])
  await setPointer('fine')
  expect(places('[role=radiogroup]').map(({ height }) => height)).toEqual([40, 44])
  expect(places('[role=radiogroup] > span').map(({ height }) => height)).toEqual([34, 36])
})

it('says what icons alone mean', async () => {
  mount(<SegmentedControl label="Theme" options={themes} iconsOnly />)
  await expect.element(radio('Light')).toBeChecked()
  expect(host.textContent).toBe('')
})

it('stays as its parent says, and only tells', async () => {
  const told = vi.fn<(value: Theme) => void>()
  mount(<SegmentedControl label="Theme" options={themes} value="system" onValueChange={told} />)
  await userEvent.click(radio('Light'))
  expect(told.mock.calls).toEqual([['light']])
  expect(chosen()).toBe('system')
})

it('does not slide under reduced motion, and shows its choice in forced colours', async () => {
  await emulateMedia([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: 'active' },
  ])
  mount(<SegmentedControl label="Theme" options={themes} />)
  const style = getComputedStyle(host.querySelector('[role=radiogroup] > span') ?? host)
  expect(style.transitionProperty === 'none' || style.transitionDuration === '0s').toBe(true)
  expect(style.backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor)
})

it('is named by its label, by a field around it, and still by an attribute that a spread brings along', async () => {
  const spread = { options: themes, 'aria-label': 'By attribute' }
  mount(
    <>
      <SegmentedControl label="By label" options={themes} />
      <Field label="By field">
        <SegmentedControl options={themes} />
      </Field>
      <Field label="A field">
        <SegmentedControl label="By label in a field" options={themes} />
      </Field>
      <SegmentedControl {...spread} />
    </>,
  )
  const groups = page.getByRole('radiogroup')
  await expect.element(groups.nth(0)).toHaveAccessibleName('By label')
  await expect.element(groups.nth(1)).toHaveAccessibleName('By field')
  await expect.element(groups.nth(2)).toHaveAccessibleName('By label in a field')
  await expect.element(groups.nth(3)).toHaveAccessibleName('By attribute')
})
