import '../theme/styles.ts'
import { memo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { page, userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '../provider/index.ts'
import { tabsKeys } from './Tabs.keys.ts'
import { Tabs } from './index.ts'
import { useTabs } from './tabs-context.ts'

setUpHost()

afterEach(() => {
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
      <Tabs.List label="Profile">
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
        <Tabs.List label="Letters">
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
        <Tabs.List label="Topics">
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
          <Tabs.List label="Profil">
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
      <Tabs.List label="Results">
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

describe('the row stays where its reader puts it', () => {
  const row = () => control(host.querySelector('[role=tablist]'))
  const control = (element: Element | null): HTMLElement => {
    if (!(element instanceof HTMLElement)) throw new Error('It is not there')
    return element
  }
  const topics = (value: string, ticks = 0, count = 12, width = 300) => (
    <div style={{ inlineSize: width, overflow: 'hidden' }}>
      <Tabs.Root value={value} onValueChange={() => {}}>
        <Tabs.List label={`Topics, ${ticks} new`}>
          {Array.from({ length: count }, (_, i) => (
            <Tabs.Tab key={i} value={`${i}`} count={ticks}>{`Topic ${i}`}</Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </div>
  )

  it('when a count beside it ticks', () => {
    mount(topics('0'))
    row().scrollLeft = 400
    mount(topics('0', 1))
    expect(row().scrollLeft).toBe(400)
  })

  it('and shows the chosen tab when another is chosen, tabs come, or the room changes', async () => {
    mount(topics('0'))
    row().scrollLeft = 400
    mount(topics('11'))
    const end = row().scrollWidth - row().clientWidth
    expect(row().scrollLeft).toBeGreaterThan(end - 32)
    row().scrollLeft = 0
    mount(topics('11', 0, 13))
    expect(row().scrollLeft).toBeGreaterThan(400)
    row().scrollLeft = 0
    mount(topics('11', 0, 13, 280))
    await expect.poll(() => row().scrollLeft).toBeGreaterThan(400)
  })

  it('or follows the chosen tab while nobody moved it: counts that come make the row longer', () => {
    mount(topics('7'))
    mount(topics('7', 1_234))
    const chosenTab = control(host.querySelector('[data-state=active]')).getBoundingClientRect()
    expect(chosenTab.right).toBeLessThanOrEqual(row().getBoundingClientRect().right)
  })

  it('and draws no tab again for what its parent does', () => {
    const drawn = vi.fn<() => null>(() => null)
    const Name = memo(function Name() {
      useTabs()
      return drawn()
    })
    const name = <Name />
    const change = () => {}
    const all = (title: string) => (
      <Tabs.Root value="a" title={title} onValueChange={() => change()}>
        {name}
      </Tabs.Root>
    )
    mount(all('One'))
    mount(all('Two'))
    expect(drawn).toHaveBeenCalledOnce()
  })
})

describe('at its edges', () => {
  const stops = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')].filter(({ tabIndex }) => tabIndex === 0)
  const names = () => stops().map(({ textContent }) => textContent)
  const three = (value: string, disabled?: string, left: readonly string[] = ['a', 'b', 'c']) => (
    <Tabs.Root value={value} onValueChange={() => {}}>
      <Tabs.List label="Letters">
        {left.map((letter) => (
          <Tabs.Tab key={letter} value={letter} disabled={letter === disabled}>
            {letter}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )

  it('has one tab stop, also while the chosen tab is missing or disabled', () => {
    mount(three('b'))
    expect(names()).toEqual(['b'])
    mount(three('gone'))
    expect(names()).toEqual(['a'])
    mount(three('a', 'a'))
    expect(names()).toEqual(['b'])
    mount(three('gone', undefined, ['b', 'c']))
    expect(names()).toEqual(['b'])
    mount(three('c', undefined, ['b', 'c']))
    expect(names()).toEqual(['c'])
  })

  it('moves among tabs that are links, and presses one with Space', async () => {
    const onValueChange = vi.fn<(value: string) => void>()
    mount(
      <Tabs.Root defaultValue="a" activation="manual" onValueChange={onValueChange}>
        <Tabs.List label="Letters">
          {['a', 'b', 'c'].map((letter) => (
            <Tabs.Tab key={letter} asChild value={letter} disabled={letter === 'b'}>
              <a href={`#${letter}`}>{letter}</a>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('c')
    await userEvent.keyboard(' ')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('c')
    flushSync(() => host.querySelectorAll('a')[1]?.click())
    expect(onValueChange).toHaveBeenCalledOnce()
    expect(host.querySelectorAll('a')[1]?.getAttribute('aria-disabled')).toBe('true')
  })

  it('stands in a column and takes the arrows up and down', async () => {
    document.documentElement.dir = 'rtl'
    mount(<Profile orientation="vertical" />)
    const list = host.querySelector<HTMLElement>('[role=tablist]')
    expect(list?.getAttribute('aria-orientation')).toBe('vertical')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe('Posts 128')
    expect(tabsKeys.at(-2)?.key).toBe('ArrowDown')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('Replies')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toBe('Media')
    const tops = [...host.querySelectorAll('[role=tab]')].map((element) => element.getBoundingClientRect().top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    const box = list?.getBoundingClientRect() ?? new DOMRect()
    const shown = host.querySelector('[role=tabpanel]:not([hidden])')?.getBoundingClientRect() ?? new DOMRect()
    expect(shown.right).toBeLessThanOrEqual(box.left)
  })

  it('goes from the tab into a panel that begins with a control, and to the panel itself where it does not', async () => {
    const late = (content: ReactNode) => (
      <Tabs.Root defaultValue="a">
        <Tabs.List label="Letters">
          <Tabs.Tab value="a">A</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">
          <div>{content}</div>
        </Tabs.Panel>
      </Tabs.Root>
    )
    const stop = () => host.querySelector<HTMLElement>('[role=tabpanel]')?.getAttribute('tabindex')
    mount(late('Waiting'))
    expect(stop()).toBe('0')
    mount(late(<button type="button">Follow</button>))
    await expect.poll(stop).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    expect(focused()).toBe('Follow')
    mount(late(<p>Nobody yet</p>))
    await expect.poll(stop).toBe('0')
  })

  it('is named by a heading', async () => {
    mount(
      <>
        <h2 id="letters">Letters</h2>
        <Tabs.Root defaultValue="a">
          <Tabs.List aria-labelledby="letters">
            <Tabs.Tab value="a">A</Tabs.Tab>
          </Tabs.List>
        </Tabs.Root>
      </>,
    )
    await expect.element(page.getByRole('tablist', { name: 'Letters' })).toBeVisible()
  })
})
