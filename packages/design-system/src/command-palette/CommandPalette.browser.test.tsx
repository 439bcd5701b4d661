import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endEmulation, emulateMedia, restPointer, setPointer } from '../../test/emulation.ts'
import { fill } from '../../test/fill.ts'
import { de } from '../locales/de.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { CommandPalette, commandPaletteKeys, isApple, isModHeld } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(async () => {
  await setPointer('fine')
  await restPointer()
  await page.viewport(1000, 800)
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.removeAttribute('dir')
  await page.viewport(414, 896)
  await endEmulation()
})

function again(children: ReactNode): void {
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
}

function mount(children: ReactNode): void {
  root = createRoot(host)
  again(children)
}

const commands: CommandPalette.Command[] = [
  { value: 'home', label: 'Home', group: 'Go to', shortcut: 'G H' },
  { value: 'malaga', label: 'Málaga', group: 'Go to', keywords: ['Andalucía'] },
  { value: 'off', label: 'Off', group: 'Do', disabled: true },
  { value: 'theme', label: 'Switch theme', group: 'Do', shortcut: 'Ctrl+Shift+L' },
  { value: 'leave', label: 'Log out', group: 'Do' },
]

type PaletteProps = Partial<CommandPalette.ContentProps> & { root?: Partial<CommandPalette.RootProps> }

const Palette = ({ root: rootProps, ...props }: PaletteProps) => (
  <CommandPalette.Root defaultOpen {...rootProps}>
    <CommandPalette.Content label="Commands" commands={commands} {...props} />
  </CommandPalette.Root>
)

const field = () => page.getByRole('combobox', { name: 'Commands' })
const dialog = () => document.querySelector('[role=dialog]')
const options = () => [...document.querySelectorAll('[role=option]')]
const labels = () => options().map((option) => option.firstElementChild?.textContent)
const active = () => {
  const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.firstElementChild?.textContent
}
const said = () => document.querySelector('[data-component=Announcer]')?.textContent ?? ''
const middleOf = (element: Element | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

it('executes its keys', async () => {
  const chosen = vi.fn<(command: CommandPalette.Command) => void>()
  expect(commandPaletteKeys.map(({ key }) => key).join(' ')).toBe('a…z ArrowDown PageDown End Enter Escape Escape Tab')
  mount(
    <>
      <button>before</button>
      <CommandPalette.Root>
        <CommandPalette.Trigger>open</CommandPalette.Trigger>
        <CommandPalette.Content label="Commands" commands={commands} onSelect={chosen} />
      </CommandPalette.Root>
    </>,
  )
  const trigger = page.getByRole('button', { name: 'open' })
  await userEvent.click(trigger)
  await expect.element(field()).toHaveFocus()
  expect(active()).toBe('Home')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Málaga')
  // What is disabled is passed over.
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Switch theme')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Málaga')
  await userEvent.keyboard('{PageDown}')
  expect(active()).toBe('Log out')
  await userEvent.keyboard('{PageUp}')
  expect(active()).toBe('Home')
  await userEvent.keyboard('{End}')
  expect(active()).toBe('Log out')
  await userEvent.keyboard('{Home}')
  expect(active()).toBe('Home')

  await userEvent.keyboard('LO')
  expect(labels()).toEqual(['Log out'])
  expect(active()).toBe('Log out')
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveValue('')
  expect(labels()).toHaveLength(5)
  expect(active()).toBe('Home')

  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(field()).toHaveFocus()

  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(dialog).toBeNull()
  expect(chosen.mock.calls.map(([{ value }]) => value)).toEqual(['malaga'])
  await expect.element(trigger).toHaveFocus()

  await userEvent.click(trigger)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
  await expect.element(trigger).toHaveFocus()
})

describe('what is found', () => {
  it('has every word in its label or its keywords, in any order, without case and accents', async () => {
    mount(<Palette />)
    await fill(field(), 'theme SWITCH')
    expect(labels()).toEqual(['Switch theme'])
    await fill(field(), 'malaga')
    expect(labels()).toEqual(['Málaga'])
    await fill(field(), 'andalucia')
    expect(labels()).toEqual(['Málaga'])
  })

  it('is decided by the consumer, who is not asked about an answer of a server', async () => {
    const found: CommandPalette.Command = { value: 'noor', label: 'Noor', group: 'People', filter: false }
    mount(<Palette commands={[...commands, found]} filter={({ value }, query) => value === query} />)
    await fill(field(), 'leave')
    expect(labels()).toEqual(['Log out', 'Noor'])
    again(<Palette commands={commands} filter={false} />)
    expect(labels()).toHaveLength(5)
  })

  it('is counted and said, and so is why there is nothing', async () => {
    const empty = (query: string) => `No command is called ${query}.`
    mount(<Palette empty={empty} />)
    await expect.poll(said).toBe('5 options')
    await fill(field(), 'ho')
    await expect.poll(said).toBe('1 option')
    await fill(field(), 'hox')
    again(<Palette empty={empty} loading />)
    await expect.poll(said).toBe('Loading options')
    again(<Palette empty={empty} />)
    await expect.poll(said).toBe('No command is called hox.')
    expect(dialog()?.textContent).toContain('No command is called hox.')
    expect(document.querySelector('[role=combobox]')?.getAttribute('aria-expanded')).toBe('false')
    again(<Palette error="People could not be searched." />)
    await expect.poll(said).toBe('People could not be searched.')
  })

  it('is told as it is typed, and given up once the palette has gone', async () => {
    const asked = vi.fn<(query: string) => void>()
    mount(<Palette onQueryChange={asked} />)
    await userEvent.click(field())
    await userEvent.keyboard('ho{Enter}')
    await expect.poll(dialog).toBeNull()
    await expect.poll(() => asked.mock.calls.flat()).toEqual(['h', 'ho', ''])
  })
})

it('takes no more than its consumer can ask for', async () => {
  mount(<Palette maxLength={5} />)
  await userEvent.type(field(), 'bookmarks')
  await expect.element(field()).toHaveValue('bookm')
})

it('begins anew where it is opened again while it still fades', async () => {
  const told = vi.fn<(query: string) => void>()
  const palette = (open: boolean) => <Palette root={{ open }} onQueryChange={told} />
  mount(palette(true))
  await userEvent.type(field(), 'log')
  expect(labels()).toEqual(['Log out'])
  again(palette(false))
  expect(dialog()).not.toBeNull()
  again(palette(true))
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  expect(labels()).toHaveLength(commands.length)
  await expect.poll(() => told.mock.calls.at(-1)).toEqual([''])
})

describe('a command', () => {
  it('that is chosen by a press closes; the consumer may keep the palette open', async () => {
    const told = vi.fn<NonNullable<CommandPalette.RootProps['onOpenChange']>>()
    const chosen = vi.fn<NonNullable<CommandPalette.ContentProps['onSelect']>>(({ value }, { cancel }) => {
      if (value === 'theme') cancel()
    })
    mount(<Palette root={{ onOpenChange: told }} onSelect={chosen} />)
    await userEvent.click(page.getByRole('option', { name: /^Switch theme/ }))
    await expect.element(field()).toHaveFocus()
    expect(told).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('option', { name: 'Off' }), { force: true })
    expect(chosen).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('option', { name: 'Log out' }))
    await expect.poll(dialog).toBeNull()
    expect(told.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'choice']])
  })

  it('has its keys read out by their names, in the reader’s language', async () => {
    mount(<Palette />)
    await expect.element(page.getByRole('option', { name: 'Home G then H' })).toBeVisible()
    again(
      <DesignSystemProvider locale="de" translations={de}>
        <Palette />
      </DesignSystemProvider>,
    )
    await expect.element(page.getByRole('option', { name: 'Home G, dann H' })).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Switch theme Strg Umschalt L' })).toBeVisible()
  })
})

describe('a mouse', () => {
  it('that rests where the list comes takes nothing; one that moves does', async () => {
    mount(<Palette />)
    await expect.element(field()).toHaveFocus()
    const row = options().at(-1)
    const rest = new PointerEvent('pointermove', { bubbles: true, ...middleOf(row) })
    flushSync(() => void row?.dispatchEvent(rest))
    expect(active()).toBe('Home')
    await userEvent.hover(page.getByRole('option', { name: 'Log out' }))
    expect(active()).toBe('Log out')
    // The keys go on from there, under the resting mouse.
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Switch theme')
  })
})

describe('a key', () => {
  it('of an input method is not the palette’s, nor one that was held to open it', async () => {
    const chosen = vi.fn<() => void>()
    mount(<Palette onSelect={chosen} />)
    await expect.element(field()).toHaveFocus()
    const send = (init: KeyboardEventInit) =>
      flushSync(
        () =>
          void field()
            .element()
            .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
      )
    send({ key: 'Enter', isComposing: true })
    send({ key: 'Enter', keyCode: 229 })
    send({ key: 'Escape', keyCode: 229 })
    send({ key: 'Enter', repeat: true })
    expect(chosen).not.toHaveBeenCalled()
    expect(dialog()).not.toBeNull()
    send({ key: 'Enter' })
    expect(chosen).toHaveBeenCalledOnce()
  })

  it('of commands is ⌘ or Ctrl, alone', () => {
    const held = (init: KeyboardEventInit) => isModHeld(new KeyboardEvent('keydown', { key: 'k', ...init }))
    const [mod, other] = isApple() ? (['metaKey', 'ctrlKey'] as const) : (['ctrlKey', 'metaKey'] as const)
    expect([held({ [mod]: true }), held({ [other]: true }), held({ [mod]: true, shiftKey: true }), held({})]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('with Shift selects in the text', async () => {
    mount(<Palette />)
    await fill(field(), 'o')
    expect(labels()).toEqual(['Home', 'Off', 'Log out'])
    await userEvent.keyboard('{ArrowDown}{Shift>}{Home}{/Shift}')
    expect(active()).toBe('Log out')
    expect(document.querySelector('input')?.selectionStart).toBe(0)
    expect(document.querySelector('input')?.selectionEnd).toBe(1)
  })
})

describe('its place', () => {
  const box = () => dialog()?.getBoundingClientRect() ?? new DOMRect()

  it('is high on the page, and its text stays there while the list shrinks', async () => {
    mount(<Palette />)
    await Promise.all(
      dialog()
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )
    const before = box()
    expect(before.top).toBeGreaterThan(80)
    expect(before.top).toBeLessThan(120)
    await fill(field(), 'home')
    expect(box().height).toBeLessThan(before.height)
    expect(box().top).toBe(before.top)
  })

  it('is the whole window of a phone', async () => {
    await page.viewport(390, 700)
    mount(<Palette />)
    await Promise.all(
      dialog()
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )
    expect([box().left, box().top, box().width, box().height]).toEqual([0, 0, 390, 700])
  })

  it('turns with the page', async () => {
    document.documentElement.dir = 'rtl'
    mount(<Palette />)
    const { left } = field().element().getBoundingClientRect()
    expect(page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect().right).toBeLessThan(left)
  })

  it('moves nothing for who wants less of it', async () => {
    await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    mount(<Palette />)
    const moving = dialog()
      ?.getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .filter((frame) => 'transform' in frame)
    expect(moving).toEqual([])
  })
})

it('ten thousand commands: only those that are seen are drawn', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Command ${index}` }))
  mount(<Palette commands={many} />)
  await expect.element(field()).toHaveFocus()
  for (const letter of 'command 99') {
    await userEvent.keyboard(letter)
    expect(options().length).toBeGreaterThan(10)
    expect(options().length).toBeLessThan(60)
  }
  expect(active()).toBe('Command 99')
  await userEvent.keyboard('{End}')
  expect(active()).toBe('Command 9999')
  await expect.element(page.getByRole('option', { name: 'Command 9999' })).toBeVisible()
})

it('a parent owns whether it is open', async () => {
  const told = vi.fn<(open: boolean) => void>()
  mount(<Palette root={{ open: true, onOpenChange: told }} />)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(told.mock.calls.map(([open]) => open)).toEqual([false])
  expect(dialog()).not.toBeNull()
})
