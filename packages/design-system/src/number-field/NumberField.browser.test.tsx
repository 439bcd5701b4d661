import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Field } from '../field/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { NumberField, numberFieldKeys, type NumberFieldProps } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const Hours = (props: NumberFieldProps) => (
  <Field label="Hours">
    <NumberField {...props} />
  </Field>
)

const field = () => page.getByRole('spinbutton', { name: 'Hours' })
const shown = () => host.querySelector<HTMLInputElement>('[role=spinbutton]')?.value
const increase = () => page.getByRole('button', { name: 'Increase' })
const sent = () => new FormData(host.querySelector('form') ?? undefined).get('hours')
const type = async (text: string) => {
  await userEvent.click(field())
  await userEvent.keyboard(`{Control>}a{/Control}${text}`)
}

it('executes its keys', async () => {
  const told = vi.fn<(value: number | null) => void>()
  mount(<Hours defaultValue={5} min={0} max={40} onValueChange={told} />)
  expect(numberFieldKeys.map(({ key }) => key).join(' ')).toBe('ArrowUp ArrowDown PageUp PageDown Enter Escape')
  await userEvent.keyboard('{Tab}{ArrowUp}')
  expect(shown()).toBe('6')
  await userEvent.keyboard('{ArrowDown}{PageUp}')
  expect(shown()).toBe('15')
  await userEvent.keyboard('{PageDown}')
  expect(shown()).toBe('5')
  await type('99{Enter}')
  expect(shown()).toBe('40')
  await type('7{Escape}')
  expect(shown()).toBe('40')
  expect(told.mock.calls.flat()).toEqual([6, 5, 15, 5, 40])
})

it('is one tab stop that says its number and its bounds', async () => {
  mount(<Hours defaultValue={90} min={5} format={{ style: 'unit', unit: 'minute', unitDisplay: 'long' }} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAttribute('aria-valuenow', '90')
  await expect.element(field()).toHaveAttribute('aria-valuetext', '90 minutes')
  await expect.element(field()).toHaveAttribute('aria-valuemin', '5')
  await expect.element(field()).not.toHaveAttribute('aria-valuemax')
  await userEvent.keyboard('{Tab}')
  expect(host.contains(document.activeElement)).toBe(false)
})

describe('what is typed', () => {
  it('is taken once the focus leaves: within the bounds, by its steps, or as none', async () => {
    const told = vi.fn<(value: number | null) => void>()
    mount(<Hours defaultValue={10} min={0} max={60} step={5} onValueChange={told} />)
    for (const text of ['23', '{Delete}', 'soon']) {
      await type(text)
      await userEvent.keyboard('{Tab}')
    }
    expect(told.mock.calls.flat()).toEqual([25, null])
    expect(shown()).toBe('')
  })

  it('is read and written as the language does', async () => {
    mount(
      <DesignSystemProvider locale="ar-EG">
        <Hours defaultValue={1234.5} step={0.5} />
      </DesignSystemProvider>,
    )
    expect(shown()).toBe('١٬٢٣٤٫٥')
    await type('٢٠٫٥{Enter}')
    expect(shown()).toBe('٢٠٫٥')
    await type('3.5{Enter}')
    expect(shown()).toBe('٣٫٥')
  })
})

describe('its buttons', () => {
  it('step once for a press, and on while it is held, as far as the bound', async () => {
    mount(<Hours defaultValue={0} max={6} />)
    await userEvent.click(increase())
    expect(shown()).toBe('1')
    const button = increase().element()
    const pointer = { bubbles: true, isPrimary: true, button: 0 }
    button.dispatchEvent(new PointerEvent('pointerdown', pointer))
    await expect.poll(shown).toBe('6')
    button.dispatchEvent(new PointerEvent('pointerup', pointer))
    await expect.element(increase()).toBeDisabled()
  })

  it('leave the focus where it is', async () => {
    mount(<Hours defaultValue={0} />)
    await userEvent.click(increase())
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(field())
    await userEvent.click(increase())
    await expect.element(field()).toHaveFocus()
    expect(shown()).toBe('2')
  })

  it('go nowhere where it is disabled or only read', async () => {
    mount(<Hours defaultValue={0} readOnly />)
    await expect.element(increase()).toBeDisabled()
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}')
    expect(shown()).toBe('0')
  })
})

it('is turned by the wheel only while it has the focus', async () => {
  mount(<Hours defaultValue={5} />)
  const turn = (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
    flushSync(() => void field().element().dispatchEvent(event))
    return event.defaultPrevented
  }
  expect([turn(-100), shown()]).toEqual([false, '5'])
  await userEvent.click(field())
  expect([turn(-100), shown()]).toEqual([true, '6'])
  expect([turn(3), shown()]).toEqual([true, '5'])
})

it('sends the bare number by its name, and a reset goes back', async () => {
  const submitted = vi.fn<(value: unknown) => void>()
  mount(
    <DesignSystemProvider locale="de">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted(sent())
        }}
      >
        <Hours name="hours" defaultValue={1.5} step={0.5} />
      </form>
    </DesignSystemProvider>,
  )
  expect([shown(), sent()]).toEqual(['1,5', '1.5'])
  await type('1.234,5{Enter}')
  expect(submitted).toHaveBeenCalledWith('1234.5')
  flushSync(() => host.querySelector('form')?.reset())
  expect([shown(), sent()]).toEqual(['1,5', '1.5'])
})

it('is the parent’s where it has a value', async () => {
  const told = vi.fn<(value: number | null) => void>()
  mount(<Hours value={2} onValueChange={told} />)
  await type('9{Enter}')
  expect(told.mock.calls).toEqual([[9]])
  expect(shown()).toBe('2')
})
