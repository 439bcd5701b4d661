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
import type { ToastCloseReason } from './toast.store.ts'
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

/** What is said of a node that enters a live region or changes in one: all that is atomic around it, and no buttons. */
function spokenOf(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement
  if (!element || element.closest('[aria-live=off]')) return ''
  const said = (element.closest('[aria-atomic=true]') ?? element).cloneNode(true)
  if (said instanceof Element) for (const silent of said.querySelectorAll('[aria-live=off]')) silent.remove()
  return [...said.childNodes]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim()
}

/** Every text that enters a live region or changes in it, with the region: what a screen reader is given to say. */
function ledger(): string[] {
  const said: string[] = []
  for (const region of document.querySelectorAll('[data-component=Toaster] > [aria-live]')) {
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const text = spokenOf(node)
          if (text !== '') said.push(`${region.role}: ${text}`)
        }
      }
    }).observe(region, { childList: true, subtree: true, characterData: true })
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

describe('a toast that changes', () => {
  it('T1 is said anew where its text is another, once, and only that text', async () => {
    await mount()
    const said = ledger()
    const handle = show({ title: 'Uploading', description: 'harbour.jpg', busy: true })
    await expect.poll(() => said).toEqual(['status: Uploading harbour.jpg'])
    const [card] = cards()
    expect(card?.dataset['busy']).toBe('true')
    handle.update({ title: 'Uploaded', busy: false, action: { label: 'Show', onClick: () => undefined } })
    await expect.poll(() => card?.dataset['busy']).toBeUndefined()
    expect(said.splice(0)).toEqual(['status: Uploading harbour.jpg', 'status: Uploaded'])
    handle.update({ title: 'Uploaded', description: undefined })
    await expect.poll(() => card?.textContent).toBe('UploadedShow')
    expect(said).toEqual([])
    expect(cards()).toEqual([card])
    expect(document.querySelector('[data-component=Toaster] [aria-busy]')).toBeNull()
  })

  it('T1 says all of a text that is put together, where a part of it is another', async () => {
    await mount()
    const said = ledger()
    const percent = (done: number) => (
      <>
        Uploading: <b>{done}</b> percent
      </>
    )
    const handle = show({ title: percent(10), busy: true })
    await expect.poll(() => said).toHaveLength(1)
    handle.update({ title: percent(10), description: '1 file' })
    await expect.poll(() => said).toEqual([expect.any(String), 'status: 1 file'])
    handle.update({ title: percent(90) })
    await expect.poll(() => said.at(-1)).toMatch(/^status: Uploading: +90 +percent$/)
    expect(said).toHaveLength(3)
    await expect.element(page.getByRole('group', { name: 'Uploading: 90 percent' })).toBeVisible()
  })

  it('T1 moves to the other region where it goes wrong, and is said there', async () => {
    await mount()
    const said = ledger()
    const work = Promise.withResolvers<void>()
    const result = toast.promise(work.promise, { loading: 'Saving', success: 'Saved', error: 'Not saved' })
    await expect.poll(() => said).toEqual(['status: Saving'])
    work.reject(new Error('No room left'))
    await expect(result).rejects.toThrow('No room left')
    await expect.poll(() => said).toEqual(['status: Saving', 'alert: Not saved'])
    expect(cards()).toHaveLength(1)
  })

  it('is known by its id', async () => {
    await mount(<Toaster limit={3} />)
    const said = ledger()
    show({ id: 'connection', title: 'Connecting', busy: true })
    show({ title: 'Link copied' })
    await expect.poll(cards).toHaveLength(2)
    show({ id: 'connection', title: 'Connected' })
    await expect.poll(() => cards().map((card) => card.textContent)).toEqual(['Connected', 'Link copied'])
    expect(said).toEqual(['status: Connecting', 'status: Link copied', 'status: Connected'])
  })

  const action = { label: 'Cancel', onClick: () => undefined }
  it.each([
    ['itself', '', ''],
    ['its action', 'Cancel', 'Cancel'],
    ['its Close', 'Close', 'Close'],
  ])('T5 keeps the focus on %s, also where it moves to the other region', async (_, focused, expected) => {
    await mount(
      <>
        <button>Where I was</button>
        <Toaster limit={2} />
      </>,
    )
    const before = host.querySelector('button')
    before?.focus()
    const handle = show({ title: 'Posting', busy: true, action })
    show({ title: 'Link copied' })
    await expect.poll(cards).toHaveLength(2)
    const card = () => cards().find(({ textContent }) => textContent?.startsWith('P'))
    const part = (name: string) =>
      [...(card()?.querySelectorAll('button') ?? [])].find((b) => (b.ariaLabel ?? b.textContent) === name) ?? card()
    await userEvent.keyboard('{F8}')
    part(focused)?.focus()
    handle.update({ title: 'Posted' })
    await expect.poll(() => card()?.textContent).toBe('PostedCancel')
    expect(document.activeElement).toBe(part(expected))
    handle.update({ title: 'Posting failed', tone: 'danger' })
    await expect.poll(() => card()?.closest('[role=alert]')).not.toBeNull()
    await expect.poll(() => document.activeElement).toBe(part(expected))
    handle.update({ action: undefined })
    await expect.poll(() => card()?.textContent).toBe('Posting failed')
    await expect.poll(() => document.activeElement).toBe(expected === 'Close' ? part('Close') : card())
    handle.dismiss()
    toast.dismiss()
    await expect.poll(() => document.activeElement).toBe(before)
  })
})

describe('why a toast went', () => {
  it('is told of Close, the action and Escape', async () => {
    await mount()
    const onClose = vi.fn<(reason: ToastCloseReason) => void>()
    const onClick = vi.fn<() => void>()
    for (const press of [
      () => userEvent.click(page.getByRole('button', { name: 'Close' })),
      () => userEvent.click(page.getByRole('button', { name: 'Undo' })),
      () => userEvent.keyboard('{F8}{Escape}'),
    ]) {
      show({ title: 'Post deleted', action: { label: 'Undo', onClick }, onClose })
      await expect.poll(cards).toHaveLength(1)
      await press()
      await expect.poll(cards).toHaveLength(0)
    }
    expect(onClose.mock.calls).toEqual([['close'], ['action'], ['escape']])
    expect(onClick).toHaveBeenCalledOnce()
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
    const onClose = vi.fn<(reason: ToastCloseReason) => void>()
    show({ title: 'Swipe me', onClose })
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
    expect(onClose.mock.calls).toEqual([['drag']])
  })

  it('T4 the time of the next one runs where a toast went from under the finger', async () => {
    await mount()
    show({ title: 'Held' })
    await expect.poll(cards).toHaveLength(1)
    const [card] = cards()
    if (card) touch('pointerdown', card, 200)
    toast({ title: 'Next', duration: 1 })
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
