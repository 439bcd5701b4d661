import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { StrictMode, Suspense, use, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { dialogKeys } from './Dialog.keys.ts'
import { Dialog } from './index.ts'

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
  flushSync(() => root.render(children))
}

function Example({ children, ...props }: Partial<Parameters<typeof Dialog.Content>[0]>) {
  return (
    <>
      <button>behind</button>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Delete</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Delete this post?" description="It leaves every feed at once." {...props}>
          {children}
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">Cancel</Button>
            </Dialog.Close>
            <Button tone="danger">Delete it</Button>
          </Dialog.Actions>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

const dialogs = () => document.querySelectorAll('[data-component=Dialog]')
const focusedText = () => document.activeElement?.textContent

describe('keys', () => {
  it('executes its contract', async () => {
    mount(<Example />)
    expect(dialogKeys.map(({ key }) => key)).toEqual(['Enter', 'Tab', 'Escape'])
    const trigger = page.getByRole('button', { name: 'Delete' }).element()
    if (trigger instanceof HTMLElement) trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('It leaves every feed at once.')
    expect(focusedText()).toBe('Cancel')
    for (let i = 0; i < 7; i++) {
      await userEvent.tab()
      expect(document.activeElement === document.body || dialogs()[0]?.contains(document.activeElement)).toBe(true)
    }
    // Not from the closing button, whose tooltip takes the first Escape.
    const cancel = page.getByRole('button', { name: 'Cancel' }).element()
    if (cancel instanceof HTMLElement) cancel.focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(trigger)
    await expect.poll(() => dialogs().length).toBe(0)
  })
})

describe('modal', () => {
  it('silences everything behind, holds the page still, and gives both back', async () => {
    mount(<Example />)
    host.style.height = '3000px'
    window.scrollTo(0, 120)
    const width = document.documentElement.clientWidth
    const trigger = page.getByRole('button', { name: 'Delete' }).element()
    if (trigger instanceof HTMLElement) trigger.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(host.inert).toBe(true)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    expect(document.documentElement.clientWidth).toBe(width)
    expect(window.scrollY).toBe(120)
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(host.inert).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
    expect(window.scrollY).toBe(120)
    await expect.poll(() => dialogs().length).toBe(0)
    window.scrollTo(0, 0)
  })

  it('leaves alone what somebody else made inert', async () => {
    const other = document.createElement('div')
    other.inert = true
    document.body.append(other)
    mount(<Example />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.keyboard('{Escape}')
    expect(other.inert).toBe(true)
    other.remove()
  })

  it('closes on a press beside it, not on one that only ends there, nor when it is not dismissible', async () => {
    mount(<Example />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    const [panel] = dialogs()
    const overlay = panel?.parentElement
    panel?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    overlay?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(host.inert).toBe(true)
    overlay?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    overlay?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => dialogs().length).toBe(0)
    flushSync(() => root.render(<Example key="firm" dismissible={false} />))
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.keyboard('{Escape}')
    expect(host.inert).toBe(true)
  })

  it('a question stays when something beside it is pressed, and goes by Escape', async () => {
    mount(<Example role="alertdialog" />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    const beside = document.querySelector('[role=presentation]') ?? host
    await userEvent.click(beside, { position: { x: 5, y: 5 } })
    expect(dialogs()[0]?.closest('[inert]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialogs().length).toBe(0)
    flushSync(() => root.render(<Example key="light" role="alertdialog" dismissible />))
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(document.querySelector('[role=presentation]') ?? host, { position: { x: 5, y: 5 } })
    await expect.poll(() => dialogs().length).toBe(0)
  })

  it('leaves alive what comes later, but for what says that it belongs below', async () => {
    mount(<Example />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    const [picker, chat] = [document.createElement('div'), document.createElement('div')]
    chat.dataset['belowModal'] = ''
    document.body.append(picker, chat)
    await expect.poll(() => chat.inert).toBe(true)
    expect(picker.inert).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(chat.inert).toBe(false)
    picker.remove()
    chat.remove()
  })

  it('inside of a container of its own silences what is around it, on every level', async () => {
    const stage = document.createElement('div')
    stage.innerHTML = '<p>beside</p><div></div>'
    document.body.append(stage)
    const container = stage.querySelector('div') ?? stage
    mount(<Example container={container} />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    expect(container.contains(dialogs()[0] ?? null)).toBe(true)
    expect([host.inert, stage.inert, stage.querySelector('p')?.inert]).toEqual([true, false, true])
    await userEvent.keyboard('{Escape}')
    expect([host.inert, stage.querySelector('p')?.inert]).toEqual([false, false])
    await expect.poll(() => dialogs().length).toBe(0)
    stage.remove()
  })

  it('is named by another text, with a heading of another level, where it is told to be', async () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Step 2" headingLevel={3} aria-labelledby="whole">
          <p id="whole">Delete the account, step 2</p>
        </Dialog.Content>
      </Dialog.Root>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Delete the account, step 2' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 3, name: 'Step 2' })).toBeVisible()
  })

  it('opens over another: Escape closes the upper one only, and focus walks back', async () => {
    mount(
      <Example>
        <Dialog.Root>
          <Dialog.Trigger>Why?</Dialog.Trigger>
          <Dialog.Content title="Because">Reasons</Dialog.Content>
        </Dialog.Root>
      </Example>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Why?' }))
    expect(dialogs().length).toBe(2)
    expect(dialogs()[0]?.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialogs().length).toBe(1)
    expect(focusedText()).toBe('Why?')
    expect(host.inert).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialogs().length).toBe(0)
    expect(host.inert).toBe(false)
  })

  it('stays under the one opened over it, when it is drawn anew, hidden by Suspense for a moment, or closed first', async () => {
    let wake = () => {}
    const sleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    let isAsleep = false
    function Sleeper() {
      if (isAsleep) use(sleep)
      return null
    }
    const Both = ({ lowerOpen = true }) => (
      <Suspense>
        <Dialog.Root open={lowerOpen}>
          <Dialog.Content title="Lower" returnFocusTo={{ current: null }}>
            <button type="button">Below</button>
            <Sleeper />
          </Dialog.Content>
        </Dialog.Root>
        <Dialog.Root open>
          <Dialog.Content title="Upper">
            <button type="button">Above</button>
          </Dialog.Content>
        </Dialog.Root>
      </Suspense>
    )
    mount(<Both />)
    const expectUpper = async () => {
      await expect.element(page.getByRole('dialog', { name: 'Upper' })).toBeVisible()
      expect(Array.from(dialogs(), (dialog) => dialog.closest('[inert]') !== null)).toEqual([true, false])
      expect(focusedText()).toBe('Above')
    }
    await expectUpper()
    flushSync(() => root.render(<Both />))
    await expectUpper()
    isAsleep = true
    flushSync(() => root.render(<Both />))
    isAsleep = false
    wake()
    await expect.poll(() => document.activeElement?.checkVisibility()).toBe(true)
    await expectUpper()
    flushSync(() => root.render(<Both lowerOpen={false} />))
    await expect.poll(() => dialogs().length).toBe(1)
    expect(focusedText()).toBe('Above')
  })

  it('lets the page go when it is unmounted while open', async () => {
    mount(<Example />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    flushSync(() => root.render(<p>elsewhere</p>))
    expect(host.inert).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('focus', () => {
  it('starts on what asks for it', async () => {
    mount(
      <Example>
        <input aria-label="Reason" data-autofocus />
      </Example>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    expect(document.activeElement?.ariaLabel).toBe('Reason')
  })

  describe('with a mouse that focuses no button on a press', () => {
    const open = async () => {
      const trigger = page.getByRole('button', { name: 'Open' })
      trigger.element().addEventListener('mousedown', (event) => event.preventDefault())
      await userEvent.click(trigger)
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => dialogs().length).toBe(0)
    }

    it('goes back to the trigger', async () => {
      mount(
        <Dialog.Root>
          <Dialog.Trigger>Open</Dialog.Trigger>
          <Dialog.Content title="Pressed" closeButton={false} />
        </Dialog.Root>,
      )
      await open()
      expect(focusedText()).toBe('Open')
    })

    it('goes back to the trigger, not to what is around it and has the focus', async () => {
      mount(
        <main tabIndex={-1}>
          <Dialog.Root>
            <Dialog.Trigger asChild>
              <Button>Open</Button>
            </Dialog.Trigger>
            <Dialog.Content title="Pressed" closeButton={false} />
          </Dialog.Root>
        </main>,
      )
      document.querySelector('main')?.focus()
      await open()
      expect(document.activeElement?.localName).toBe('button')
    })

    it('goes back to what was pressed where the parent opens it', async () => {
      function Owned() {
        const [isOpen, setOpen] = useState(false)
        return (
          <>
            <button onClick={() => setOpen(true)}>
              <b>Open</b>
            </button>
            <Dialog.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
              <Dialog.Content title="Pressed" closeButton={false} />
            </Dialog.Root>
          </>
        )
      }
      mount(<Owned />)
      await open()
      expect(document.activeElement?.localName).toBe('button')
    })

    it('goes back to what had it where a key opened it, though a trigger did the last time', async () => {
      const onOpenChange = vi.fn<(open: boolean) => void>()
      const Owned = ({ isOpen }: { isOpen: boolean }) => (
        <>
          <input aria-label="Words" />
          <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
            <Dialog.Trigger>Open</Dialog.Trigger>
            <Dialog.Content title="Pressed" closeButton={false} />
          </Dialog.Root>
        </>
      )
      const show = (isOpen: boolean) => flushSync(() => root.render(<Owned isOpen={isOpen} />))
      mount(<Owned isOpen={false} />)
      await userEvent.click(page.getByRole('button', { name: 'Open' }))
      expect(onOpenChange.mock.lastCall?.[0]).toBe(true)
      show(true)
      show(false)
      expect(focusedText()).toBe('Open')
      await expect.poll(() => dialogs().length).toBe(0)
      host.querySelector('input')?.focus()
      show(true)
      show(false)
      expect(document.activeElement?.ariaLabel).toBe('Words')
    })
  })

  it('goes back to the button of the menu whose item opened it', async () => {
    function FromMenu() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item onSelect={() => setOpen(true)}>Delete</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
          <Dialog.Root open={open} onOpenChange={setOpen}>
            <Dialog.Content title="Delete this post?">
              <Dialog.Close>Cancel</Dialog.Close>
            </Dialog.Content>
          </Dialog.Root>
        </>
      )
    }
    mount(<FromMenu />)
    await userEvent.click(page.getByRole('button', { name: 'More' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.poll(focusedText).toBe('Cancel')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.poll(focusedText).toBe('More')
  })

  it('a menu inside it keeps its own Escape', async () => {
    mount(
      <Example>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>Options</DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>One</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </Example>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Options' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'One' }))
    await userEvent.click(page.getByRole('button', { name: 'Options' }))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
    expect(dialogs().length).toBe(1)
  })
})

it('is controlled where it is told to be', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  mount(
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Content title="Stays">text</Dialog.Content>
    </Dialog.Root>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([false])
  expect(dialogs().length).toBe(1)
})

describe('why it opened or closed', () => {
  const reasons = (told: ReturnType<typeof vi.fn<OnOpenChange>>) =>
    told.mock.calls.map(([open, { reason, event }]) => [open, reason, event?.type])

  it('is told with the event', async () => {
    const told = vi.fn<OnOpenChange>()
    mount(
      <Dialog.Root onOpenChange={told}>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Content title="Letter">
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>,
    )
    const again = async () => {
      await expect.poll(() => dialogs().length).toBe(0)
      await userEvent.click(page.getByRole('button', { name: 'Open' }))
    }
    await again()
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    await again()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await again()
    await userEvent.keyboard('{Escape}')
    await again()
    await userEvent.click(document.querySelector('[role=presentation]') ?? host, { position: { x: 5, y: 5 } })
    const opened = [true, 'trigger', 'click']
    expect(reasons(told)).toEqual([
      opened,
      [false, 'close', 'click'],
      opened,
      [false, 'close', 'click'],
      opened,
      [false, 'escape', 'keydown'],
      opened,
      [false, 'outside', 'click'],
    ])
  })

  it('one that holds unsaved words takes Close and refuses Escape', async () => {
    mount(
      <Dialog.Root defaultOpen onOpenChange={(_, details) => details.reason === 'escape' && details.cancel()}>
        <Dialog.Content title="Letter">
          <Dialog.Close>Throw away</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.keyboard('{Escape}')
    expect(dialogs()[0]?.closest('[inert]')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Throw away' }))
    await expect.poll(() => dialogs().length).toBe(0)
  })
})

describe('from a server', () => {
  it('one that is open from the start adopts the markup without a word, then shows and takes the focus', async () => {
    const error = vi.spyOn(console, 'error')
    const recovered = vi.fn<(error: unknown) => void>()
    const app = (
      <StrictMode>
        <main>page</main>
        <Dialog.Root defaultOpen>
          <Dialog.Content title="Welcome back">
            <button>Go on</button>
          </Dialog.Content>
        </Dialog.Root>
      </StrictMode>
    )
    host.innerHTML = renderToString(app)
    expect(host.innerHTML).not.toContain('Welcome back')
    const main = host.querySelector('main')
    root = hydrateRoot(host, app, { onRecoverableError: recovered })
    await expect.poll(focusedText).toBe('Go on')
    expect(dialogs()).toHaveLength(1)
    expect(host.querySelector('main')).toBe(main)
    expect(recovered).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('shows in its very first render where nothing is hydrated', () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="At once" />
      </Dialog.Root>,
    )
    expect(dialogs()).toHaveLength(1)
  })
})
