import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { Component } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { BookmarkIcon } from '../icon/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { tooltipKeys } from './Tooltip.keys.ts'
import { Tooltip } from './Tooltip.tsx'
import { TooltipProvider } from './TooltipProvider.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  host.style.padding = '200px'
  document.body.append(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.removeAttribute('dir')
})

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(children))
}

const quick = (children: ReactNode) => <TooltipProvider delay={0}>{children}</TooltipProvider>
const popup = () => document.querySelector<HTMLElement>('[data-component=Tooltip]')
const button = (name: string) => page.getByRole('button', { name })

describe('the wait', () => {
  it('TT1 is there before the first, and none before the next', async () => {
    mount(
      <>
        <IconButton label="Bookmark" icon={<BookmarkIcon />} />
        <IconButton label="Share" icon={<BookmarkIcon />} />
      </>,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // By its event: a real pointer takes its time, and timers run on meanwhile, fake ones too.
    const rest = (name: string) =>
      button(name)
        .element()
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    rest('Bookmark')
    vi.advanceTimersByTime(699)
    expect(popup()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(popup()?.textContent).toBe('Bookmark')
    rest('Share')
    expect(popup()?.textContent).toBe('Share')
  })
})

describe('WCAG 1.4.13', () => {
  it('TT2 Escape sends it away and leaves the dialog around it open; it stays away until the pointer left', async () => {
    mount(
      quick(
        <Dialog.Root defaultOpen>
          <Dialog.Content title="Edit" closeButton={false}>
            <IconButton label="Bookmark" icon={<BookmarkIcon />} />
          </Dialog.Content>
        </Dialog.Root>,
      ),
    )
    await userEvent.hover(button('Bookmark'))
    await expect.poll(popup).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(popup()).toBeNull()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.hover(button('Bookmark'), { position: { x: 10, y: 12 } })
    expect(popup()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[data-component=Dialog]')).toBeNull()
  })

  it('TT2 the pointer can move onto it, across the gap, and it stays as long as the pointer does', async () => {
    mount(quick(<IconButton label="Bookmark" icon={<BookmarkIcon />} />))
    await userEvent.hover(button('Bookmark'))
    await expect.poll(popup).not.toBeNull()
    const tip = popup()
    const trigger = button('Bookmark').element().getBoundingClientRect()
    const inGap = document.elementFromPoint(trigger.left + trigger.width / 2, trigger.top - 3)
    expect(inGap).toBe(tip)
    expect(document.elementFromPoint(trigger.left + trigger.width / 2, trigger.top + 2)).toBe(
      button('Bookmark').element(),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      if (tip) await userEvent.hover(tip)
      vi.advanceTimersByTime(10_000)
      await new Promise(requestAnimationFrame)
    } finally {
      vi.useRealTimers()
    }
    expect(popup()).toBe(tip)
    await userEvent.hover(host, { position: { x: 5, y: 5 } })
    expect(popup()).toBeNull()
  })

  it('TT2 executes its keys: shown on focus by keyboard, gone when focus leaves', async () => {
    expect(tooltipKeys.map(({ key }) => key)).toEqual(['Tab', 'Tab', 'Escape'])
    mount(
      <>
        <IconButton label="Bookmark" icon={<BookmarkIcon />} shortcut="B" />
        <button>next</button>
      </>,
    )
    await userEvent.tab()
    expect(document.activeElement?.ariaLabel).toBe('Bookmark')
    expect(popup()?.textContent).toBe('BookmarkB')
    await userEvent.tab()
    expect(popup()).toBeNull()
    await userEvent.tab({ shift: true })
    expect(popup()).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(popup()).toBeNull()
  })

  it('TT2 a press hides it, and focus by mouse does not show it', async () => {
    mount(quick(<IconButton label="Bookmark" icon={<BookmarkIcon />} />))
    await userEvent.hover(button('Bookmark'))
    await expect.poll(popup).not.toBeNull()
    await userEvent.click(button('Bookmark'))
    expect(popup()).toBeNull()
  })
})

describe('the provider', () => {
  it('TT1 changes the wait of what is inside of it, and one tooltip may have its own', async () => {
    const inside = (delay: number, name: string, own?: number) => (
      <TooltipProvider delay={delay} skipDelay={0}>
        <Tooltip label={name} delay={own}>
          <button>x</button>
        </Tooltip>
      </TooltipProvider>
    )
    mount(
      <>
        {inside(100, 'quick')}
        {inside(400, 'slow')}
        {inside(400, 'own', 50)}
      </>,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const rest = (element: Element) =>
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    for (const [name, wait] of [
      ['quick', 100],
      ['slow', 400],
      ['own', 50],
    ] as const) {
      rest(button(name).element())
      vi.advanceTimersByTime(wait - 1)
      expect(popup()).toBeNull()
      vi.advanceTimersByTime(1)
      expect(popup()?.textContent).toBe(name)
      rest(host)
      expect(popup()).toBeNull()
    }
    vi.useRealTimers()
  })
})

describe('owned by a parent', () => {
  const Owned = ({ open, told, name = 'Bookmark' }: { open?: boolean; told?: OnOpenChange; name?: string }) => (
    <TooltipProvider delay={0}>
      <Tooltip label={name} open={open} onOpenChange={told}>
        <button>x</button>
      </Tooltip>
      <Tooltip label="Other">
        <button>x</button>
      </Tooltip>
    </TooltipProvider>
  )
  const show = (ui: ReactNode) => flushSync(() => root.render(ui))
  const told = () => vi.fn<OnOpenChange>()
  const reasons = ({ mock }: ReturnType<typeof told>) => mock.calls.map(([open, { reason }]) => `${open} ${reason}`)

  it('shows and goes by its word alone, and tells what a reader wants', async () => {
    const heard = told()
    root = createRoot(host)
    show(<Owned open={false} told={heard} />)
    await userEvent.hover(button('Bookmark'))
    await expect.poll(() => reasons(heard)).toEqual(['true hover'])
    expect(popup()).toBeNull()
    show(<Owned open told={heard} />)
    await expect.poll(() => popup()?.textContent).toBe('Bookmark')
    await userEvent.hover(host, { position: { x: 5, y: 5 } })
    await userEvent.keyboard('{Escape}')
    expect(popup()?.textContent).toBe('Bookmark')
    expect(reasons(heard)).toEqual(['true hover', 'false hover', 'false escape'])
    show(<Owned open={false} told={heard} />)
    await expect.poll(popup).toBeNull()
  })

  it('gives way to another one, and says so; leaves with its trigger', async () => {
    const heard = told()
    mount(<Owned open told={heard} />)
    await expect.poll(() => popup()?.textContent).toBe('Bookmark')
    await userEvent.hover(button('Other'))
    await expect.poll(() => popup()?.textContent).toBe('Other')
    expect(reasons(heard)).toEqual(['false other'])
    show(null)
    await expect.poll(popup).toBeNull()
  })

  it('is told why where it decides itself, and may refuse', async () => {
    const heard = vi.fn<OnOpenChange>((_, { reason, cancel }) => reason === 'escape' && cancel())
    mount(<Owned told={heard} />)
    await userEvent.tab()
    expect(popup()?.textContent).toBe('Bookmark')
    await userEvent.keyboard('{Escape}')
    expect(popup()?.textContent).toBe('Bookmark')
    await userEvent.tab()
    expect(popup()?.textContent).toBe('Other')
    expect(reasons(heard)).toEqual(['true focus', 'false escape', 'false focus-out'])
  })

  it('disabled it shows nothing, and keeps the name; one that stands goes', async () => {
    const Example = ({ disabled }: { disabled: boolean }) => (
      <Tooltip label="Bookmark" disabled={disabled}>
        <button>x</button>
      </Tooltip>
    )
    root = createRoot(host)
    show(<Example disabled={false} />)
    await userEvent.tab()
    expect(popup()).not.toBeNull()
    show(<Example disabled />)
    await expect.poll(popup).toBeNull()
    await expect.element(button('Bookmark')).toBeVisible()
    const trigger = button('Bookmark').element()
    if (trigger instanceof HTMLElement) {
      trigger.blur()
      trigger.focus()
    }
    expect(trigger.matches(':focus-visible')).toBe(true)
    expect(popup()).toBeNull()
  })

  it('TT7 lines up with the edge that is asked for', async () => {
    mount(
      <Tooltip label="A name that is longer than its button" align="start" open>
        <button style={{ inlineSize: 40 }}>x</button>
      </Tooltip>,
    )
    await expect.poll(popup).not.toBeNull()
    const trigger = button('A name that is longer than its button').element()
    expect(popup()?.getBoundingClientRect().left).toBeCloseTo(trigger.getBoundingClientRect().left, 0)
  })
})

describe('what it says to assistive technology', () => {
  it('TT3 a label is the name, and nothing describes it a second time', async () => {
    mount(<IconButton label="Bookmark" icon={<BookmarkIcon />} />)
    const trigger = button('Bookmark').element()
    await userEvent.tab()
    expect(popup()?.textContent).toBe('Bookmark')
    expect(trigger.getAttribute('aria-describedby')).toBeNull()
    expect(popup()?.closest('[aria-live]')).toBeNull()
  })

  it('TT3 a description is tied to the control, next to the one it has', async () => {
    mount(
      <>
        <p id="mine">500 characters</p>
        <Tooltip description="Posts cannot be edited later">
          <button aria-describedby="mine">Post</button>
        </Tooltip>
      </>,
    )
    await expect.element(button('Post')).toHaveAccessibleDescription('500 characters Posts cannot be edited later')
    await userEvent.tab()
    expect(popup()?.textContent).toBe('Posts cannot be edited later')
  })

  it('TT3 follows a name that changes while it stands', async () => {
    const show = (label: string) => flushSync(() => root.render(<IconButton label={label} icon={<BookmarkIcon />} />))
    root = createRoot(host)
    show('Bookmark')
    await userEvent.tab()
    show('Remove bookmark')
    await expect.poll(() => popup()?.textContent).toBe('Remove bookmark')
  })
})

describe('by finger', () => {
  const touch = (type: string, element: Element) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: 210, clientY: 210 }))

  /** A finger's click. */
  const tap = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))

  it('TT4 a long press shows it, letting go hides it, and nothing is pressed', async () => {
    const onClick = vi.fn<() => void>()
    mount(<IconButton label="Bookmark" icon={<BookmarkIcon />} onClick={onClick} />)
    const trigger = button('Bookmark').element()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    touch('pointerdown', trigger)
    expect(popup()).toBeNull()
    vi.runAllTimers()
    await expect.poll(() => popup()?.textContent).toBe('Bookmark')
    touch('pointerup', trigger)
    tap(trigger)
    expect(popup()).toBeNull()
    expect(onClick).not.toHaveBeenCalled()
    touch('pointerdown', trigger)
    touch('pointerup', trigger)
    tap(trigger)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it.each(['pointerup', 'pointercancel'])(
    'TT4 a long press that ended by %s without a click takes no later one',
    async (end) => {
      const onClick = vi.fn<() => void>()
      const onOther = vi.fn<() => void>()
      mount(
        <>
          <IconButton label="Bookmark" icon={<BookmarkIcon />} onClick={onClick} />
          <button onClick={onOther}>other</button>
        </>,
      )
      const trigger = button('Bookmark').element()
      const hold = () => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        touch('pointerdown', trigger)
        vi.runAllTimers()
        touch(end, trigger)
        vi.useRealTimers()
      }
      hold()
      if (trigger instanceof HTMLElement) trigger.focus()
      await userEvent.keyboard('{Enter}')
      expect(onClick).toHaveBeenCalledOnce()
      hold()
      tap(button('other').element())
      expect(onOther).toHaveBeenCalledOnce()
      hold()
      const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
      trigger.dispatchEvent(menu)
      expect(menu.defaultPrevented).toBe(false)
    },
  )
})

describe('triggers', () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { message: '' }
    static getDerivedStateFromError = (error: Error) => ({ message: error.message })
    override render() {
      return this.state.message || this.props.children
    }
  }

  it('TT5 something that cannot take focus fails in development, by name', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    mount(
      <Boundary>
        <Tooltip label="Never read">
          <span>text</span>
        </Tooltip>
      </Boundary>,
    )
    await expect.poll(() => host.textContent).toContain('<span> cannot take focus')
    error.mockRestore()
  })

  it('TT5 a child that drops its props is reported in development', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Deaf = () => <button>text</button>
    mount(
      <Tooltip label="Never heard">
        <Deaf />
      </Tooltip>,
    )
    await expect.poll(() => error.mock.calls.flat().join('')).toContain('on no element')
    error.mockRestore()
  })

  it('TT6 works on a button that is aria-disabled', async () => {
    mount(quick(<IconButton label="Post" aria-disabled icon={<BookmarkIcon />} />))
    await userEvent.hover(button('Post'))
    await expect.poll(() => popup()?.textContent).toBe('Post')
  })
})

describe('place', () => {
  it('TT7 is not cut off by overflow, nor covered by a dialog', async () => {
    mount(
      quick(
        <div style={{ overflow: 'hidden', inlineSize: 40, blockSize: 40 }}>
          <IconButton label="A name that is longer than its box" icon={<BookmarkIcon />} />
        </div>,
      ),
    )
    await userEvent.hover(button('A name that is longer than its box'))
    await expect.poll(popup).not.toBeNull()
    const box = popup()?.getBoundingClientRect()
    expect(box?.width).toBeGreaterThan(150)
    expect(document.elementFromPoint((box?.left ?? 0) + 6, (box?.top ?? 0) + 6)?.closest('[role=tooltip]')).toBe(
      popup(),
    )
  })

  it('TT7 takes the reading direction of its trigger', async () => {
    document.documentElement.dir = 'rtl'
    mount(quick(<IconButton label="Lesezeichen" tooltipSide="end" icon={<BookmarkIcon />} />))
    await userEvent.hover(button('Lesezeichen'))
    await expect.poll(() => popup()?.dataset['side']).toBe('left')
  })

  it('TT7 goes when the page scrolls or the trigger leaves', async () => {
    mount(quick(<IconButton label="Bookmark" icon={<BookmarkIcon />} />))
    host.style.minHeight = '3000px'
    await userEvent.tab()
    expect(popup()).not.toBeNull()
    window.scrollBy(0, 50)
    await expect.poll(popup).toBeNull()
    window.scrollTo(0, 0)
    const trigger = button('Bookmark').element()
    if (trigger instanceof HTMLElement) {
      trigger.blur()
      trigger.focus()
    }
    await expect.poll(popup).not.toBeNull()
    flushSync(() => root.render(null))
    await expect.poll(popup).toBeNull()
  })
})

describe('cost', () => {
  it('TT8 200 tooltips listen with the listeners of one, and opening shifts nothing', async () => {
    const add = vi.spyOn(document, 'addEventListener')
    mount(<IconButton label="one" icon={<BookmarkIcon />} />)
    await expect.poll(() => add.mock.calls.length).toBeGreaterThan(0)
    const forOne = add.mock.calls.length
    flushSync(() =>
      root.render(
        Array.from({ length: 200 }, (_, i) => <IconButton key={i} label={`b${i}`} icon={<BookmarkIcon />} />),
      ),
    )
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(add.mock.calls.length - forOne).toBeLessThanOrEqual(forOne)
    add.mockRestore()
    const before = document.documentElement.scrollHeight
    await userEvent.hover(button('b150'))
    await expect.poll(popup).not.toBeNull()
    expect(document.documentElement.scrollHeight).toBe(before)
  })
})
