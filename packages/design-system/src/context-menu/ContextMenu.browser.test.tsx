import '../theme/styles.ts'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { setPointer } from '../../test/emulation.ts'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { ContextMenu, contextMenuKeys } from './index.ts'

setUpHost()
afterEach(() => vi.useRealTimers())

function Example({
  onCopy,
  everywhere,
  disabled,
  ...props
}: Partial<ContextMenu.RootProps> & { onCopy?: () => void; everywhere?: boolean; disabled?: boolean }) {
  return (
    <ContextMenu.Root {...props}>
      <ContextMenu.Trigger
        tabIndex={0}
        everywhere={everywhere}
        disabled={disabled}
        style={{ inlineSize: 400, blockSize: 200 }}
      >
        <p>A message of today</p>
        <a href="#there">a link</a>
        <button>React</button>
      </ContextMenu.Trigger>
      <ContextMenu.Content label="Message">
        <DropdownMenu.Item onSelect={onCopy}>Copy text</DropdownMenu.Item>
        <DropdownMenu.Item>Delete</DropdownMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  )
}

const mount = (props: Parameters<typeof Example>[0] = {}) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Example {...props} />
      </StrictMode>,
    ),
  )
const area = () => {
  const found = host.querySelector<HTMLElement>('[data-component="ContextMenu.Trigger"]')
  if (!found) throw new Error('There is no area')
  return found
}
const menu = () => document.querySelector<HTMLElement>('[role=menu]')
const focused = () => document.activeElement?.textContent

/** A right click. @returns whether the browser's own menu is left to come */
const rightClick = (target: Element, more: MouseEventInit = {}) => {
  let isLeft = true
  flushSync(() => {
    isLeft = target.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 120, clientY: 90, ...more }),
    )
  })
  return isLeft
}

/** WebDriver knows no key for menus: elsewhere than in Chromium a script presses it. */
async function pressMenuKey(): Promise<void> {
  const press = new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, cancelable: true })
  if (server.browser === 'chromium') await userEvent.keyboard('{ContextMenu}')
  else flushSync(() => document.activeElement?.dispatchEvent(press))
}

it('executes its keys', async () => {
  expect(contextMenuKeys.map(({ key }) => key)).toEqual(['Shift+F10', 'Escape', 'ContextMenu', 'Enter'])
  const onCopy = vi.fn<() => void>()
  mount({ onCopy })
  area().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.poll(focused).toBe('Copy text')
  await userEvent.keyboard('{Escape}')
  await expect.poll(menu).toBeNull()
  expect(document.activeElement).toBe(area())
  await pressMenuKey()
  await expect.poll(focused).toBe('Copy text')
  await userEvent.keyboard('{Enter}')
  expect(onCopy).toHaveBeenCalledOnce()
  await expect.poll(menu).toBeNull()
  expect(document.activeElement).toBe(area())
})

describe('by mouse', () => {
  it.each(['ltr', 'rtl'] as const)(
    'stands where it was asked for, and moves to where it is asked for next, %s',
    async (dir) => {
      document.documentElement.dir = dir
      mount()
      const at = (x: number, y: number) => {
        expect(rightClick(area(), { clientX: x, clientY: y })).toBe(false)
        return expect
          .poll(() => {
            for (const animation of document.getAnimations()) animation.finish()
            const box = menu()?.getBoundingClientRect()
            return box && [Math.round(dir === 'rtl' ? x - box.right : box.left - x), Math.round(box.top - y)]
          })
          .toEqual([2, 0])
      }
      await at(400, 40)
      await at(420, 60)
      await expect.element(page.getByRole('menu', { name: 'Message' })).toBeVisible()
    },
  )

  it('leaves the browser’s own menu on a link, on selected text and under Shift', async () => {
    await setPointer('fine')
    mount()
    const [text, link] = [host.querySelector('p') ?? host, host.querySelector('a') ?? host]
    expect(rightClick(link)).toBe(true)
    expect(rightClick(text, { shiftKey: true })).toBe(true)
    getSelection()?.selectAllChildren(text)
    expect(rightClick(text)).toBe(true)
    getSelection()?.removeAllRanges()
    expect(menu()).toBeNull()
    mount({ disabled: true })
    expect(rightClick(text)).toBe(true)
    mount({ everywhere: true })
    expect(rightClick(link)).toBe(false)
  })

  it('tells why, and stays away where that is refused', async () => {
    const told = vi.fn<OnOpenChange>((open, { reason, cancel }) => open && reason === 'long-press' && cancel())
    mount({ onOpenChange: told })
    rightClick(area())
    await expect.poll(menu).not.toBeNull()
    flushSync(() => document.dispatchEvent(new Event('scroll')))
    await expect.poll(menu).toBeNull()
    expect(told.mock.calls.map(([open, { reason }]) => `${open} ${reason}`)).toEqual([
      'true trigger',
      'false anchor-gone',
    ])
  })
})

describe('by finger', () => {
  const touch = (type: string, target: Element, clientX = 60) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 60 }))

  it('a long press opens it, and the click of the finger that is lifted presses nothing', async () => {
    await setPointer('coarse')
    mount()
    const button = host.querySelector('button') ?? host
    const onClick = vi.fn<() => void>()
    button.addEventListener('click', onClick)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    touch('pointerdown', button)
    vi.advanceTimersByTime(499)
    expect(menu()).toBeNull()
    flushSync(() => vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await expect.poll(menu).not.toBeNull()
    // Android asks for the browser's own menu by then.
    expect(rightClick(button)).toBe(false)
    touch('pointerup', button)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('a finger that scrolls, lifts or lies on a link opens nothing', () => {
    const told = vi.fn<OnOpenChange>()
    mount({ onOpenChange: told })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    touch('pointerdown', area())
    touch('pointermove', area(), 80)
    vi.advanceTimersByTime(600)
    touch('pointerdown', area())
    touch('pointerup', area())
    vi.advanceTimersByTime(600)
    touch('pointerdown', host.querySelector('a') ?? host)
    vi.advanceTimersByTime(600)
    expect(told).not.toHaveBeenCalled()
  })
})
