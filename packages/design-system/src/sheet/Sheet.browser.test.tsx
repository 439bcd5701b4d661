import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { toast, Toaster } from '../toast/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { sheetKeys } from './Sheet.keys.ts'
import { Sheet } from './index.ts'

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

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(children))
}

function Example({ children, ...props }: Partial<Parameters<typeof Sheet.Content>[0]>) {
  return (
    <Sheet.Root>
      <Sheet.Trigger>Share</Sheet.Trigger>
      <Sheet.Content title="Share this post" {...props}>
        {children ?? <button>Copy link</button>}
      </Sheet.Content>
    </Sheet.Root>
  )
}

const sheet = () => document.querySelector<HTMLElement>('[data-component=Sheet]')
const isOpen = () => sheet()?.closest('[inert]') === null
const settle = () => {
  for (const animation of document.getAnimations()) animation.finish()
}
const box = () => {
  settle()
  return sheet()?.getBoundingClientRect() ?? new DOMRect()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('executes its keys', async () => {
  expect(sheetKeys.map(({ key }) => key)).toEqual(['Enter', 'Tab', 'Escape'])
  mount(<Example />)
  const trigger = button('Share').element()
  if (trigger instanceof HTMLElement) trigger.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Share this post' })).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Copy link')
  expect(host.inert).toBe(true)
  for (let i = 0; i < 5; i++) {
    await userEvent.tab()
    expect(document.activeElement === document.body || sheet()?.contains(document.activeElement)).toBe(true)
  }
  // Away from a control with a tooltip, which would take the first Escape.
  const copy = button('Copy link').element()
  if (copy instanceof HTMLElement) copy.focus()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(trigger)
  expect(host.inert).toBe(false)
  await expect.poll(sheet).toBeNull()
})

describe('where it stands', () => {
  const sides = ['bottom', 'auto', 'end'] as const
  it.each(sides)('%s is at the bottom of a phone, as wide as it', async (side) => {
    await page.viewport(390, 700)
    mount(<Example side={side} />)
    await userEvent.click(button('Share'))
    expect([box().left, box().right, box().bottom]).toEqual([0, 390, 700])
    expect(sheet()?.querySelector<HTMLElement>('[data-sheet-head] > div')?.offsetHeight).toBe(20)
  })

  it('bottom stays there in a wide window, 560 at most', async () => {
    mount(<Example side="bottom" />)
    await userEvent.click(button('Share'))
    expect([box().width, box().left, box().bottom]).toEqual([560, 220, 800])
  })

  it('auto becomes a dialog in the middle', async () => {
    mount(<Example />)
    await userEvent.click(button('Share'))
    expect(box().top + box().height / 2).toBeCloseTo(400, 0)
    expect(box().left + box().width / 2).toBeCloseTo(500, 0)
  })

  it.each(['ltr', 'rtl'])('end becomes a panel at that edge (%s)', async (dir) => {
    document.documentElement.dir = dir
    mount(<Example side="end" />)
    await userEvent.click(button('Share'))
    expect([box().height, dir === 'ltr' ? box().right : box().left]).toEqual([800, dir === 'ltr' ? 1000 : 0])
  })

  it('never grows beyond the window: what is inside scrolls under its head', async () => {
    await page.viewport(390, 700)
    mount(
      <Example>
        <button>First</button>
        <div style={{ blockSize: 3000 }} />
      </Example>,
    )
    await userEvent.click(button('Share'))
    expect(box().top).toBe(40)
    const body = sheet()?.lastElementChild
    body?.scrollTo(0, 500)
    expect(body?.scrollTop).toBe(500)
    expect(sheet()?.firstElementChild?.getBoundingClientRect().top).toBe(41)
  })
})

describe('pulling it down', () => {
  const send = (type: string, clientY: number, target: Element | null | undefined, pointerType = 'touch') =>
    target?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerType, clientX: 200, clientY }),
    )
  const head = () => sheet()?.querySelector('[data-sheet-head]')
  const open = async (children?: ReactNode) => {
    await page.viewport(390, 700)
    mount(<Example>{children}</Example>)
    await userEvent.click(button('Share'))
    settle()
  }

  it('follows the finger and closes when it is let go far enough down', async () => {
    await open(<div style={{ blockSize: 300 }} />)
    send('pointerdown', 400, head())
    send('pointermove', 420, head())
    send('pointermove', 650, head())
    expect(sheet()?.style.transform).toBe('translateY(250px)')
    send('pointerup', 650, head())
    await expect.poll(sheet).toBeNull()
    await expect.element(button('Share')).toHaveFocus()
  })

  it.each(['cancelled', 'refused by its parent'] as const)('snaps back when that is %s', async (how) => {
    await page.viewport(390, 700)
    const told = vi.fn<OnOpenChange>((_, { cancel }) => how === 'cancelled' && cancel())
    mount(
      <Sheet.Root {...(how === 'cancelled' ? { defaultOpen: true } : { open: true })} onOpenChange={told}>
        <Sheet.Content title="Share this post">
          <div style={{ blockSize: 300 }} />
        </Sheet.Content>
      </Sheet.Root>,
    )
    settle()
    send('pointerdown', 400, head())
    send('pointermove', 420, head())
    send('pointermove', 650, head())
    send('pointerup', 650, head())
    expect(told.mock.calls.map(([open, { reason, event }]) => [open, reason, event?.type])).toEqual([
      [false, 'drag', 'pointerup'],
    ])
    await expect.poll(() => sheet()?.style.transform).toBe('')
    expect(isOpen()).toBe(true)
  })

  it('snaps back after a little', async () => {
    await open(<div style={{ blockSize: 300 }} />)
    send('pointerdown', 400, head())
    send('pointermove', 410, head())
    // A finger that has come to rest is no flick.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (let i = 0; i < 6; i++) send('pointermove', 410, head())
    send('pointercancel', 410, head())
    expect(isOpen()).toBe(true)
    await expect.poll(() => box().bottom).toBe(700)
  })

  it('leaves what is scrolled to its scrolling, and a mouse to its text', async () => {
    await open(
      <p data-text style={{ blockSize: 2000, margin: 0 }}>
        A long letter
      </p>,
    )
    const text = sheet()?.querySelector('[data-text]')
    sheet()?.lastElementChild?.scrollTo(0, 200)
    send('pointerdown', 300, text)
    send('pointermove', 600, text)
    expect(sheet()?.style.transform).toBe('')
    send('pointerup', 600, text)
    sheet()?.lastElementChild?.scrollTo(0, 0)
    send('pointerdown', 300, text, 'mouse')
    send('pointermove', 600, text, 'mouse')
    expect(sheet()?.style.transform).toBe('')
    send('pointerup', 600, text, 'mouse')
    send('pointerdown', 300, text)
    send('pointermove', 320, text)
    expect(sheet()?.style.transform).toBe('translateY(20px)')
    send('pointercancel', 320, text)
  })

  it('does nothing where it may not be closed, nor to a panel at the side', async () => {
    await page.viewport(390, 700)
    mount(<Example dismissible={false} />)
    await userEvent.click(button('Share'))
    send('pointerdown', 400, head())
    send('pointermove', 600, head())
    expect(sheet()?.style.transform).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(true)
    await userEvent.click(button('Close'))
    await expect.poll(sheet).toBeNull()
  })
})

it('holds the page still without moving it, and gives it back', async () => {
  mount(<Example />)
  host.style.height = '3000px'
  const width = document.documentElement.clientWidth
  await userEvent.click(button('Share'))
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(document.documentElement.clientWidth).toBe(width)
  await userEvent.keyboard('{Escape}')
  expect(document.documentElement.style.overflow).toBe('')
})

it('leaves toasts above it alive', async () => {
  mount(
    <>
      <Toaster closeLabel="Dismiss" />
      <Example />
    </>,
  )
  await userEvent.click(button('Share'))
  const onClick = vi.fn<() => void>()
  toast({ title: 'Link copied!', action: { label: 'Undo', onClick } })
  await userEvent.click(button('Undo'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(true)
})

it('only fades where motion is not wanted', async () => {
  await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  mount(<Example />)
  await userEvent.click(button('Share'))
  const moved = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .filter((frame) => 'transform' in frame)
  expect(moved).toEqual([])
  await emulateMedia([])
})
