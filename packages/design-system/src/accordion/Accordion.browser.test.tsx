import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '../../test/at-rest.ts'
import { needs } from '../../test/emulation.ts'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Accordion, accordionKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const places = ['Ferry', 'Bakery', 'Library'] as const

/** Three headings, of which one may be disabled. */
const items = (disabled?: string) =>
  places.map((place) => (
    <Accordion.Item key={place} value={place} disabled={place === disabled}>
      <Accordion.Trigger>{place}</Accordion.Trigger>
      <Accordion.Panel>
        About the {place} <a href={`#${place}`}>more</a>
      </Accordion.Panel>
    </Accordion.Item>
  ))

const heading = (name: string) => page.getByRole('button', { name, exact: true })
const open = () => [...host.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)
const seen = () => {
  finishAnimations()
  return [...host.querySelectorAll('a')].filter((link) => link.checkVisibility()).length
}

it('executes its keys', async () => {
  mount(<Accordion.Root>{items('Library')}</Accordion.Root>)
  expect(accordionKeys.map(({ key }) => key)).toEqual(['Tab', 'Enter', 'ArrowDown', 'ArrowUp', 'End', 'Home'])
  await userEvent.keyboard('{Tab}')
  await expect.element(heading('Ferry')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(open()).toEqual(['Ferry'])
  await userEvent.keyboard(' ')
  expect(open()).toEqual([])
  // Nobody comes to what is closed, or closing.
  await userEvent.keyboard('{Tab}')
  await expect.element(heading('Bakery')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(document.activeElement?.getAttribute('href')).toBe('#Bakery')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}')
  await expect.element(heading('Ferry')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(heading('Bakery')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(heading('Ferry')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(heading('Bakery')).toHaveFocus()
})

describe('what is open', () => {
  it('is one, and the last can be closed', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Accordion.Root onValueChange={told}>{items()}</Accordion.Root>)
    for (const name of ['Ferry', 'Bakery', 'Bakery']) await userEvent.click(heading(name))
    expect(told.mock.calls.flat()).toEqual(['Ferry', 'Bakery', ''])
    expect(seen()).toBe(0)
  })

  it('is several where that is said', async () => {
    const told = vi.fn<(value: readonly string[]) => void>()
    mount(
      <Accordion.Root multiple defaultValue={['Library']} onValueChange={told}>
        {items()}
      </Accordion.Root>,
    )
    await userEvent.click(heading('Ferry'))
    expect(open()).toEqual(['Ferry', 'Library'])
    expect(seen()).toBe(2)
    await userEvent.click(heading('Library'))
    expect(told.mock.calls).toEqual([[['Library', 'Ferry']], [['Ferry']]])
  })

  it('stays where it cannot be closed, and says so', async () => {
    mount(
      <Accordion.Root collapsible={false} defaultValue="Ferry">
        {items()}
      </Accordion.Root>,
    )
    await expect.element(heading('Ferry')).toHaveAttribute('aria-disabled', 'true')
    host.querySelector<HTMLElement>('[aria-expanded=true]')?.click()
    expect(open()).toEqual(['Ferry'])
    await userEvent.click(heading('Bakery'))
    expect(open()).toEqual(['Bakery'])
    await expect.element(heading('Ferry')).not.toHaveAttribute('aria-disabled')
  })

  it('is the parent’s where it has a value', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(
      <Accordion.Root value="Ferry" onValueChange={told}>
        {items()}
      </Accordion.Root>,
    )
    await userEvent.click(heading('Bakery'))
    expect(told.mock.calls).toEqual([['Bakery']])
    expect(open()).toEqual(['Ferry'])
  })

  it('does not change while it is disabled', () => {
    mount(
      <Accordion.Root disabled defaultValue="Ferry">
        {items()}
      </Accordion.Root>,
    )
    host.querySelector<HTMLElement>('[aria-expanded=true]')?.click()
    expect(open()).toEqual(['Ferry'])
  })
})

describe('the browser’s search', () => {
  it('looks through what is closed, and what it finds is opened', () => {
    needs('hidden=until-found', 'onbeforematch' in document.body)
    const told = vi.fn<(value: string) => void>()
    mount(<Accordion.Root onValueChange={told}>{items()}</Accordion.Root>)
    const hidden = [...host.querySelectorAll<HTMLElement>('[hidden]')]
    expect(hidden.map((element) => element.getAttribute('hidden'))).toEqual([
      'until-found',
      'until-found',
      'until-found',
    ])
    expect(seen()).toBe(0)
    flushSync(() => hidden[1]?.dispatchEvent(new Event('beforematch', { bubbles: true })))
    expect(open()).toEqual(['Bakery'])
    expect(told.mock.calls).toEqual([['Bakery']])
    expect(seen()).toBe(1)
  })

  it('opens each of two that stand in one another', () => {
    mount(
      <Accordion.Root>
        <Accordion.Item value="outer">
          <Accordion.Trigger>Outer</Accordion.Trigger>
          <Accordion.Panel>
            <Accordion.Root headingLevel={4}>{items()}</Accordion.Root>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion.Root>,
    )
    const inner = [...host.querySelectorAll('[hidden]')].at(-1)
    flushSync(() => inner?.dispatchEvent(new Event('beforematch', { bubbles: true })))
    expect(open()).toEqual(['Outer', 'Library'])
  })
})

it('keeps its arrows to itself inside another', async () => {
  mount(
    <Accordion.Root defaultValue="outer">
      <Accordion.Item value="outer">
        <Accordion.Trigger>Outer</Accordion.Trigger>
        <Accordion.Panel>
          <Accordion.Root headingLevel={4}>{items()}</Accordion.Root>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion.Root>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(heading('Outer')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(heading('Library')).toHaveFocus()
  expect([...host.querySelectorAll('h3, h4')].map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'H4', 'H4'])
})

it('is a region of its heading, and a group where many may be open', async () => {
  mount(<Accordion.Root defaultValue="Ferry">{items()}</Accordion.Root>)
  await expect.element(page.getByRole('region', { name: 'Ferry' })).toBeVisible()
  expect(document.getElementById(heading('Ferry').element().getAttribute('aria-controls') ?? '')?.role).toBe('region')
  mount(
    <Accordion.Root multiple defaultValue={['Ferry']} key="several">
      {items()}
    </Accordion.Root>,
  )
  await expect.element(page.getByRole('group', { name: 'Ferry' })).toBeVisible()
})
