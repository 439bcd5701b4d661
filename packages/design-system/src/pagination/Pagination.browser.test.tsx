import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Pagination, paginationKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const current = () => host.querySelector('[aria-current=page]')?.textContent
const shown = () =>
  [...host.querySelectorAll('li')].filter((item) => item.checkVisibility()).map(({ textContent }) => textContent)

it('executes its keys', async () => {
  const told = vi.fn<(value: number) => void>()
  mount(<Pagination pages={3} onValueChange={told} />)
  expect(paginationKeys.map(({ key }) => key)).toEqual(['Tab', 'Enter'])
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(button('Page 2')).toHaveFocus()
  expect(current()).toBe('2')
  expect(told.mock.calls.flat()).toEqual([2])
})

describe('at its ends', () => {
  it('has nothing to press, and keeps the focus that pressed it', async () => {
    const told = vi.fn<(value: number) => void>()
    mount(<Pagination pages={2} onValueChange={told} />)
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Next page'))
    await expect.element(button('Next page')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(told.mock.calls.flat()).toEqual([2])
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows the nearest page there is, where the list has shrunk', () => {
    mount(<Pagination pages={3} value={9} />)
    expect(current()).toBe('3')
  })
})

it('says where one is after a press, in the figures of the language', async () => {
  mount(
    <DesignSystemProvider locale="ar-EG">
      <Pagination pages={12} />
    </DesignSystemProvider>,
  )
  await userEvent.click(button('Next page'))
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toBe('Page ٢ of ١٢')
})

describe('where pages have an address', () => {
  it('they are links, also to other tabs', async () => {
    const told = vi.fn<(value: number) => void>()
    mount(
      <Pagination
        pages={3}
        defaultValue={2}
        onValueChange={told}
        link={(to, content) => <a href={`#page-${to}`}>{content}</a>}
      />,
    )
    const links = [...host.querySelectorAll('a')].map((link) => [link.ariaLabel ?? '', link.hash])
    expect(links).toEqual([
      ['Previous page', '#page-1'],
      ['Page 1', '#page-1'],
      ['Page 2', '#page-2'],
      ['Page 3', '#page-3'],
      ['Next page', '#page-3'],
    ])
    host.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(page.getByRole('link', { name: 'Page 3' }), { modifiers: ['Control'] })
    expect(told).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('link', { name: 'Next page' }))
    expect(told.mock.calls.flat()).toEqual([3])
    expect(location.hash).toBe('#page-3')
  })
})

it('says in words where one is, in a narrow place', () => {
  const inside = (width: number) =>
    mount(
      <div style={{ inlineSize: width }}>
        <Pagination pages={20} value={4} />
      </div>,
    )
  inside(600)
  expect(shown()).toEqual(['', '1', '2', '3', '4', '5', '…', '20', ''])
  inside(320)
  expect(shown()).toEqual(['', 'Page 4 of 20', ''])
})
