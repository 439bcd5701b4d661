import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia, setPointer } from '../../test/emulation.ts'
import { Field } from '../field/index.ts'
import { Checkbox, checkboxKeys, type CheckedState } from './index.ts'

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

const box = () => page.getByRole('checkbox')
const row = () => host.querySelector<HTMLElement>('[data-component=Checkbox]')

it('executes its keys', async () => {
  mount(<Checkbox>Photos</Checkbox>)
  expect(checkboxKeys.map(({ key }) => key)).toEqual(['Space'])
  await userEvent.keyboard('{Tab}')
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box()).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box()).not.toBeChecked()
})

describe('indeterminate', () => {
  it('is shown, said, and becomes “all” when pressed', async () => {
    const told = vi.fn<(checked: CheckedState) => void>()
    mount(
      <Checkbox defaultChecked="indeterminate" onCheckedChange={told}>
        All kinds
      </Checkbox>,
    )
    await expect.element(box()).toBePartiallyChecked()
    expect(row()?.dataset['state']).toBe('indeterminate')
    await userEvent.click(page.getByText('All kinds'))
    expect(told.mock.calls).toEqual([[true]])
    expect(row()?.dataset['state']).toBe('checked')
    await expect.element(box()).toBeChecked()
  })

  it('follows its parent', () => {
    mount(<Checkbox checked={false}>All kinds</Checkbox>)
    flushSync(() => root.render(<Checkbox checked="indeterminate">All kinds</Checkbox>))
    expect(host.querySelector('input')?.indeterminate).toBe(true)
    flushSync(() => root.render(<Checkbox checked>All kinds</Checkbox>))
    expect(host.querySelector('input')?.indeterminate).toBe(false)
    expect(row()?.dataset['state']).toBe('checked')
  })
})

it('stays as its parent says, and only tells', async () => {
  const told = vi.fn<(checked: CheckedState) => void>()
  mount(
    <Checkbox checked={false} onCheckedChange={told}>
      Photos
    </Checkbox>,
  )
  await userEvent.click(box())
  expect(told.mock.calls).toEqual([[true]])
  await expect.element(box()).not.toBeChecked()
  expect(row()?.dataset['state']).toBe('unchecked')
})

it('leaves a change alone that the consumer prevented', async () => {
  const told = vi.fn<(checked: CheckedState) => void>()
  mount(
    <Checkbox onChange={(event) => event.preventDefault()} onCheckedChange={told}>
      Photos
    </Checkbox>,
  )
  await userEvent.click(box())
  expect(told).not.toHaveBeenCalled()
  expect(row()?.dataset['state']).toBe('unchecked')
})

it('has its label for a name and its description for a description', async () => {
  mount(
    <>
      <p id="more">Applies to everyone.</p>
      <Checkbox description="Covered until pressed." aria-describedby="more">
        Sensitive media
      </Checkbox>
    </>,
  )
  await expect.element(box()).toHaveAccessibleName('Sensitive media')
  await expect.element(box()).toHaveAccessibleDescription('Applies to everyone. Covered until pressed.')
})

it('takes name and error from a field', async () => {
  mount(
    <Field label="Terms" error="Accept them first." required>
      <Checkbox />
    </Field>,
  )
  await expect.element(page.getByRole('checkbox', { name: 'Terms' })).toBeInvalid()
  await expect.element(box()).toHaveAccessibleDescription('Accept them first.')
  await userEvent.click(page.getByText('Terms'))
  await expect.element(box()).toBeChecked()
})

it('is a row of 32 px, and of 44 for a finger', async () => {
  mount(<Checkbox>Photos</Checkbox>)
  expect(row()?.offsetHeight).toBe(44)
  await setPointer('fine')
  expect(row()?.offsetHeight).toBe(32)
  expect(host.querySelector('input')?.offsetWidth).toBe(20)
  const { left, top } = row()?.getBoundingClientRect() ?? { left: 0, top: 0 }
  // Between box and words, and at the upper edge: all of it is the label.
  expect(document.elementFromPoint(left + 26, top + 1)).toBe(row())
})

it('is hydrated from a server’s HTML without a word, in any state', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page_ = (
    <StrictMode>
      <Checkbox defaultChecked description="All of them.">
        Photos
      </Checkbox>
      <Checkbox defaultChecked="indeterminate">All kinds</Checkbox>
    </StrictMode>
  )
  host.innerHTML = renderToString(page_)
  flushSync(() => {
    root = hydrateRoot(host, page_)
  })
  await expect.poll(() => host.querySelectorAll('input')[1]?.indeterminate).toBe(true)
  expect(host.querySelectorAll('input')[0]?.checked).toBe(true)
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('tells its states apart in forced colours', async () => {
  await emulateMedia([{ name: 'forced-colors', value: 'active' }])
  mount(
    <>
      <Checkbox>Photos</Checkbox>
      <Checkbox defaultChecked>Videos</Checkbox>
    </>,
  )
  const [off, on] = [...host.querySelectorAll('input')].map((input) => getComputedStyle(input))
  expect(off?.borderTopStyle).toBe('solid')
  await expect.poll(() => on?.backgroundColor !== off?.backgroundColor).toBe(true)
})
