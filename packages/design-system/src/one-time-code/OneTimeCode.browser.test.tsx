import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Field } from '../field/index.ts'
import { OneTimeCode, oneTimeCodeKeys, type OneTimeCodeProps } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const Code = ({ error, ...props }: OneTimeCodeProps & { error?: string }) => (
  <Field label="Code" error={error}>
    <OneTimeCode {...props} />
  </Field>
)

const field = () => page.getByRole('textbox', { name: 'Code' })
const cells = () =>
  [...host.querySelectorAll('[data-group] > span')].map(({ textContent }) => textContent || '_').join('')
/** Indexes of the cells that are meant. */
const meant = () =>
  [...host.querySelectorAll('[data-group] > span')].flatMap((cell, index) =>
    cell.hasAttribute('data-meant') ? [index] : [],
  )
const paste = (text: string) => flushSync(() => void document.execCommand('insertText', false, text))
const sent = () => new FormData(host.querySelector('form') ?? undefined).get('code')

it('executes its keys', async () => {
  const told = vi.fn<(value: string) => void>()
  const complete = vi.fn<(value: string) => void>()
  const submitted = vi.fn<() => void>()
  mount(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <Code onValueChange={told} onComplete={complete} />
    </form>,
  )
  expect(oneTimeCodeKeys.map(({ key }) => key).join(' ')).toBe('0…9 Backspace ArrowLeft Home Delete Ctrl+V Enter')
  // The browser tells of a caret that moved after the key that moved it.
  await userEvent.keyboard('{Tab}12x3')
  await expect.poll(() => [cells(), meant()]).toEqual(['123___', [3]])
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => [cells(), meant()]).toEqual(['12____', [2]])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(meant).toEqual([1])
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expect.poll(meant).toEqual([0])
  await userEvent.keyboard('9')
  await expect.poll(() => [cells(), meant()]).toEqual(['912___', [1]])
  await userEvent.keyboard('{Delete}')
  expect(cells()).toBe('92____')
  await userEvent.keyboard('{End}3456')
  await expect.poll(() => [cells(), meant()]).toEqual(['923456', [5]])
  await userEvent.keyboard('7')
  expect(cells()).toBe('923456')
  await userEvent.keyboard('{Home}1')
  await expect.poll(() => [cells(), meant()]).toEqual(['123456', [1]])
  expect(complete.mock.calls.flat()).toEqual(['923456', '123456'])
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.poll(meant).toEqual([0, 1, 2, 3, 4, 5])
  paste('Your code is 654 321.')
  await expect.poll(() => [cells(), meant()]).toEqual(['654321', [5]])
  expect(complete.mock.lastCall).toEqual(['654321'])
  expect(told.mock.lastCall).toEqual(['654321'])
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
})

it('is one field that a phone and a password manager know', () => {
  mount(<Code />)
  const input = host.querySelector('input')
  expect(host.querySelectorAll('input')).toHaveLength(1)
  // As it is written: Firefox does not know it, and tells nothing of it.
  expect(input?.getAttribute('autocomplete')).toBe('one-time-code')
  expect(input?.inputMode).toBe('numeric')
  expect(input?.maxLength).toBe(-1)
})

it('a press goes to the cell under it, or behind the last digit', async () => {
  mount(<Code defaultValue="1234" />)
  const box = field().element().getBoundingClientRect()
  const at = (index: number) => {
    const cell = host.querySelectorAll('[data-group] > span')[index]?.getBoundingClientRect()
    return { position: { x: (cell?.x ?? 0) + (cell?.width ?? 0) / 2 - box.x, y: box.height / 2 } }
  }
  await userEvent.click(field(), at(2))
  expect(meant()).toEqual([2])
  await userEvent.click(field(), at(5))
  expect(meant()).toEqual([4])
})

describe('in a form', () => {
  it('sends its digits by its name, and a reset goes back', async () => {
    mount(
      <form>
        <Code name="code" defaultValue="12" />
      </form>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('{End}345-6')
    expect(sent()).toBe('123456')
    flushSync(() => host.querySelector('form')?.reset())
    expect([sent(), cells()]).toEqual(['12', '12____'])
  })

  it('is missed where it is required, and not right before it is whole', async () => {
    mount(
      <form>
        <Code name="code" required />
      </form>,
    )
    const valid = () => host.querySelector('form')?.checkValidity()
    expect(valid()).toBe(false)
    await userEvent.click(field())
    await userEvent.keyboard('12345')
    expect(valid()).toBe(false)
    await userEvent.keyboard('6')
    expect(valid()).toBe(true)
  })
})

it('is the parent’s where it has a value', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(<Code value="12" onValueChange={told} />)
  await userEvent.click(field())
  await userEvent.keyboard('{End}3')
  expect(told.mock.calls).toEqual([['123']])
  expect(cells()).toBe('12____')
})

it('has as many cells as its groups say', () => {
  mount(<Code groups={[4, 4]} />)
  expect([...host.querySelectorAll('[data-group]')].map(({ childElementCount }) => childElementCount)).toEqual([4, 4])
})

it('says what is wrong by its field', async () => {
  mount(<Code error="That code is not right." />)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription('That code is not right.')
})

it('a consumer can take its change away', async () => {
  mount(<Code onChange={(event) => event.preventDefault()} />)
  await userEvent.click(field())
  await userEvent.keyboard('1')
  expect(cells()).toBe('______')
})

it('runs from left to right on every page, and fits on a narrow one', () => {
  mount(
    <div dir="rtl" style={{ inlineSize: 200 }}>
      <Code defaultValue="12" />
    </div>,
  )
  const places = [...host.querySelectorAll('[data-group] > span')].map((cell) => cell.getBoundingClientRect())
  expect(places.map(({ left }) => left)).toEqual(places.map(({ left }) => left).toSorted((a, b) => a - b))
  const frame = host.querySelector('[data-component=OneTimeCode]')?.getBoundingClientRect()
  expect(frame?.width).toBeLessThanOrEqual(200)
  expect(places.at(-1)?.right).toBeLessThanOrEqual(frame?.right ?? 0)
})
