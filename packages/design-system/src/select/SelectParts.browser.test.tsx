import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import type { OpenChangeDetails } from '../open-change/open-change.ts'
import { Select, selectKeys, selectMultipleKeys, SelectParts } from './index.ts'

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
  again(children)
}
const again = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

type Place = { id: number; name: string; offset: string; closed?: boolean }
const lisbon: Place = { id: 1, name: 'Lisbon', offset: 'UTC+0' }
const lagos: Place = { id: 2, name: 'Lagos', offset: 'UTC+1' }
const nairobi: Place = { id: 3, name: 'Nairobi', offset: 'UTC+3' }
const tirana: Place = { id: 4, name: 'Tirana', offset: 'UTC+1', closed: true }
const places = [lisbon, lagos, nairobi, tirana]
const idOf = ({ id }: Place) => String(id)

/** A component of one's own around an item. */
const Row = ({ place }: { place: Place }) => (
  <SelectParts.Item value={place} label={place.name} disabled={place.closed} icon={<svg width={18} height={18} />}>
    <SelectParts.ItemText>{place.name}</SelectParts.ItemText>
    <SelectParts.ItemDescription>{place.offset}</SelectParts.ItemDescription>
  </SelectParts.Item>
)

const rows = (
  <>
    <SelectParts.Group label="Europe">
      <Row place={lisbon} />
      <Row place={tirana} />
    </SelectParts.Group>
    <SelectParts.Separator />
    <Row place={lagos} />
    <Row place={nairobi} />
  </>
)

type PlacesProps = SelectParts.RootProps<Place>
const Places = (props: PlacesProps) => (
  <Field label="Place">
    <SelectParts.Root<Place> keyOf={idOf} {...props}>
      <SelectParts.Trigger name="place" native="never" />
      <SelectParts.Content>{rows}</SelectParts.Content>
    </SelectParts.Root>
  </Field>
)

const control = () => page.getByRole('combobox', { name: 'Place' })
const list = () => document.querySelector<HTMLElement>('[role=listbox]')
const option = (name: string) => page.getByRole('listbox').getByRole('option', { name, exact: false })
const active = () => document.getElementById(list()?.getAttribute('aria-activedescendant') ?? '')
const sent = () => new FormData(host.querySelector('form') ?? undefined).getAll('place')
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[role=option][aria-selected=true]')].map((row) => row.textContent)

async function open(): Promise<void> {
  await userEvent.click(control())
  await expect.poll(() => document.activeElement === list() && list()?.matches(':popover-open')).toBe(true)
}

describe('parts', () => {
  it('are the options of the native select, and rows of the list with both of their lines', async () => {
    mount(<Places defaultValue={lagos} />)
    const native = host.querySelector('select')
    expect([...(native?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['1', 'Lisbon'],
      ['4', 'Tirana'],
      ['2', 'Lagos'],
      ['3', 'Nairobi'],
    ])
    expect(native?.querySelector('optgroup')?.label).toBe('Europe')
    expect(native?.querySelector('hr')).not.toBeNull()
    await expect.element(control()).toHaveDisplayValue('Lagos')
    await open()
    await expect.element(option('Lagos')).toHaveAttribute('aria-selected', 'true')
    await expect.element(option('Lagos')).toHaveAccessibleName('Lagos UTC+1')
    await expect.element(option('Tirana')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('n{Enter}')
    await expect.element(control()).toHaveDisplayValue('Nairobi')
  })

  it('give their values back as they were given', async () => {
    const told = vi.fn<(place: Place) => void>()
    mount(
      <form>
        <Places defaultValue={lagos} onValueChange={told} />
      </form>,
    )
    await open()
    await userEvent.click(option('Nairobi'))
    expect(told.mock.calls).toEqual([[nairobi]])
    expect(told.mock.calls[0]?.[0]).toBe(nairobi)
    expect(sent()).toEqual(['3'])
    host.querySelector('form')?.reset()
    expect(sent()).toEqual(['2'])
    expect(told.mock.calls.at(-1)?.[0]).toBe(lagos)
  })

  it('follow a parent that owns an object, and one that has none', async () => {
    function Owner() {
      const [place, setPlace] = useState<Place | null>(null)
      return (
        <Field label="Place">
          <SelectParts.Root value={place} onValueChange={setPlace} keyOf={idOf}>
            <SelectParts.Trigger placeholder="Anywhere" native="never" />
            <SelectParts.Content>{rows}</SelectParts.Content>
          </SelectParts.Root>
          <button onClick={() => setPlace(null)}>Anywhere</button>
        </Field>
      )
    }
    mount(<Owner />)
    await expect.element(control()).toHaveDisplayValue('Anywhere')
    await open()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(control()).toHaveDisplayValue('Nairobi')
    await userEvent.click(page.getByRole('button', { name: 'Anywhere' }))
    await expect.element(control()).toHaveDisplayValue('Anywhere')
  })

  it('take numbers, whose keys may be any text', async () => {
    const told = vi.fn<(value: number) => void>()
    const minutes = [0, 1.5, -3]
    mount(
      <Select
        aria-label="Place"
        native="never"
        options={minutes.map((value) => ({ value, label: `${value} minutes` }))}
        defaultValue={0}
        onValueChange={told}
      />,
    )
    await open()
    expect(active()?.textContent).toBe('0 minutes')
    await userEvent.keyboard('{End}{Enter}')
    expect(told.mock.calls).toEqual([[-3]])
    again(
      <Select
        aria-label="Place"
        native="never"
        options={['a b', '%', 'ü"'].map((value) => ({ value, label: value }))}
      />,
    )
    await open()
    await userEvent.keyboard('{End}')
    expect(active()?.textContent).toBe('ü"')
  })

  it('say what is missing where an object has no key', () => {
    mount(null)
    expect(() => renderToString(<SelectParts.Root value={lagos} />)).toThrow(/keyOf/)
  })

  it('draw what is chosen in the closed field, for the eye only', async () => {
    mount(
      <Field label="Place">
        <SelectParts.Root<Place> keyOf={idOf} defaultValue={lagos}>
          <SelectParts.Trigger>
            <SelectParts.Value>
              {([key]) => <em>{places.find((place) => idOf(place) === key)?.offset}</em>}
            </SelectParts.Value>
          </SelectParts.Trigger>
          <SelectParts.Content>{rows}</SelectParts.Content>
        </SelectParts.Root>
      </Field>,
    )
    const drawn = () => host.querySelector('[data-component="Select.Value"]')
    expect(drawn()?.textContent).toBe('UTC+1')
    expect(drawn()?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(getComputedStyle(host.querySelector('select') ?? host).color).toBe('rgba(0, 0, 0, 0)')
    await userEvent.selectOptions(control(), 'Nairobi')
    expect(drawn()?.textContent).toBe('UTC+3')
    await expect.element(control()).toHaveDisplayValue('Nairobi')
  })

  it('say that there is none', async () => {
    const none = (
      <Field label="Place">
        <SelectParts.Root>
          <SelectParts.Trigger native="never" />
          <SelectParts.Content>
            <SelectParts.Empty>No place yet</SelectParts.Empty>
          </SelectParts.Content>
        </SelectParts.Root>
      </Field>
    )
    mount(none)
    await open()
    expect(active()?.textContent).toBe('No place yet')
    expect(active()?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(option('No place yet'), { force: true })
    expect(list()).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(list()).toBeNull()
  })

  it('are hydrated from a server’s HTML without a word, one and several', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const whole = (
      <StrictMode>
        <Places defaultValue={lagos} />
        <Select
          aria-label="Others"
          multiple
          defaultValue={[lagos, lisbon]}
          keyOf={idOf}
          options={places.map((value) => ({ value, label: value.name }))}
        />
      </StrictMode>
    )
    host.innerHTML = renderToString(whole)
    expect(host.querySelector('button')?.textContent).toBe('Lisbon, Lagos')
    flushSync(() => {
      root = hydrateRoot(host, whole)
    })
    expect(host.querySelector('select')?.value).toBe('2')
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

describe('several', () => {
  it('executes its keys', async () => {
    const told = vi.fn<(places: Place[]) => void>()
    mount(
      <form>
        <Places multiple onValueChange={told} />
        <button type="button">after</button>
      </form>,
    )
    expect(selectMultipleKeys.map(({ key }) => key).join(' ')).toBe('Enter Tab Escape')
    expect(selectKeys.some(({ key }) => key === 'ArrowDown')).toBe(true)
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(page.getByRole('listbox', { name: 'Place' })).toHaveFocus()
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{Enter}{End} ')
    expect(list()).not.toBeNull()
    expect(sent()).toEqual(['1', '3'])
    expect(told.mock.calls).toEqual([[[lisbon]], [[lisbon, nairobi]]])
    await userEvent.keyboard('{Home}{Enter}')
    expect(sent()).toEqual(['3'])
    await userEvent.keyboard('{Home}{Tab}')
    expect(list()).toBeNull()
    expect(sent()).toEqual(['3'])
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Home}{Enter}{Escape}')
    expect(list()).toBeNull()
    expect(sent()).toEqual(['1', '3'])
    await expect.element(control()).toHaveFocus()
    await expect.element(control()).toHaveTextContent('Lisbon, Nairobi')
  })

  it('are turned on and off by press, and the list stays', async () => {
    mount(
      <form>
        <Places multiple defaultValue={[lagos]} />
      </form>,
    )
    await open()
    expect(marked()).toEqual(['LagosUTC+1'])
    await userEvent.click(option('Nairobi'))
    await userEvent.click(option('Tirana'), { force: true })
    expect(sent()).toEqual(['2', '3'])
    await userEvent.click(option('Lagos'))
    expect(sent()).toEqual(['3'])
    expect(marked()).toEqual(['NairobiUTC+3'])
    await userEvent.click(control())
    expect(list()).toBeNull()
  })

  it('go back with their form, and are sent by no disabled fieldset', async () => {
    const told = vi.fn<(places: Place[]) => void>()
    const form = (disabled: boolean) => (
      <form>
        <fieldset disabled={disabled}>
          <Places multiple defaultValue={[lagos, lisbon]} onValueChange={told} />
        </fieldset>
      </form>
    )
    mount(form(false))
    await open()
    await userEvent.keyboard('{End}{Enter}{Escape}')
    expect(sent()).toEqual(['1', '2', '3'])
    host.querySelector('form')?.reset()
    expect(sent()).toEqual(['1', '2'])
    expect(told.mock.calls.at(-1)).toEqual([[lagos, lisbon]])
    await expect.element(control()).toHaveTextContent('Lisbon, Lagos')
    again(form(true))
    expect(sent()).toEqual([])
  })

  it('are their parent’s where it has some', async () => {
    const told = vi.fn<(places: Place[]) => void>()
    mount(
      <form>
        <Places multiple value={[lagos]} onValueChange={told} />
      </form>,
    )
    await open()
    await userEvent.click(option('Nairobi'))
    expect(told.mock.calls).toEqual([[[lagos, nairobi]]])
    expect(sent()).toEqual(['2'])
    expect(marked()).toEqual(['LagosUTC+1'])
  })

  it('a placeholder shows while nothing is chosen; a form that requires one points at the field', async () => {
    mount(
      <form>
        <Select
          aria-label="Place"
          multiple
          required
          name="place"
          placeholder="Choose places"
          keyOf={idOf}
          options={places.map((value) => ({ value, label: value.name }))}
        />
      </form>,
    )
    const placeholder = page.getByText('Choose places')
    await expect.element(placeholder).toBeVisible()
    await expect.element(control()).toBeRequired()
    expect(host.querySelector('form')?.reportValidity()).toBe(false)
    await expect.element(control()).toHaveFocus()
    await open()
    await userEvent.keyboard('{Enter}{Escape}')
    expect(host.querySelector('form')?.checkValidity()).toBe(true)
    await expect.poll(() => placeholder.query()).toBeNull()
  })

  it('open for a screen reader’s press, which is a click without a press', async () => {
    mount(<Places multiple />)
    const button = control().element()
    if (button instanceof HTMLElement) button.click()
    await expect.poll(list).not.toBeNull()
  })
})

describe('open', () => {
  it('tells why it opens and closes, and can be told to stay', async () => {
    const told: [boolean, string, string | undefined][] = []
    let stay = false
    const onOpenChange = (next: boolean, details: OpenChangeDetails) => {
      told.push([next, details.reason, details.event?.type])
      if (stay) details.cancel()
    }
    mount(
      <>
        <button>outside</button>
        <Places onOpenChange={onOpenChange} />
      </>,
    )
    await open()
    await userEvent.keyboard('{Escape}{ArrowDown}{Enter}')
    await open()
    stay = true
    await userEvent.keyboard('{Escape}')
    expect(list()).not.toBeNull()
    await expect.element(page.getByRole('listbox')).toHaveFocus()
    stay = false
    await userEvent.click(page.getByRole('button', { name: 'outside' }))
    expect(told).toEqual([
      [true, 'trigger', 'mousedown'],
      [false, 'escape', 'keydown'],
      [true, 'trigger', 'keydown'],
      [false, 'choice', 'keydown'],
      [true, 'trigger', 'mousedown'],
      [false, 'escape', 'keydown'],
      [false, 'outside', 'pointerdown'],
    ])
  })

  it('is its parent’s, or begins open', async () => {
    const told = vi.fn<(open: boolean) => void>()
    mount(<Places open onOpenChange={told} />)
    await expect.element(page.getByRole('listbox', { name: 'Place' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(told.mock.calls.map(([next]) => next)).toEqual([false])
    expect(list()).not.toBeNull()
    again(<Places open={false} onOpenChange={told} />)
    expect(list()).toBeNull()
    await expect.element(control()).toHaveFocus()
    again(<Places key="other" defaultOpen />)
    await expect.element(page.getByRole('listbox', { name: 'Place' })).toHaveFocus()
  })
})

it('types its values by its options', () => {
  mount(null)
  const one = (
    <Select options={[{ value: lagos, label: 'Lagos' }]} keyOf={idOf} onValueChange={(place) => void place.offset} />
  )
  expectTypeOf(one).toEqualTypeOf<React.JSX.Element>()
  // @ts-expect-error -- one value, not several
  const wrong = <Select options={[{ value: lagos, label: 'Lagos' }]} keyOf={idOf} value={[lagos]} />
  // @ts-expect-error -- several values, not one
  const alsoWrong = <Select multiple options={[{ value: 1, label: 'One' }]} value={1} />
  expect([one, wrong, alsoWrong]).toHaveLength(3)
})
