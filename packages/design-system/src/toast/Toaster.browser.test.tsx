import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { Dialog } from '../dialog/index.ts'
import { toast } from './toast.ts'
import { toastKeys } from './Toast.keys.ts'
import { Toaster } from './Toaster.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  toast.dismiss()
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.removeAttribute('dir')
})

async function mount(children: ReactNode = <Toaster />): Promise<void> {
  root = createRoot(host)
  flushSync(() => root.render(children))
  await expect.poll(() => document.querySelector('[data-component=Toaster]:popover-open')).not.toBeNull()
}

/** One that goes only when it is told to: how long one stands is asked under 'time'. */
const show = (options: Parameters<typeof toast>[0]) => toast({ duration: Infinity, ...options })

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-component=Toast]')]
const emulate = (features: { name: string; value: string }[]) => emulateMedia(features)

/** Every text that enters a live region, with the region it enters: what a screen reader is given to say. */
function ledger(): string[] {
  const said: string[] = []
  for (const region of document.querySelectorAll('[data-component=Toaster] > [aria-live]')) {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element) said.push(`${region.role}: ${node.querySelector('[id]')?.textContent}`)
        }
      }
    }).observe(region, { childList: true, subtree: true })
  }
  return said
}

describe('being heard', () => {
  it('T1 the empty regions are there first; each text enters one of them, once', async () => {
    await mount()
    const regions = [...document.querySelectorAll('[data-component=Toaster] > *')]
    expect(regions.map(({ role, ariaLive, textContent }) => [role, ariaLive, textContent])).toEqual([
      ['status', 'polite', ''],
      ['alert', 'assertive', ''],
    ])
    const said = ledger()
    show({ title: 'Post created!' })
    await expect.poll(cards).toHaveLength(1)
    show({ title: 'Password too short', tone: 'danger' })
    await expect.poll(() => said).toEqual(['status: Post created!', 'alert: Password too short'])
    await expect.element(page.getByText('Password too short')).toBeVisible()
    expect(page.getByText('Password too short').elements()).toHaveLength(1)
  })

  it('T1 the same text twice is said twice', async () => {
    await mount()
    const said = ledger()
    show({ title: 'Reposted!' })
    await expect.poll(() => said).toHaveLength(1)
    show({ title: 'Reposted!' })
    await expect.poll(() => said).toEqual(['status: Reposted!', 'status: Reposted!'])
  })

  it('T2 it is announced while a modal dialog is open', async () => {
    await mount(
      <>
        <Toaster />
        <Dialog.Root defaultOpen>
          <Dialog.Content title="Delete this post?">Really?</Dialog.Content>
        </Dialog.Root>
      </>,
    )
    const said = ledger()
    show({ title: 'Saved' })
    await expect.poll(() => said).toEqual(['status: Saved'])
    const region = document.querySelector('[role=status]')
    expect(host.inert).toBe(true)
    expect(region?.closest('[inert], [aria-hidden=true]')).toBeNull()
  })

  it('T11 what was said before mounting is shown after it, into regions that were there', async () => {
    show({ title: 'Signed in' })
    root = createRoot(host)
    flushSync(() => root.render(<Toaster />))
    await expect.poll(() => cards().map((card) => card.textContent)).toEqual(['Signed in'])
  })

  it('T11 adopts server markup without a word in the console', async () => {
    const error = vi.spyOn(console, 'error')
    const app = (
      <StrictMode>
        <main>page</main>
        <Toaster />
      </StrictMode>
    )
    host.innerHTML = renderToString(app)
    root = hydrateRoot(host, app)
    await expect.poll(() => document.querySelectorAll('[data-component=Toaster]')).toHaveLength(1)
    show({ title: 'Hydrated' })
    await expect.poll(cards).toHaveLength(1)
    expect(error).not.toHaveBeenCalled()
  })
})

describe('over a modal dialog', () => {
  it('T3 it can be pressed, dismissed and sent away by Escape, and the dialog stays', async () => {
    await mount(
      <>
        <Toaster />
        <Dialog.Root defaultOpen>
          <Dialog.Content title="Edit profile">
            <input aria-label="Name" />
          </Dialog.Content>
        </Dialog.Root>
      </>,
    )
    show({ title: 'Saved' })
    await expect.poll(cards).toHaveLength(1)
    const box = cards()[0]?.getBoundingClientRect()
    const hit = document.elementFromPoint((box?.left ?? 0) + 40, (box?.top ?? 0) + 20)
    expect(hit?.closest('[data-component=Toast]')).toBe(cards()[0])
    await userEvent.click(page.getByText('Saved'))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.click(page.getByRole('region').getByRole('button', { name: 'Close' }))
    await expect.poll(cards).toHaveLength(0)
    show({ title: 'Saved again' })
    await expect.poll(cards).toHaveLength(1)
    await userEvent.keyboard('{F8}{Escape}')
    await expect.poll(cards).toHaveLength(0)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[data-component=Dialog]')).toBeNull()
  })
})

describe('over what enters the top layer later', () => {
  /** Covers the window, as a video in full screen does. */
  function cover(): HTMLElement {
    const element = document.createElement('div')
    element.popover = 'manual'
    element.style.cssText = 'inset: 0; inline-size: 100%; block-size: 100%; border: 0'
    host.append(element)
    element.showPopover()
    return element
  }
  const isOnTop = () => {
    const { left, top } = cards()[0]?.getBoundingClientRect() ?? new DOMRect()
    return document.elementFromPoint(left + 40, top + 20)?.closest('[data-component=Toast]') === cards()[0]
  }
  /** The texts that were in the regions when they were hidden. */
  function hiddenTexts(): string[] {
    const hidden: string[] = []
    const viewport = document.querySelector('[data-component=Toaster]')
    viewport?.addEventListener('beforetoggle', (event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') hidden.push(viewport.textContent)
    })
    return hidden
  }

  it('a message is put on top, and the regions are lifted while they are empty', async () => {
    await mount()
    const hidden = hiddenTexts()
    const said = ledger()
    cover()
    show({ title: 'Saved' })
    await expect.poll(isOnTop).toBe(true)
    cover()
    expect(isOnTop()).toBe(false)
    show({ title: 'Saved again' })
    await expect.poll(() => cards()[0]?.textContent).toBe('Saved again')
    expect(isOnTop()).toBe(true)
    expect(hidden.filter(Boolean)).toEqual([])
    expect(said).toEqual(['status: Saved', 'status: Saved again'])
  })

  it('the toasts that stand stay where they are, and so does the focus', async () => {
    await mount(<Toaster limit={3} />)
    show({ title: 'One' })
    await expect.poll(cards).toHaveLength(1)
    await userEvent.keyboard('{F8}')
    const [first] = cards()
    const hidden = hiddenTexts()
    const said = ledger()
    cover()
    show({ title: 'Two' })
    await expect.poll(cards).toHaveLength(2)
    expect(document.activeElement).toBe(first)
    expect(hidden).toEqual([])
    expect(said).toEqual(['status: Two'])
  })

  it('a toast that takes the place of the one with the focus takes the focus', async () => {
    await mount(
      <>
        <button>before</button>
        <Toaster />
      </>,
    )
    host.querySelector('button')?.focus()
    show({ title: 'One' })
    await expect.poll(cards).toHaveLength(1)
    await userEvent.keyboard('{F8}')
    cover()
    show({ title: 'Two' })
    await expect.poll(() => cards()[0]?.textContent).toBe('Two')
    expect(document.activeElement).toBe(cards()[0])
  })
})

describe('by keyboard', () => {
  it('T5 executes its contract, and focus returns to where it was', async () => {
    await mount(
      <>
        <button>Where I was</button>
        <Toaster />
      </>,
    )
    const before = page.getByRole('button', { name: 'Where I was' }).element()
    if (before instanceof HTMLElement) before.focus()
    show({ title: 'Post deleted', action: { label: 'Undo', onClick: () => undefined } })
    await expect.poll(cards).toHaveLength(1)
    expect(document.activeElement).toBe(before)
    expect(toastKeys.map(({ key }) => key)).toEqual(['F8', 'Tab', 'Enter', 'Escape'])
    await userEvent.keyboard('{F8}')
    expect(document.activeElement).toBe(cards()[0])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Undo')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.ariaLabel).toBe('Close')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(before)
    expect(cards()).toHaveLength(0)
    show({ title: 'Once more' })
    await expect.poll(cards).toHaveLength(1)
    await userEvent.keyboard('{F8}{Escape}')
    await expect.poll(() => document.activeElement).toBe(before)
    expect(cards()).toHaveLength(0)
  })

  it('presses the action once and takes the toast away', async () => {
    await mount()
    const onClick = vi.fn<() => void>()
    show({ title: 'Post deleted', action: { label: 'Undo', onClick } })
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(onClick).toHaveBeenCalledOnce()
    await expect.poll(cards).toHaveLength(0)
  })
})

describe('by finger', () => {
  const touch = (type: string, card: HTMLElement, x: number) =>
    card.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 1, clientX: x, clientY: 100 }),
    )

  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('T6 a swipe to the end edge throws it away (%s)', async (dir, sign) => {
    document.documentElement.dir = dir
    await mount()
    show({ title: 'Swipe me' })
    await expect.poll(cards).toHaveLength(1)
    const [card] = cards()
    if (!card) throw new Error('no toast')
    card.setPointerCapture = () => undefined
    touch('pointerdown', card, 200)
    touch('pointermove', card, 200 - sign * 70)
    touch('pointerup', card, 200 - sign * 70)
    expect(cards()).toHaveLength(1)
    touch('pointerdown', card, 200)
    touch('pointermove', card, 200 + sign * 70)
    expect(card.style.transform).toBe(`translateX(${sign * 70}px)`)
    touch('pointerup', card, 200 + sign * 70)
    await expect.poll(cards).toHaveLength(0)
  })

  it('T6 a mouse selects the text instead', async () => {
    await mount()
    show({ title: 'Select me' })
    await expect.poll(cards).toHaveLength(1)
    const [card] = cards()
    for (const [type, x] of [
      ['pointerdown', 200],
      ['pointermove', 300],
      ['pointerup', 300],
    ] as const) {
      card?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 100 }))
    }
    expect(cards()).toHaveLength(1)
    expect(card?.style.transform).toBe('')
    expect(getComputedStyle(card ?? host).userSelect).not.toBe('none')
  })
})

describe('time', () => {
  it('T4 stands still under the pointer and with focus in it', async () => {
    await mount(
      <>
        <button>elsewhere</button>
        <Toaster />
      </>,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    try {
      // Longer than the pointer takes to get there, during which the timers run on.
      const hour = 3_600_000
      toast({ title: 'Short', duration: hour })
      await userEvent.hover(page.getByText('Short'))
      vi.advanceTimersByTime(10 * hour)
      await new Promise(requestAnimationFrame)
      expect(cards()).toHaveLength(1)
      await userEvent.hover(page.getByRole('button', { name: 'elsewhere' }))
      vi.advanceTimersByTime(hour)
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(cards).toHaveLength(0)
  })
})

describe('look', () => {
  it('T7 only fades where motion is not wanted', async () => {
    await mount()
    try {
      await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }])
      show({ title: 'Still' })
      await expect.poll(cards).toHaveLength(1)
      const moved = cards()[0]
        ?.getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      expect(moved?.length).toBeGreaterThan(0)
      expect(moved?.every((frame) => frame['transform'] === undefined || frame['transform'] === 'none')).toBe(true)
    } finally {
      await emulate([])
    }
  })

  it('T12 has a border of 1 px that forced colours draw', async () => {
    await mount()
    try {
      await emulate([{ name: 'forced-colors', value: 'active' }])
      show({ title: 'Bordered' })
      await expect.poll(cards).toHaveLength(1)
      const style = getComputedStyle(cards()[0] ?? host)
      expect(style.borderTopWidth).toBe('1px')
      expect(style.borderTopColor).toBe(getComputedStyle(document.body).color)
    } finally {
      await emulate([])
    }
  })

  it('T13 close is 32 px, and 44 for a finger', async () => {
    await mount()
    show({ title: 'Close me' })
    const close = page.getByRole('button', { name: 'Close' })
    await expect.element(close).toBeVisible()
    const coarse = matchMedia('(pointer: coarse)').matches
    const { width, height } = close.element().getBoundingClientRect()
    expect([width, height]).toEqual(coarse ? [44, 44] : [32, 32])
  })

  it.each([
    [320, 296],
    [390, 366],
    [1280, 420],
  ])('T14 in a window of %d px it is %d px wide at most', async (width, most) => {
    const { innerWidth, innerHeight } = window
    await page.viewport(width, 700)
    try {
      await mount()
      show({ title: 'W'.repeat(200), description: 'A long sentence that has to wrap. '.repeat(6) })
      await expect.poll(cards).toHaveLength(1)
      const box = cards()[0]?.getBoundingClientRect()
      expect(box?.width).toBeLessThanOrEqual(most)
      expect(box?.left).toBeGreaterThanOrEqual(12)
      expect(box?.right).toBeLessThanOrEqual(width - 12)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('T3 the area around it lets the pointer through', async () => {
    await mount(
      <>
        <Toaster limit={3} />
      </>,
    )
    show({ title: 'one' })
    show({ title: 'two' })
    await expect.poll(cards).toHaveLength(2)
    const [first, second] = cards().map((card) => card.getBoundingClientRect())
    const between = document.elementFromPoint((first?.left ?? 0) + 20, ((first?.bottom ?? 0) + (second?.top ?? 0)) / 2)
    expect(between?.closest('[data-component=Toaster]')).toBeNull()
  })

  it('T10 a burst of a thousand leaves one card', async () => {
    await mount()
    for (let i = 0; i < 1000; i++) show({ title: `toast ${i}` })
    await expect.poll(() => cards().map((card) => card.textContent)).toEqual(['toast 999'])
    toast.dismiss()
    await expect.poll(() => document.querySelectorAll('[data-component=Toaster] *').length).toBe(2)
  })
})
