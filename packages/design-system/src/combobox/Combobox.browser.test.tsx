import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPointer } from '../../test/emulation.ts'
import { fill } from '../../test/fill.ts'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { Combobox, comboboxKeys, type ComboboxProps } from './index.ts'

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

function again(children: ReactNode): void {
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
}

function mount(children: ReactNode): void {
  root = createRoot(host)
  again(children)
}

const places = [
  { value: 'lisbon', label: 'Lisbon' },
  { value: 'malaga', label: 'Málaga' },
  { value: 'tirana', label: 'Tirana', disabled: true },
  { value: 'lagos', label: 'Lagos' },
  { value: 'nairobi', label: 'Nairobi' },
]

const Place = (props: Partial<ComboboxProps>) => (
  <Field label="Place">
    <Combobox options={places} {...props} />
  </Field>
)

const field = () => page.getByRole('combobox', { name: 'Place' })
const list = () => host.querySelector<HTMLElement>('[role=listbox]')
const options = () => [...host.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const active = () =>
  document.getElementById(host.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant') ?? '')
    ?.textContent
const said = () => document.querySelector('[data-component=Announcer]')?.textContent ?? ''
const sent = (form: HTMLFormElement | null) => new FormData(form ?? undefined).get('place')

it('executes its keys', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(
    <>
      <Place onValueChange={told} />
      <button>after</button>
    </>,
  )
  expect(comboboxKeys.map(({ key }) => key).join(' ')).toBe(
    'a…z ArrowDown ArrowDown PageDown Home Enter Tab Escape Alt+ArrowDown',
  )
  await userEvent.keyboard('{Tab}')
  expect(list()).toBeNull()
  await userEvent.keyboard('LA')
  expect(options()).toEqual(['Málaga', 'Lagos'])
  expect(active()).toBe('Málaga')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(list()).toBeNull()
  await expect.element(field()).toHaveValue('Lagos')

  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Lagos')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Málaga')
  await userEvent.keyboard('{PageDown}')
  expect(active()).toBe('Nairobi')
  await userEvent.keyboard('{PageUp}')
  expect(active()).toBe('Lisbon')
  await userEvent.keyboard('{Home}')
  expect(active()).toBe('Lisbon')
  expect(host.querySelector('input')?.selectionStart).toBe(0)
  await userEvent.keyboard('{Escape}')
  expect(list()).toBeNull()
  await expect.element(field()).toHaveValue('Lagos')

  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(list()).not.toBeNull()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(list()).toBeNull()

  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}nai{Tab}')
  expect(list()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  await expect.element(field()).toHaveValue('Nairobi')
  expect(told.mock.calls.flat()).toEqual(['lagos', 'nairobi'])
})

it('ArrowUp opens at the last option, and passes over what is disabled', async () => {
  mount(<Place />)
  await userEvent.keyboard('{Tab}{ArrowUp}')
  expect(active()).toBe('Nairobi')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe('Málaga')
})

describe('the list', () => {
  it('opens by a press, in the top layer, as wide as the field, and a press in it keeps the focus in the text', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Place onValueChange={told} />)
    await userEvent.click(field())
    await expect.element(page.getByRole('listbox', { name: 'Place' })).toBeVisible()
    expect(host.querySelector(':popover-open')?.contains(list())).toBe(true)
    expect(field().element().getAttribute('aria-controls')).toBe(list()?.id)
    await userEvent.click(page.getByRole('option', { name: 'Tirana' }), { force: true })
    expect(told).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('option', { name: 'Lagos' }))
    expect(told.mock.calls).toEqual([['lagos']])
    expect(list()).toBeNull()
    await expect.element(field()).toHaveFocus()
  })

  it('Escape leaves the dialog around it open', async () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="New place">
          <Place />
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.click(field())
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(document.querySelector('[role=listbox]')).toBeNull()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('a parent that cancels keeps it open', async () => {
    mount(<Place onOpenChange={(next, { cancel }) => void (next || cancel())} />)
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    expect(list()).not.toBeNull()
  })

  it('says how many there are, and why there are none', async () => {
    mount(<Place />)
    await userEvent.click(field())
    await expect.poll(said).toBe('5 options')
    await userEvent.keyboard('lis')
    await expect.poll(said).toBe('1 option')
    await userEvent.keyboard('x')
    await expect.poll(said).toBe('Nothing matches “lisx”')
    again(<Place options={[]} loading />)
    await expect.poll(said).toBe('Loading options')
    again(<Place options={[]} error="Places could not be loaded." />)
    await expect.poll(said).toBe('Places could not be loaded.')
  })
})

describe('the text', () => {
  it('goes back to what is chosen where it is left without a choice', async () => {
    mount(
      <>
        <Place options={places} defaultValue="lagos" />
        <button>elsewhere</button>
      </>,
    )
    await fill(field(), 'zzz')
    host.querySelector('button')?.focus()
    await expect.poll(list).toBeNull()
    await expect.element(field()).toHaveValue('Lagos')
  })

  it('emptied and left chooses nothing; emptied and given up, what was chosen', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Place defaultValue="lagos" onValueChange={told} />)
    await fill(field(), '')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('Lagos')
    await fill(field(), '')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('')
    expect(told.mock.calls).toEqual([['']])
    await fill(field(), 'zzz')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('zzz')
    expect(list()).not.toBeNull()
  })

  it('is told as it is typed, and as it is given up', async () => {
    const asked = vi.fn<(query: string) => void>()
    mount(<Place onQueryChange={asked} />)
    await userEvent.click(field())
    await userEvent.keyboard('la{Enter}')
    expect(asked.mock.calls.flat()).toEqual(['l', 'la', ''])
  })

  it('can be made an option', async () => {
    function Owner() {
      const [options, setOptions] = useState(places)
      return (
        <Place
          options={options}
          onCreate={(label) => {
            setOptions([...options, { value: 'new', label }])
            return 'new'
          }}
        />
      )
    }
    mount(<Owner />)
    await fill(field(), ' lagos ')
    expect(options()).toEqual(['Lagos'])
    await fill(field(), 'Porto')
    expect(options()).toEqual(['Add “Porto”'])
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('Porto')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Porto')
  })
})

describe('in a form', () => {
  it('sends its value by its name, and a reset goes back', async () => {
    mount(
      <form>
        <Place name="place" defaultValue="lisbon" />
      </form>,
    )
    const form = host.querySelector('form')
    expect(sent(form)).toBe('lisbon')
    await fill(field(), 'nai')
    expect(sent(form)).toBe('lisbon')
    await userEvent.keyboard('{Enter}')
    expect(sent(form)).toBe('nairobi')
    flushSync(() => form?.reset())
    expect(sent(form)).toBe('lisbon')
    await expect.element(field()).toHaveValue('Lisbon')
  })

  it('Enter chooses and sends nothing; with the list closed it sends', async () => {
    const submitted = vi.fn<() => void>()
    mount(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      >
        <Place name="place" />
      </form>,
    )
    await fill(field(), 'lis')
    await userEvent.keyboard('{Enter}')
    expect(submitted).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(submitted).toHaveBeenCalledOnce()
  })

  it('is missed where one is required, and sends nothing while it is disabled', () => {
    mount(
      <form>
        <Place name="place" required />
      </form>,
    )
    expect(host.querySelector('form')?.checkValidity()).toBe(false)
    flushSync(() =>
      root.render(
        <form>
          <Place name="place" defaultValue="lagos" disabled />
        </form>,
      ),
    )
    expect(sent(host.querySelector('form'))).toBeNull()
  })
})

describe('ten thousand options', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }))
  const drawn = () => host.querySelectorAll('[role=option]').length

  it('draws those that are seen, at the places they have', async () => {
    mount(<Place options={many} defaultValue="7000" />)
    await userEvent.click(field())
    await expect.element(page.getByRole('option', { name: 'Place 7000', exact: true })).toBeVisible()
    await expect.poll(drawn).toBeGreaterThan(20)
    expect(drawn()).toBeLessThan(60)
    const box = list()
    expect(box?.scrollHeight).toBe(10_000 * 36 + 12)
    // Placed anew, it stays where it was scrolled to.
    const at = box?.scrollTop
    expect(at).toBeGreaterThan(200_000)
    window.dispatchEvent(new Event('resize'))
    expect(box?.scrollTop).toBe(at)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Place 6998')
    box?.scrollTo({ top: 0 })
    await expect.element(page.getByRole('option', { name: 'Place 0', exact: true })).toBeVisible()
    // The one that is meant is still there for the text that says so.
    expect(active()).toBe('Place 6998')
    expect(drawn()).toBeLessThan(60)
  })

  it('draws as few while somebody types, whatever is found', async () => {
    mount(<Place options={many} />)
    await userEvent.click(field())
    for (const letter of 'place 99') {
      await userEvent.keyboard(letter)
      expect(drawn()).toBeGreaterThan(10)
      expect(drawn()).toBeLessThan(60)
    }
    expect(options()[0]).toBe('Place 99')
  })
})

it('a consumer can prevent what it does, and nothing opens that is read-only', async () => {
  mount(<Place onClick={(event) => event.preventDefault()} onKeyDown={(event) => event.preventDefault()} />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  expect(list()).toBeNull()
  again(<Place readOnly />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  expect(list()).toBeNull()
})
