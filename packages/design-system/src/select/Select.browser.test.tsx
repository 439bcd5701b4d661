import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia, setPointer } from '../../test/emulation.ts'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { Select, selectKeys, type SelectProps } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(async () => {
  await setPointer('fine')
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

const lengths = [
  { value: '60', label: '1 hour' },
  { value: '360', label: '6 hours' },
  { value: '720', label: '12 hours', disabled: true },
  { value: '1440', label: '1 day' },
  { value: '4320', label: '3 days' },
]

const Length = (props: Partial<SelectProps>) => (
  <Field label="Poll length">
    <Select options={lengths} defaultValue="360" {...props} />
  </Field>
)

const select = () => page.getByRole('combobox', { name: 'Poll length' })
/** Of our list; the native options of the closed select are others. */
const option = (name?: string) => page.getByRole('listbox').getByRole('option', name === undefined ? {} : { name })
const list = () => document.querySelector<HTMLElement>('[role=listbox]')
const active = () => document.getElementById(list()?.getAttribute('aria-activedescendant') ?? '')?.textContent
const value = () => host.querySelector('select')?.value

async function open(): Promise<void> {
  await userEvent.click(select())
  await expect.poll(() => document.activeElement === list() && list()?.matches(':popover-open')).toBe(true)
}

it('executes its keys', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(
    <>
      <Length onValueChange={told} />
      <button>after</button>
    </>,
  )
  expect(selectKeys.map(({ key }) => key).join(' ')).toBe('ArrowDown a…z ArrowDown End PageUp a…z Enter Tab Escape')
  await userEvent.keyboard('{Tab}')
  await expect.element(select()).toHaveFocus()
  for (const opening of ['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', '{F4}']) {
    await userEvent.keyboard(opening)
    expect([opening, active()]).toEqual([opening, '6 hours'])
    await userEvent.keyboard('{Escape}')
    expect(list()).toBeNull()
    await expect.element(select()).toHaveFocus()
  }
  expect(told).not.toHaveBeenCalled()

  // Closed: typing chooses.
  await userEvent.keyboard('3')
  expect(value()).toBe('4320')
  expect(told.mock.calls).toEqual([['4320']])
  expect(list()).toBeNull()

  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('3 days')
  await userEvent.keyboard('{Home}')
  expect(active()).toBe('1 hour')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('1 day')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('6 hours')
  await userEvent.keyboard('{End}')
  expect(active()).toBe('3 days')
  await userEvent.keyboard('{PageUp}')
  expect(active()).toBe('1 hour')
  await userEvent.keyboard('{PageDown}')
  expect(active()).toBe('3 days')
  await userEvent.keyboard('1 d')
  expect(active()).toBe('1 day')
  expect(value()).toBe('4320')
  await userEvent.keyboard('{Enter}')
  expect(list()).toBeNull()
  expect(value()).toBe('1440')
  await expect.element(select()).toHaveFocus()

  await userEvent.keyboard('{Enter}{Home}{Tab}')
  expect(list()).toBeNull()
  expect(value()).toBe('60')
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  expect(told.mock.calls.flat()).toEqual(['4320', '1440', '60'])
})

describe('closed', () => {
  it('has no list, and no more elements than a native select and its frame', () => {
    mount(Array.from({ length: 200 }, (_, key) => <Select key={key} aria-label="Length" options={lengths} />))
    expect(list()).toBeNull()
    expect(host.querySelectorAll('*')).toHaveLength(200 * (2 + lengths.length))
  })

  it('is a combobox that says its value, its state and its field', async () => {
    mount(
      <Field label="Poll length" error="A week at most." required>
        <Select options={lengths} defaultValue="1440" />
      </Field>,
    )
    await expect.element(select()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(select()).toHaveDisplayValue('1 day')
    await expect.element(select()).toBeInvalid()
    await expect.element(select()).toHaveAccessibleDescription('A week at most.')
  })
})

describe('open', () => {
  it('is a named listbox with its options, in the top layer, as wide as the select', async () => {
    mount(<Length />)
    await open()
    await expect.element(page.getByRole('listbox', { name: 'Poll length' })).toHaveFocus()
    await expect.element(select()).toHaveAttribute('aria-expanded', 'true')
    expect(select().element().getAttribute('aria-controls')).toBe(list()?.id)
    expect(list()?.offsetWidth).toBeGreaterThanOrEqual(host.querySelector('select')?.offsetWidth ?? Infinity)
    const options = option().elements()
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
    ])
    expect(options[2]?.getAttribute('aria-disabled')).toBe('true')
  })

  it('an option is chosen by press; one that is disabled is not', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Length onValueChange={told} />)
    await open()
    await userEvent.click(option('12 hours'), { force: true })
    expect(list()).not.toBeNull()
    await userEvent.click(option('3 days'))
    expect(list()).toBeNull()
    expect(told.mock.calls).toEqual([['4320']])
    await expect.element(select()).toHaveFocus()
  })

  it('a press that begins on the select and ends on an option chooses it', async () => {
    mount(<Length />)
    const element = host.querySelector('select')
    element?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }))
    await expect.poll(list).not.toBeNull()
    const last = option('3 days').element()
    // Let go where it stands: nothing was pointed at yet.
    last.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    expect(value()).toBe('360')
    last.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    last.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    expect(value()).toBe('4320')
    await expect.poll(list).toBeNull()
  })

  it('stays open for a blur that names no successor, as another window sends it', async () => {
    mount(<Length />)
    await open()
    list()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect.poll(() => list()?.matches(':popover-open')).toBe(true)
    await userEvent.keyboard('{End}{Enter}')
    expect(value()).toBe('4320')
  })

  it('follows options that change while it is open: what was meant stays meant', async () => {
    mount(<Length />)
    await open()
    await userEvent.keyboard('{End}')
    expect(active()).toBe('3 days')
    const again = (options: typeof lengths) =>
      flushSync(() =>
        root.render(
          <StrictMode>
            <Length options={options} />
          </StrictMode>,
        ),
      )
    again([{ value: '30', label: '30 minutes' }, ...lengths])
    expect(active()).toBe('3 days')
    again(lengths.slice(0, 2))
    expect(active()).toBe('1 hour')
    await userEvent.keyboard('{Enter}')
    expect(value()).toBe('60')
  })

  it('closes by a second press, by a press elsewhere, and changes nothing', async () => {
    mount(
      <>
        <Length />
        <button>elsewhere</button>
      </>,
    )
    await open()
    await userEvent.click(select())
    expect(list()).toBeNull()
    await expect.element(select()).toHaveFocus()
    await open()
    const outside = page.getByRole('button', { name: 'elsewhere' }).element()
    if (outside instanceof HTMLElement) outside.focus()
    await expect.poll(list).toBeNull()
    expect(document.activeElement).toBe(outside)
    expect(value()).toBe('360')
  })

  it('Escape leaves the dialog around it open', async () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="New poll">
          <Length />
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.click(select())
    await expect.poll(list).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(list()).toBeNull()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('is cut off by nothing, and flips where there is no room below', async () => {
    mount(
      <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineStart: 8, inlineSize: 160, overflow: 'hidden' }}>
        <Length />
      </div>,
    )
    await open()
    const box = list()?.getBoundingClientRect() ?? new DOMRect()
    const field = select().element().getBoundingClientRect()
    expect(list()?.dataset['side']).toBe('top')
    expect(box.bottom).toBeLessThanOrEqual(field.top)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(list()?.contains(document.elementFromPoint(box.left + 20, box.top + 20))).toBe(true)
  })

  it('a long list stays in the window and shows what is chosen', async () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ value: String(index), label: `Place ${index}` }))
    mount(<Length options={many} defaultValue="60" />)
    await open()
    const box = list()?.getBoundingClientRect() ?? new DOMRect()
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight - 8)
    const chosen = option('Place 60').element().getBoundingClientRect()
    expect(chosen.top).toBeGreaterThanOrEqual(box.top)
    expect(chosen.bottom).toBeLessThanOrEqual(box.bottom)
  })

  it('lines up with the select from right to left', async () => {
    mount(
      <div dir="rtl" style={{ inlineSize: 300, margin: 40 }}>
        <Length />
      </div>,
    )
    await open()
    const box = list()?.getBoundingClientRect()
    expect(box?.right).toBeCloseTo(select().element().getBoundingClientRect().right, 0)
  })

  it('keeps its keys from the page around it', async () => {
    const heard = vi.fn<(key: string) => void>()
    const listen = ({ key }: KeyboardEvent) => heard(key)
    mount(<Length />)
    await open()
    document.addEventListener('keydown', listen)
    await userEvent.keyboard('1{ArrowDown}{Escape}')
    document.removeEventListener('keydown', listen)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('the system’s own list', () => {
  it('opens for a coarse pointer, and for a finger: ours does not', async () => {
    await setPointer('coarse')
    mount(<Length />)
    const element = host.querySelector('select')
    const press = () => {
      const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 })
      element?.dispatchEvent(down)
      return down.defaultPrevented
    }
    expect(press()).toBe(false)
    expect(list()).toBeNull()
    await setPointer('fine')
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    expect(press()).toBe(false)
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
    expect(press()).toBe(true)
    await expect.poll(list).not.toBeNull()
  })

  it('opens always, or never, where that is wanted', async () => {
    mount(<Length native="always" />)
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 })
    host.querySelector('select')?.dispatchEvent(down)
    expect(down.defaultPrevented).toBe(false)
    await setPointer('coarse')
    flushSync(() => root.render(<Length native="never" />))
    await open()
    expect(list()?.querySelector<HTMLElement>('[role=option]')?.offsetHeight).toBe(44)
  })

  it('tells a change of it like any other', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Length onValueChange={told} />)
    await userEvent.selectOptions(select(), '60')
    expect(told.mock.calls).toEqual([['60']])
  })
})

describe('values', () => {
  it('is its parent’s where it has one', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Length value="360" onValueChange={told} />)
    await open()
    await userEvent.keyboard('{End}{Enter}')
    expect(told.mock.calls).toEqual([['4320']])
    expect(value()).toBe('360')
  })

  it('follows its parent', async () => {
    function Owner() {
      const [length, setLength] = useState('360')
      return <Length value={length} onValueChange={setLength} />
    }
    mount(<Owner />)
    await open()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(select()).toHaveDisplayValue('3 days')
  })

  it('a placeholder is no value: the form sends nothing and does not go where one is required', async () => {
    mount(
      <form>
        <Select aria-label="Poll length" name="length" options={lengths} placeholder="Choose a length" required />
      </form>,
    )
    const form = host.querySelector('form') ?? undefined
    await expect.element(select()).toHaveDisplayValue('Choose a length')
    expect(new FormData(form).has('length')).toBe(false)
    expect(form?.checkValidity()).toBe(false)
    await open()
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).not.toContain('Choose a length')
    expect(active()).toBe('1 hour')
    await userEvent.keyboard('{Enter}')
    expect(new FormData(form).get('length')).toBe('60')
    expect(form?.checkValidity()).toBe(true)
  })

  it('a consumer can prevent what it does', async () => {
    mount(
      <Length
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') event.preventDefault()
        }}
      />,
    )
    await userEvent.click(select())
    await userEvent.keyboard('{Tab}{ArrowDown}')
    expect(list()).toBeNull()
  })

  it('groups stand under their names, in our list and in the system’s', async () => {
    const places = [
      { value: 'lisbon', label: 'Lisbon', group: 'Europe' },
      { value: 'lagos', label: 'Lagos', group: 'Africa' },
      { value: 'nairobi', label: 'Nairobi', group: 'Africa' },
    ]
    mount(<Length options={places} defaultValue="lagos" />)
    expect([...host.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Europe', 'Africa'])
    await open()
    await expect.element(page.getByRole('group', { name: 'Africa' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(value()).toBe('nairobi')
  })
})

it('is hydrated from a server’s HTML without a word, with its value', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const whole = (
    <StrictMode>
      <Length />
      <Select aria-label="Other" options={lengths} value="4320" />
    </StrictMode>
  )
  host.innerHTML = renderToString(whole)
  flushSync(() => {
    root = hydrateRoot(host, whole)
  })
  expect([...host.querySelectorAll('select')].map((element) => element.value)).toEqual(['360', '4320'])
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('is framed and shows where it is in forced colours', async () => {
  await emulateMedia([{ name: 'forced-colors', value: 'active' }])
  mount(<Length />)
  expect(getComputedStyle(host.querySelector('select') ?? host).borderTopWidth).toBe('1px')
  await open()
  expect(getComputedStyle(list()?.querySelector('[data-active]') ?? host).outlineStyle).toBe('solid')
})
