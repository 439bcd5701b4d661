import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPointer } from '../../test/emulation.ts'
import { Dialog } from '../dialog/index.ts'
import { Popover } from '../popover/index.ts'
import { Select } from '../select/index.ts'
import { toast, Toaster } from '../toast/index.ts'
import { Tooltip, TooltipProvider } from '../tooltip/index.ts'
import { hasBox, isVisible } from '../visible/is-visible.ts'
import { isInTopLayer, showInTopLayer } from './top-layer.ts'
import { forgetPopovers } from './without-popovers.fixture.ts'

let root: Root
let host: HTMLElement
let remember: (() => void) | undefined

beforeEach(() => {
  host = document.createElement('div')
  host.style.padding = '100px'
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  toast.dismiss()
  flushSync(() => root.unmount())
  host.remove()
  remember?.()
  remember = undefined
})

const mount = (children: ReactNode) => flushSync(() => root.render(children))

describe('a browser without popovers', () => {
  beforeEach(() => {
    remember = forgetPopovers()
  })

  it('shows toasts, and keeps the application', async () => {
    mount(
      <>
        <p>The application</p>
        <Toaster />
      </>,
    )
    toast({ title: 'Saved', duration: Infinity })
    await expect.element(page.getByText('Saved')).toBeVisible()
    toast({ title: 'Saved again', duration: Infinity })
    await expect.element(page.getByText('Saved again')).toBeVisible()
    await expect.element(page.getByText('The application')).toBeVisible()
  })

  it('shows a tooltip', async () => {
    mount(
      <TooltipProvider delay={0}>
        <Tooltip description="Keeps it for later">
          <button>Bookmark</button>
        </Tooltip>
      </TooltipProvider>,
    )
    await userEvent.hover(page.getByRole('button', { name: 'Bookmark' }))
    await expect.element(page.getByRole('tooltip')).toBeVisible()
  })

  it('shows a popover beside its trigger, and takes it away by Escape', async () => {
    mount(
      <Popover.Root>
        <Popover.Trigger>Noor</Popover.Trigger>
        <Popover.Content label="Noor Haddad">text</Popover.Content>
      </Popover.Root>,
    )
    const trigger = page.getByRole('button', { name: 'Noor' })
    await userEvent.click(trigger)
    const panel = page.getByRole('dialog', { name: 'Noor Haddad' })
    await expect.element(panel).toBeVisible()
    expect(panel.element().getBoundingClientRect().top).toBeGreaterThan(trigger.element().getBoundingClientRect().top)
    trigger.element().dispatchEvent(escape())
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('shows the list of a select', async () => {
    mount(<Select aria-label="Colour" options={[{ value: 'red', label: 'Red' }]} />)
    await setPointer('fine')
    host.querySelector('select')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await setPointer('coarse')
  })
})

const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

it('an element that has left the document is not shown', () => {
  const element = document.createElement('div')
  element.popover = 'manual'
  showInTopLayer(element)
  expect(isInTopLayer(element)).toBe(false)
})

describe('what is drawn', () => {
  it('is found with and without the browser’s own answer', () => {
    host.innerHTML =
      '<b>drawn</b><b style="display:none">no</b><i style="visibility:hidden"><b>no</b></i><i hidden><b>no</b></i>'
    const parts = [...host.querySelectorAll('b')]
    expect(parts.map(isVisible)).toEqual([true, false, false, false])
    expect(parts.map(hasBox)).toEqual([true, false, false, false])
  })

  it('takes the focus in a dialog of a browser that has no answer', async () => {
    const known = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    remember = () => known && Object.defineProperty(Element.prototype, 'checkVisibility', known)
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Question" closeButton={false}>
          <button hidden>No</button>
          <button>Yes</button>
        </Dialog.Content>
      </Dialog.Root>,
    )
    await expect.poll(() => document.activeElement?.textContent).toBe('Yes')
  })
})
