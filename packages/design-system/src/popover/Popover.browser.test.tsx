import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { EmojiPicker } from '../emoji-picker/index.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { toast, Toaster } from '../toast/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { popoverKeys } from './Popover.keys.ts'
import { Popover } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.dir = 'ltr'
  await page.viewport(1000, 800)
})

/** Its box where it comes to rest, not while it is growing into view. */
function restingBox(): DOMRect {
  for (const animation of document.getAnimations()) animation.finish()
  return panels()[0]?.getBoundingClientRect() ?? new DOMRect()
}

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(children))
}

function Example({ children, ...props }: Partial<Parameters<typeof Popover.Root>[0]>) {
  return (
    <>
      <button>before</button>
      <Popover.Root {...props}>
        <Popover.Trigger>Noor</Popover.Trigger>
        <Popover.Content label="Noor Haddad">
          <button>Follow</button>
          {children}
          <Popover.Close>Done</Popover.Close>
        </Popover.Content>
      </Popover.Root>
      <button>after</button>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const panels = () => [...document.querySelectorAll<HTMLElement>('[data-component=Popover]')]
const focused = () => document.activeElement?.textContent
const isPanelFocused = () => document.activeElement === panels()[0]

it('executes its keys', async () => {
  expect(popoverKeys.map(({ key }) => key)).toEqual(['Enter', 'Tab', 'Tab', 'Space', 'Escape'])
  mount(<Example />)
  const trigger = button('Noor').element()
  if (trigger instanceof HTMLElement) trigger.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Noor Haddad' })).toBeVisible()
  expect(isPanelFocused()).toBe(true)
  const names: (string | null | undefined)[] = []
  for (let i = 0; i < 3; i++) {
    await userEvent.tab()
    names.push(focused())
  }
  expect(names).toEqual(['Follow', 'Done', 'after'])
  await expect.poll(panels).toEqual([])
  if (trigger instanceof HTMLElement) trigger.focus()
  await userEvent.keyboard(' ')
  await expect.poll(isPanelFocused).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(panels).toEqual([])
  expect(document.activeElement).toBe(trigger)
})

describe('what it is', () => {
  it('says so: a dialog behind a button that tells whether it is open', async () => {
    mount(<Example />)
    await expect.element(button('Noor')).toHaveAttribute('aria-haspopup', 'dialog')
    await expect.element(button('Noor')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('Noor'))
    await expect.element(button('Noor')).toHaveAttribute('aria-controls', panels()[0]?.id ?? '?')
    await expect.element(button('Noor')).toHaveAttribute('data-state', 'open')
    await userEvent.click(button('Noor'))
    expect(panels()).toEqual([])
    await expect.element(button('Noor')).toHaveFocus()
  })

  it('puts the focus where the content asks for it', async () => {
    mount(
      <Example>
        <input data-autofocus aria-label="Name" />
      </Example>,
    )
    await userEvent.click(button('Noor'))
    expect(document.activeElement?.localName).toBe('input')
  })

  it('is controlled where it is told to be', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    mount(<Example open onOpenChange={onOpenChange} />)
    await userEvent.click(button('Done'))
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([false])
    expect(panels()).toHaveLength(1)
  })

  it('tells why, and stays where that is refused', async () => {
    const told = vi.fn<OnOpenChange>((_, { reason, cancel }) => reason === 'focus-out' && cancel())
    mount(<Example onOpenChange={told} />)
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Done'))
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Noor'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Noor'))
    host.querySelector('button')?.focus()
    expect(panels()).toHaveLength(1)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
    await expect.poll(panels).toHaveLength(0)
    expect(told.mock.calls.map(([open, { reason }]) => `${open} ${reason}`)).toEqual([
      'true trigger',
      'false close',
      'true trigger',
      'false trigger',
      'true trigger',
      'false escape',
      'true trigger',
      'false focus-out',
      'false outside',
    ])
  })
})

describe('light dismiss', () => {
  it('a press beside it closes it, and whatever was pressed keeps the focus', async () => {
    mount(<Example />)
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Follow'))
    expect(panels()).toHaveLength(1)
    await userEvent.click(button('before'))
    expect(panels()).toEqual([])
    await expect.element(button('before')).toHaveFocus()
  })

  it('a finger that scrolls does not close it, a tap does', async () => {
    mount(<Example />)
    await userEvent.click(button('Noor'))
    const send = (type: string) =>
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    send('pointerdown')
    send('pointercancel')
    expect(panels()).toHaveLength(1)
    send('pointerdown')
    send('pointerup')
    await expect.poll(panels).toEqual([])
  })

  it('Escape closes the innermost only, and not the dialog around', async () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Edit" closeButton={false}>
          <Example>
            <Popover.Root>
              <Popover.Trigger>Inner</Popover.Trigger>
              <Popover.Content label="Inner">deep</Popover.Content>
            </Popover.Root>
          </Example>
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Inner'))
    expect(panels()).toHaveLength(2)
    expect(panels().map((panel) => panel.closest('[inert]'))).toEqual([null, null])
    await userEvent.keyboard('{Escape}')
    await expect.poll(panels).toHaveLength(1)
    await expect.element(button('Inner')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(panels).toHaveLength(0)
    await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[data-component=Dialog]')).toBeNull()
  })

  it('Escape closes it when focus has gone to nothing, too', async () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Edit" closeButton={false}>
          <Example />
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.click(button('Noor'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard('{Escape}')
    await expect.poll(panels).toEqual([])
    await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible()
  })

  it('a toast that is pressed does not close it', async () => {
    mount(
      <>
        <Toaster />
        <Example />
      </>,
    )
    await userEvent.click(button('Noor'))
    toast({ title: 'Post created!', duration: Infinity })
    await userEvent.click(button('Close'))
    expect(panels()).toHaveLength(1)
  })
})

describe('what it opens', () => {
  it('a menu at the end of the body is a part of it', async () => {
    mount(
      <Example>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>Options</DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Mute</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </Example>,
    )
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Options'))
    await expect.element(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
    expect(panels()).toHaveLength(1)
  })

  it('a dialog covers it, and gives it back', async () => {
    mount(
      <Example>
        <Dialog.Root>
          <Dialog.Trigger>Block</Dialog.Trigger>
          <Dialog.Content title="Block Noor?">For good.</Dialog.Content>
        </Dialog.Root>
      </Example>,
    )
    await userEvent.click(button('Noor'))
    await userEvent.click(button('Block'))
    await expect.element(page.getByRole('dialog', { name: 'Block Noor?' })).toBeVisible()
    expect(panels().map((panel) => getComputedStyle(panel).visibility)).toEqual(['hidden'])
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Block')).toHaveFocus()
    expect(panels().map((panel) => getComputedStyle(panel).visibility)).toEqual(['visible'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(panels).toEqual([])
  })
})

describe('where it is', () => {
  it('is whole although its trigger is cut off, and follows it', async () => {
    mount(
      <div style={{ overflow: 'hidden', blockSize: 60, inlineSize: 400, paddingInline: 200 }}>
        <Example />
      </div>,
    )
    await userEvent.click(button('Noor'))
    const box = restingBox()
    expect(box.width).toBe(280)
    expect(panels()[0]?.contains(document.elementFromPoint(box.left + 140, box.bottom - 4))).toBe(true)
    const trigger = button('Noor').element().getBoundingClientRect()
    expect(box.top - trigger.bottom).toBe(6)
    expect(box.left + box.width / 2).toBeCloseTo(trigger.left + trigger.width / 2, 0)
  })

  it('stays inside a window of 320 px', async () => {
    await page.viewport(320, 480)
    mount(<Example />)
    await userEvent.click(button('Noor'))
    const box = restingBox()
    expect(box.left >= 8 && box.right <= 312).toBe(true)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('lines up with the start of its trigger from right to left', async () => {
    document.documentElement.dir = 'rtl'
    mount(
      <div style={{ paddingInline: 300 }}>
        <Popover.Root defaultOpen>
          <Popover.Trigger>نور</Popover.Trigger>
          <Popover.Content label="نور حداد" align="start" />
        </Popover.Root>
      </div>,
    )
    const trigger = button('نور').element().getBoundingClientRect()
    expect(restingBox().right).toBeCloseTo(trigger.right, 0)
  })

  it('stands beside its anchor, and gives the focus back to its trigger', async () => {
    mount(
      <Popover.Root>
        <Popover.Anchor style={{ marginBlockStart: 200, inlineSize: 300 }}>
          <Popover.Trigger>Noor</Popover.Trigger>
        </Popover.Anchor>
        <Popover.Content label="Noor Haddad" align="end" />
      </Popover.Root>,
    )
    await userEvent.click(button('Noor'))
    const anchor = host.querySelector('[data-component="Popover.Anchor"]')?.getBoundingClientRect()
    expect(restingBox().right).toBeCloseTo(anchor?.right ?? 0, 0)
    expect(restingBox().top).toBeCloseTo((anchor?.bottom ?? 0) + 6, 0)
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe('Noor')
  })

  it('stands at a range of text without a trigger, moves on to another one, and gives the focus back', async () => {
    const At = ({ range }: { range: Range | undefined }) => (
      <Popover.Root open={range !== undefined} onOpenChange={() => undefined}>
        <Popover.Content label="Note" anchor={range} align="start" />
      </Popover.Root>
    )
    const text = document.createElement('p')
    text.style.cssText = 'margin: 100px; inline-size: 300px'
    text.textContent = 'One two three four five six seven eight nine ten eleven twelve'
    document.body.append(text)
    const rangeOf = (from: number, to: number) => {
      const range = new Range()
      range.setStart(text.firstChild ?? text, from)
      range.setEnd(text.firstChild ?? text, to)
      return range
    }
    const field = document.createElement('input')
    host.before(field)
    field.focus()
    root = createRoot(host)
    for (const range of [rangeOf(4, 7), rangeOf(14, 18)]) {
      flushSync(() => root.render(<At range={range} />))
      expect(restingBox().left).toBeCloseTo(range.getBoundingClientRect().left, 0)
      expect(restingBox().top).toBeCloseTo(range.getBoundingClientRect().bottom + 6, 0)
    }
    const before = restingBox().top
    text.style.marginBlockStart = '140px'
    await expect.poll(() => restingBox().top).toBeCloseTo(before + 40, 0)
    flushSync(() => root.render(<At range={undefined} />))
    expect(document.activeElement).toBe(field)
    field.remove()
    text.remove()
  })

  it('goes when its trigger does', async () => {
    const onOpenChange = vi.fn<OnOpenChange>()
    const show = (trigger: boolean) =>
      flushSync(() =>
        root.render(
          <Popover.Root defaultOpen onOpenChange={onOpenChange}>
            {trigger ? <Popover.Trigger>Noor</Popover.Trigger> : null}
            <Popover.Content label="Noor Haddad" />
          </Popover.Root>,
        ),
      )
    root = createRoot(host)
    show(true)
    expect(panels()).toHaveLength(1)
    show(false)
    await expect.poll(() => onOpenChange.mock.lastCall).toMatchObject([false, { reason: 'anchor-gone' }])
  })
})

it('leaves its width and its frame to an emoji picker, where it is bare', async () => {
  mount(
    <Popover.Root defaultOpen>
      <Popover.Trigger>Emoji</Popover.Trigger>
      <Popover.Content label="Emoji" bare>
        <EmojiPicker load={() => new Promise(() => {})} />
      </Popover.Content>
    </Popover.Root>,
  )
  const picker = document.querySelector<HTMLElement>('[data-component=EmojiPicker]')
  await expect.poll(() => picker?.offsetWidth).toBeGreaterThan(320)
  expect(panels()[0]?.offsetWidth).toBe((picker?.offsetWidth ?? 0) + 2)
  expect(picker && getComputedStyle(picker).borderTopWidth).toBe('0px')
})

it('one that is open from the start adopts the server’s markup without a word', async () => {
  const error = vi.spyOn(console, 'error')
  const app = (
    <StrictMode>
      <Example defaultOpen />
    </StrictMode>
  )
  host.innerHTML = renderToString(app)
  expect(panels().map((panel) => panel.offsetHeight)).toEqual([0])
  const [before] = panels()
  root = hydrateRoot(host, app, { onRecoverableError: (problem) => expect(problem).toBeUndefined() })
  await expect.poll(isPanelFocused).toBe(true)
  expect(panels()).toEqual([before])
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
