import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { ToggleGroup, toggleGroupKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const kinds = ['Text', 'Photos', 'Polls'] as const
const items = (disabled?: string) =>
  kinds.map((kind) => (
    <ToggleGroup.Item key={kind} value={kind} disabled={kind === disabled}>
      {kind}
    </ToggleGroup.Item>
  ))

const item = (name: string) => page.getByRole('button', { name })
const pressed = () => [...host.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)
const stops = () => [...host.querySelectorAll('button:enabled[tabindex="0"]')].map(({ textContent }) => textContent)

it('executes its keys', async () => {
  // Something stands before and after it: Tab never leaves the page.
  mount(
    <>
      <button>Before</button>
      <ToggleGroup.Root label="Kind" defaultValue="Photos">
        {items()}
      </ToggleGroup.Root>
      <button>After</button>
    </>,
  )
  expect(toggleGroupKeys.map(({ key }) => key)).toEqual(['Tab', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'Space'])
  item('Before').element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(item('Photos')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(item('Text')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Polls')).toHaveFocus()
  expect(pressed()).toEqual(['Photos'])
  await userEvent.keyboard('{Home}')
  await expect.element(item('Text')).toHaveFocus()
  await userEvent.keyboard('{End} ')
  await expect.poll(pressed).toEqual(['Polls'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(pressed).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(item('After')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(item('Polls')).toHaveFocus()
})

it('turns its arrows with the page', async () => {
  mount(
    <div dir="rtl">
      <ToggleGroup.Root label="Kind">{items()}</ToggleGroup.Root>
    </div>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(item('Photos')).toHaveFocus()
})

describe('what is pressed', () => {
  it('is one or none', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(
      <ToggleGroup.Root label="Kind" onValueChange={told}>
        {items()}
      </ToggleGroup.Root>,
    )
    for (const name of ['Text', 'Polls', 'Polls']) await userEvent.click(item(name))
    expect(told.mock.calls.flat()).toEqual(['Text', 'Polls', ''])
  })

  it('is several where that is said, in the order of the presses', async () => {
    const told = vi.fn<(value: readonly string[]) => void>()
    mount(
      <ToggleGroup.Root label="Kind" multiple defaultValue={['Polls']} onValueChange={told}>
        {items()}
      </ToggleGroup.Root>,
    )
    await userEvent.click(item('Text'))
    expect(pressed()).toEqual(['Text', 'Polls'])
    await userEvent.click(item('Polls'))
    expect(told.mock.calls.flat()).toEqual([['Polls', 'Text'], ['Text']])
  })
})

describe('its tab stop', () => {
  it('is one: the first, where none is pressed', () => {
    mount(<ToggleGroup.Root label="Kind">{items()}</ToggleGroup.Root>)
    expect(stops()).toEqual(['Text'])
  })

  it('goes on where the item that had it is disabled', () => {
    const group = (disabled?: string) => (
      <ToggleGroup.Root label="Kind" multiple defaultValue={['Photos', 'Polls']}>
        {items(disabled)}
      </ToggleGroup.Root>
    )
    mount(group())
    expect(stops()).toEqual(['Photos'])
    mount(group('Photos'))
    expect(stops()).toEqual(['Polls'])
  })

  it('is nowhere in a group that is disabled', () => {
    mount(
      <ToggleGroup.Root label="Kind" disabled>
        {items()}
      </ToggleGroup.Root>,
    )
    expect(stops()).toEqual([])
  })
})
