import '../theme/styles.ts'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '../provider/index.ts'
import { tabsKeys } from './Tabs.keys.ts'
import { Tabs } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.dir = 'ltr'
})

const mount = (children: ReactNode) => flushSync(() => root.render(children))
const focused = () => document.activeElement?.textContent
const chosen = () => host.querySelector('[aria-selected=true]')?.textContent
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

function Draft() {
  const [text, setText] = useState('')
  return <input aria-label="Reply" value={text} onChange={(event) => setText(event.target.value)} />
}

function Profile({ onMount, ...props }: { onMount?: () => void } & Partial<Omit<Tabs.RootProps, 'value' | 'ref'>>) {
  return (
    <Tabs.Root {...props} defaultValue="posts">
      <Tabs.List aria-label="Profile">
        <Tabs.Tab value="posts" count={128}>
          Posts
        </Tabs.Tab>
        <Tabs.Tab value="replies">Replies</Tabs.Tab>
        <Tabs.Tab value="media">Media</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="posts">Rain on the ferry.</Tabs.Panel>
      <Tabs.Panel value="replies">
        <Draft />
      </Tabs.Panel>
      <Tabs.Panel value="media">
        <p ref={onMount}>Photographs</p>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

describe('keys', () => {
  it('executes its contract', async () => {
    mount(<Profile />)
    await userEvent.tab()
    const expected = ['Posts 128', 'Replies', 'Media', 'Posts 128', 'Media', 'Posts 128']
    for (const [index, { key }] of tabsKeys.slice(0, 6).entries()) {
      if (key !== 'Tab') await userEvent.keyboard(`{${key}}`)
      expect([focused(), chosen()]).toEqual([expected[index], expected[index]])
    }
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Rain on the ferry.')
  })

  it('waits for Enter or Space where activation is manual', async () => {
    expect(tabsKeys.at(-1)?.key).toBe('Enter')
    mount(<Profile activation="manual" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect([focused(), chosen()]).toEqual(['Replies', 'Posts 128'])
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe('Replies')
    await userEvent.keyboard('{ArrowRight} ')
    expect(chosen()).toBe('Media')
  })

  it('turns the arrows from right to left', async () => {
    document.documentElement.dir = 'rtl'
    mount(<Profile />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toBe('Replies')
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe('Posts 128')
  })

  it('leaves the browser its own (Alt and an arrow go back in history)', async () => {
    mount(<Profile />)
    await userEvent.tab()
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    expect([event.defaultPrevented, chosen()]).toEqual([false, 'Posts 128'])
  })
})

describe('panels', () => {
  it('mount on the first visit and keep their state', async () => {
    const onMount = vi.fn<() => void>()
    mount(<Profile onMount={onMount} />)
    expect(onMount).not.toHaveBeenCalled()
    await userEvent.click(tab('Replies'))
    await userEvent.type(page.getByRole('textbox', { name: 'Reply' }), 'see you there')
    await userEvent.click(tab('Media'))
    expect(onMount).toHaveBeenCalledOnce()
    expect(host.querySelector('input')?.checkVisibility()).toBe(false)
    await userEvent.click(tab('Replies'))
    await expect.element(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('see you there')
  })

  it('keep where they were scrolled to', async () => {
    mount(
      <Tabs.Root defaultValue="a">
        <Tabs.List aria-label="Letters">
          <Tabs.Tab value="a">A</Tabs.Tab>
          <Tabs.Tab value="b">B</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a" data-scroller style={{ blockSize: 100, overflow: 'auto' }}>
          <div style={{ blockSize: 900 }} />
        </Tabs.Panel>
        <Tabs.Panel value="b">Second</Tabs.Panel>
      </Tabs.Root>,
    )
    const scroller = host.querySelector('[data-scroller]')
    scroller?.scrollTo(0, 333)
    await userEvent.click(tab('B'))
    await userEvent.click(tab('A'))
    expect(scroller?.scrollTop).toBe(333)
  })

  it('are named by their tab, which names its own only while it shows', async () => {
    mount(<Profile />)
    await expect.element(page.getByRole('tabpanel', { name: 'Posts 128' })).toBeVisible()
    const controlled = [...host.querySelectorAll('[role=tab]')].map((element) => element.getAttribute('aria-controls'))
    expect(controlled.map((id) => id && document.getElementById(id)?.textContent)).toEqual([
      'Rain on the ferry.',
      null,
      null,
    ])
  })
})

describe('the row', () => {
  const row = () => host.querySelector<HTMLElement>('[role=tablist]')
  const many = (value: string) => (
    <div style={{ inlineSize: 300, overflow: 'hidden' }}>
      <Tabs.Root value={value}>
        <Tabs.List aria-label="Topics">
          {Array.from({ length: 12 }, (_, i) => (
            <Tabs.Tab key={i} value={`${i}`}>{`Topic ${i}`}</Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </div>
  )

  it.each(['ltr', 'rtl'])('scrolls the chosen tab into view, clear of the fade, and nothing else (%s)', async (dir) => {
    document.documentElement.dir = dir
    mount(many('0'))
    const outside = dir === 'rtl' ? ['left', 'right'] : ['right', 'left']
    await expect.poll(() => row()?.dataset['more']).toBe(outside[0])
    mount(many('7'))
    await expect.poll(() => row()?.dataset['more']).toBe('leftright')
    const list = row()?.getBoundingClientRect() ?? new DOMRect()
    const box = tab('Topic 7').element().getBoundingClientRect()
    expect(box.left >= list.left + 31 && box.right <= list.right - 31).toBe(true)
    mount(many('11'))
    await expect.poll(() => row()?.dataset['more']).toBe(outside[1])
    expect(window.scrollY).toBe(0)
  })

  it('holds its widths whichever is chosen', async () => {
    mount(<Profile />)
    const widths = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')].map(({ offsetWidth }) => offsetWidth)
    const before = widths()
    await userEvent.click(tab('Media'))
    expect(widths()).toEqual(before)
    await expect.poll(() => getComputedStyle(tab('Media').element(), '::after').opacity).toBe('1')
    expect(getComputedStyle(tab('Media').element(), '::after').borderBottomWidth).toBe('2px')
  })

  it('writes counts as the language does', async () => {
    mount(
      <DesignSystemProvider locale="de">
        <Tabs.Root defaultValue="a">
          <Tabs.List aria-label="Profil">
            <Tabs.Tab value="a" count={1280}>
              Beiträge
            </Tabs.Tab>
            <Tabs.Tab value="b" count={12_400_000}>
              Antworten
            </Tabs.Tab>
          </Tabs.List>
        </Tabs.Root>
      </DesignSystemProvider>,
    )
    expect([...host.querySelectorAll('[role=tab]')].map((element) => element.textContent)).toEqual([
      'Beiträge 1.280',
      `Antworten ${(12_400_000).toLocaleString('de', { notation: 'compact', maximumFractionDigits: 1 })}`,
    ])
  })
})

it('as links: a navigation with the current page, every link a tab stop', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  mount(
    <Tabs.Root links value="people" onValueChange={onValueChange}>
      <Tabs.List aria-label="Results">
        {['posts', 'people'].map((kind) => (
          <Tabs.Tab key={kind} asChild value={kind}>
            <a href={`#${kind}`}>{kind}</a>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>,
  )
  await expect.element(page.getByRole('navigation', { name: 'Results' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'people' })).toHaveAttribute('aria-current', 'page')
  await userEvent.tab()
  expect(focused()).toBe('posts')
  await userEvent.tab()
  expect(focused()).toBe('people')
  expect(host.querySelector('[role]')).toBeNull()
})
