import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast, Toaster } from '../toast/index.ts'
import { ReactionPicker, reactionPickerKeys } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  host.style.padding = '100px'
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const render = (children: ReactNode) => flushSync(() => root.render(children))
const bar = () => document.querySelector<HTMLElement>('[data-component=ReactionBar]')
const focused = () => document.activeElement?.ariaLabel
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('E2 the picker executes its keys: a choice closes it, and focus goes back to its button', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>()
  render(<ReactionPicker defaultValue="🔥" onValueChange={onValueChange} />)
  host.querySelector('button')?.focus()
  const proofs: Record<(typeof reactionPickerKeys)[number]['key'], () => Promise<void>> = {
    Enter: async () => {
      await userEvent.keyboard('{Enter}')
      await expect.poll(focused).toBe('fire')
    },
    Escape: async () => {
      await userEvent.keyboard('{Escape}')
      await expect.poll(bar).toBeNull()
      await expect.element(button('Add reaction')).toHaveFocus()
    },
    Space: async () => {
      await userEvent.keyboard(' ')
      await expect.poll(focused).toBe('fire')
      await userEvent.keyboard('{ArrowRight} ')
      await expect.poll(bar).toBeNull()
      await expect.element(button('Add reaction')).toHaveFocus()
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('💯')
    },
  }
  for (const { key } of reactionPickerKeys) await proofs[key]()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('100')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add reaction')).toHaveFocus()
  expect(onValueChange).toHaveBeenLastCalledWith(null)
})

it('E2 the bar is the whole of what opens: as wide as it is, above the button', async () => {
  render(<ReactionPicker />)
  await userEvent.click(button('Add reaction'))
  await expect.poll(bar).not.toBeNull()
  const panel = bar()?.closest<HTMLElement>('[data-component=Popover]')
  expect(panel?.offsetWidth).toBe(bar()?.offsetWidth)
  expect(panel && getComputedStyle(panel).boxShadow).toBe('none')
  await expect
    .poll(() => panel?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(button('Add reaction').element().getBoundingClientRect().top)
})

it('E2 the picker opens from a button of the app as well', async () => {
  render(<ReactionPicker trigger={<button>React</button>} />)
  await userEvent.click(button('React'))
  await expect.poll(focused).toBe('heart')
  await userEvent.click(button('party'))
  await expect.element(button('React')).toHaveFocus()
})

it('E3 signed out, a press closes it, changes nothing and shows the app’s toast', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>()
  const onBlocked = () =>
    void toast({ title: 'Please log in', description: 'You need to be logged in to react to posts' })
  render(
    <>
      <Toaster />
      <ReactionPicker canReact={false} onBlocked={onBlocked} onValueChange={onValueChange} />
    </>,
  )
  await userEvent.click(button('Add reaction'))
  await userEvent.click(button('heart'))
  await expect.element(page.getByText('You need to be logged in to react to posts').first()).toBeInTheDocument()
  await expect.poll(bar).toBeNull()
  await expect.element(button('Add reaction')).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})
