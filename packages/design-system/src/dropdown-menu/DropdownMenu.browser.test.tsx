import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { DropdownMenu } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
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

function Example(props: Partial<Parameters<typeof DropdownMenu.Root>[0]>) {
  return (
    <>
      <button>before</button>
      <DropdownMenu.Root {...props}>
        <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Edit</DropdownMenu.Item>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>Share</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent>
              <DropdownMenu.Item>Copy link</DropdownMenu.Item>
            </DropdownMenu.SubContent>
          </DropdownMenu.Sub>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  )
}

const trigger = () => page.getByRole('button', { name: 'More' })
const menus = () => [...document.querySelectorAll<HTMLElement>('[role=menu]')]

describe('why it opened or closed', () => {
  it('is told', async () => {
    const told = vi.fn<OnOpenChange>()
    mount(<Example onOpenChange={told} />)
    const open = async () => {
      await expect.poll(menus).toHaveLength(0)
      await userEvent.click(trigger())
      await expect.poll(menus).toHaveLength(1)
    }
    await open()
    await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }))
    await open()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await open()
    await userEvent.keyboard('{Escape}')
    await open()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
    await open()
    host.querySelector('button')?.focus()
    await expect.poll(menus).toHaveLength(0)
    expect(told.mock.calls.map(([isOpen, { reason, event }]) => `${isOpen} ${reason} ${event?.type}`)).toEqual([
      'true trigger pointerdown',
      'false choice click',
      'true trigger pointerdown',
      'false choice click',
      'true trigger pointerdown',
      'false escape keydown',
      'true trigger pointerdown',
      'false outside pointerdown',
      'true trigger pointerdown',
      'false focus-out focusin',
    ])
  })

  it('stays open where a choice is refused', async () => {
    mount(<Example onOpenChange={(_, { reason, cancel }) => reason === 'choice' && cancel()} />)
    await userEvent.click(trigger())
    await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }))
    expect(menus()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(menus).toHaveLength(0)
  })
})

describe('the writing direction', () => {
  it.each(['page', 'place'] as const)('is that of the %s where no provider says one', async (where) => {
    if (where === 'page') document.documentElement.dir = 'rtl'
    const menu = (
      <div dir={where === 'place' ? 'rtl' : undefined} style={{ padding: 300 }}>
        <Example />
      </div>
    )
    mount(where === 'page' ? menu : <DesignSystemProvider locale="ar">{menu}</DesignSystemProvider>)
    await userEvent.click(trigger())
    // At the end of its trigger, which is on the left.
    const left = () => menus()[0]?.getBoundingClientRect().left ?? 0
    await expect.poll(left).toBeCloseTo(trigger().element().getBoundingClientRect().left, 0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(menus()).toHaveLength(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(menus).toHaveLength(2)
    await expect.poll(() => menus()[1]?.getBoundingClientRect().right).toBeLessThan(left() + 10)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(menus).toHaveLength(1)
  })

  it('is the provider’s where it says one', async () => {
    mount(
      <DesignSystemProvider locale="ar" dir="rtl">
        <Example defaultOpen />
      </DesignSystemProvider>,
    )
    await expect.poll(() => menus()[0]?.dir).toBe('rtl')
  })
})

describe('the words of all overlays', () => {
  function Placed(props: Parameters<typeof DropdownMenu.Content>[0]) {
    return (
      <div style={{ display: 'grid', placeContent: 'center', blockSize: 300 }}>
        <DropdownMenu.Root defaultOpen>
          <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
          <DropdownMenu.Content {...props}>
            <DropdownMenu.Item>Edit</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    )
  }

  it.each([
    ['ltr', 'end', 'right'],
    ['ltr', 'start', 'left'],
    ['rtl', 'end', 'left'],
    ['rtl', 'start', 'right'],
    ['rtl', 'top', 'top'],
  ] as const)('stands, where the page is %s, at its %s', async (dir, side, physical) => {
    document.documentElement.dir = dir
    mount(<Placed side={side} style={{ inlineSize: 60, minInlineSize: 0 }} />)
    await expect.poll(() => menus()[0]?.dataset['side']).toBe(physical)
  })

  it('keeps the gap from its trigger', async () => {
    mount(<Placed gap={30} />)
    // It stands at whole pixels, also beside a trigger that does not.
    await expect
      .poll(() => menus()[0]?.getBoundingClientRect().top)
      .toBeCloseTo(Math.round(trigger().element().getBoundingClientRect().bottom) + 30, 0)
  })

  it('is named by its label before its trigger', async () => {
    mount(<Placed label="More about this post" />)
    await expect.element(page.getByRole('menu', { name: 'More about this post' })).toBeInTheDocument()
  })

  it('gives the focus to what it is told to', async () => {
    const elsewhere: { current: HTMLElement | null } = { current: null }
    mount(
      <>
        <button ref={(button) => void (elsewhere.current = button)}>elsewhere</button>
        <Placed returnFocusTo={elsewhere} />
      </>,
    )
    await expect.poll(menus).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(menus).toHaveLength(0)
    await expect.poll(() => document.activeElement).toBe(elsewhere.current)
  })
})

describe('below 720 px', () => {
  beforeEach(() => page.viewport(390, 700))

  const edges = () => {
    const { left, right, bottom } = menus()[0]?.getBoundingClientRect() ?? new DOMRect()
    return { left, right, bottom }
  }
  const atBottom = { left: 0, right: 390, bottom: 700 }

  it.each(['ltr', 'rtl'] as const)('is a sheet at the bottom of the window where the page is %s', async (dir) => {
    document.documentElement.dir = dir
    mount(<Example />)
    await userEvent.click(trigger())
    await expect.poll(edges).toEqual(atBottom)
    const rows = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].map((row) => row.offsetHeight)
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(44)
  })

  it('has the keys and the focus of every menu', async () => {
    mount(<Example />)
    trigger().element().focus()
    await userEvent.keyboard('{Enter}')
    const row = (name: string) => page.getByRole('menuitem', { name })
    await expect.element(row('Edit')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(row('Share')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row('Edit')).toHaveFocus()
    await userEvent.keyboard('s')
    await expect.element(row('Share')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(menus).toHaveLength(0)
    await expect.element(trigger()).toHaveFocus()
  })

  it('closes by a press on the page behind, which does nothing else', async () => {
    const pressed = vi.fn<() => void>()
    const told = vi.fn<OnOpenChange>()
    mount(
      <>
        <button style={{ position: 'fixed', inset: '100px 0 auto' }} onClick={pressed}>
          behind
        </button>
        <Example onOpenChange={told} />
      </>,
    )
    await userEvent.click(trigger())
    await expect.poll(edges).toEqual(atBottom)
    const over = document.elementFromPoint(195, 108)
    over?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    // As a finger's press goes on, which is a click only when it is lifted.
    expect(document.elementFromPoint(195, 108)).toBe(over)
    over?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(menus).toHaveLength(0)
    await expect.element(trigger()).toHaveFocus()
    expect(told.mock.calls.map(([isOpen, { reason }]) => `${isOpen} ${reason}`)).toEqual([
      'true trigger',
      'false outside',
    ])
    expect(pressed).not.toHaveBeenCalled()
  })

  it('has its submenu beside the row', async () => {
    mount(<Example defaultOpen />)
    await expect.poll(edges).toEqual(atBottom)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.poll(menus).toHaveLength(2)
    expect(menus()[1]?.offsetWidth).toBe(248)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(menus).toHaveLength(1)
    await expect.element(page.getByRole('menuitem', { name: 'Share' })).toHaveFocus()
  })

  it('stands at its trigger again in a window that has become wider', async () => {
    mount(<Example defaultOpen />)
    await expect.poll(edges).toEqual(atBottom)
    await page.viewport(720, 700)
    await expect.poll(() => menus()[0]?.offsetWidth).toBe(248)
  })
})
