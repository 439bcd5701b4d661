import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { Switch, switchKeys } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
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

const knob = () => page.getByRole('switch')

/** How far the knob has come to rest from the start of its track, in px, physical. */
function travelled(): number {
  for (const animation of document.getAnimations()) animation.finish()
  const input = host.querySelector('input')
  return input ? new DOMMatrix(getComputedStyle(input, '::before').transform).e : Number.NaN
}

it('executes its keys', async () => {
  const told = vi.fn<(checked: boolean) => void>()
  mount(<Switch onCheckedChange={told}>Private account</Switch>)
  expect(switchKeys.map(({ key }) => key)).toEqual(['Space'])
  await userEvent.keyboard('{Tab}')
  await expect.element(knob()).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(knob()).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(knob()).not.toBeChecked()
  expect(told.mock.calls).toEqual([[true], [false]])
})

it('is pressed by the whole row', async () => {
  mount(<Switch description="Only approved followers see posts.">Private account</Switch>)
  await userEvent.click(page.getByText('Only approved followers see posts.'))
  await expect.element(page.getByRole('switch', { name: 'Private account', exact: true })).toBeChecked()
  await expect.element(knob()).toHaveAccessibleDescription('Only approved followers see posts.')
  expect(host.firstElementChild?.getAttribute('data-state')).toBe('checked')
})

it('stays as its parent says, and only tells', async () => {
  const told = vi.fn<(checked: boolean) => void>()
  mount(
    <Switch checked onCheckedChange={told}>
      Private account
    </Switch>,
  )
  await userEvent.click(knob())
  expect(told.mock.calls).toEqual([[false]])
  await expect.element(knob()).toBeChecked()
})

it('says its state by the side its knob is on, in either direction', async () => {
  mount(<Switch aria-label="Sound" />)
  expect(travelled()).toBe(0)
  await userEvent.click(knob())
  expect(travelled()).toBe(18)
  flushSync(() =>
    root.render(
      <div dir="rtl">
        <Switch aria-label="Sound" defaultChecked />
      </div>,
    ),
  )
  expect(travelled()).toBe(-18)
})

it('moves nothing under reduced motion, and is framed in forced colours', async () => {
  await emulateMedia([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: 'active' },
  ])
  mount(<Switch aria-label="Sound" />)
  const input = host.querySelector('input')
  expect(input && getComputedStyle(input, '::before').transitionProperty).toBe('none')
  expect(input && getComputedStyle(input).borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
})
