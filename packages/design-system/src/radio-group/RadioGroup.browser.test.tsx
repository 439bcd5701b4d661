import '../theme/styles.ts'
import { Component, StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { Radio, RadioGroup, radioGroupKeys, type RadioGroupProps } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
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

const Sharing = (props: RadioGroupProps) => (
  <RadioGroup label="Data sharing" {...props}>
    <Radio value="minimal">Minimal</Radio>
    <Radio value="balanced">Balanced</Radio>
    <Radio value="full">Full</Radio>
  </RadioGroup>
)

const radio = (name: string) => page.getByRole('radio', { name })
const chosen = () => host.querySelector<HTMLInputElement>('input:checked')?.value

it('executes its keys', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(<Sharing onValueChange={told} />)
  expect(radioGroupKeys.map(({ key }) => key)).toEqual([
    'Tab',
    'ArrowDown',
    'ArrowUp',
    'ArrowRight',
    'ArrowLeft',
    'Space',
  ])
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('Minimal')).toHaveFocus()
  expect(chosen()).toBeUndefined()
  await userEvent.keyboard(' ')
  expect(chosen()).toBe('minimal')
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('balanced')
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('minimal')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('balanced')
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('minimal')
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('full')
  expect(told.mock.calls.at(-1)).toEqual(['full'])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement === document.body || !host.contains(document.activeElement)).toBe(true)
})

it('shows no mark while none is chosen', () => {
  mount(<Sharing invalid />)
  const marks = [...host.querySelectorAll('input')].map((input) => getComputedStyle(input, '::before').opacity)
  expect(marks).toEqual(['0', '0', '0'])
})

it('mirrors its arrows from right to left', async () => {
  mount(
    <div dir="rtl">
      <Sharing defaultValue="minimal" orientation="horizontal" />
    </div>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(chosen()).toBe('balanced')
})

it('is named by its label, or by the field around it', async () => {
  mount(
    <>
      <Sharing />
      <Field label="Who can reply" error="Choose one." required>
        <RadioGroup>
          <Radio value="all" description="Anybody.">
            Everyone
          </Radio>
        </RadioGroup>
      </Field>
    </>,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Data sharing' })).toBeVisible()
  const group = page.getByRole('radiogroup', { name: 'Who can reply' })
  await expect.element(group).toBeInvalid()
  await expect.element(group).toHaveAccessibleDescription('Choose one.')
  await expect.element(radio('Everyone')).toHaveAccessibleDescription('Anybody.')
})

it('stays as its parent says, and only tells', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(<Sharing value="full" onValueChange={told} />)
  await userEvent.click(radio('Minimal'))
  expect(told.mock.calls).toEqual([['minimal']])
  expect(chosen()).toBe('full')
  await expect.element(page.getByText('Full')).toBeVisible()
  expect(host.querySelectorAll('[data-component=Radio][data-state=checked]')).toHaveLength(1)
})

it('without a name it chooses by itself and sends nothing', async () => {
  mount(
    <form>
      <Sharing defaultValue="full" />
    </form>,
  )
  const form = host.querySelector('form')
  expect([...new FormData(form ?? undefined).keys()]).toEqual([])
  await userEvent.click(radio('Minimal'))
  expect(host.querySelectorAll('input:checked')).toHaveLength(1)
  expect(chosen()).toBe('minimal')
})

describe('a radio alone', () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { message: '' }
    static getDerivedStateFromError = (error: Error) => ({ message: error.message })
    override render() {
      return this.state.message || this.props.children
    }
  }

  it('says that it has to stand in a group', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    mount(
      <Boundary>
        <Radio value="full">Full</Radio>
      </Boundary>,
    )
    await expect.poll(() => host.textContent).toContain('Radio has to stand inside RadioGroup')
    error.mockRestore()
  })
})
