import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPointer } from '../../test/emulation.ts'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Dialog } from '../dialog/index.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { HoverCard, hoverCardKeys, useHoverCardTrigger } from './index.ts'

setUpHost()

/** A place where the pointer of the test is on nothing. */
const nowhere = () => userEvent.hover(page.getByTestId('nowhere'))

beforeEach(async () => {
  document.documentElement.dir = 'ltr'
  flushSync(() => root.render(<Nowhere />))
  await nowhere()
})

function Nowhere() {
  return (
    <div
      data-testid="nowhere"
      style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, inlineSize: 20, blockSize: 20 }}
    />
  )
}

const mount = (children: ReactNode) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Nowhere />
        {children}
      </StrictMode>,
    ),
  )

function Example({
  children,
  name = 'Noor',
  ...props
}: Partial<Parameters<typeof HoverCard.Root>[0]> & { name?: string }) {
  return (
    <HoverCard.Root delay={0} closeDelay={60} {...props}>
      <p style={{ marginInline: 200 }}>
        <HoverCard.Trigger href={`#${name}`}>{name}</HoverCard.Trigger>
      </p>
      <HoverCard.Content label={name}>
        <button>Follow {name}</button>
        {children}
      </HoverCard.Content>
    </HoverCard.Root>
  )
}

const link = (name = 'Noor') => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-component=HoverCard]')]
const labels = () => cards().map((card) => card.getAttribute('aria-label'))
const told = () => vi.fn<OnOpenChange>()
const reasons = ({ mock }: ReturnType<typeof told>) => mock.calls.map(([open, { reason }]) => `${open} ${reason}`)

/** Two frames, in which whatever has no wait has happened. */
const aWhile = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

it('executes its keys', async () => {
  expect(hoverCardKeys.map(({ key }) => key)).toEqual(['Tab', 'Tab', 'Tab', 'Escape', 'Enter'])
  mount(
    <>
      <Example />
      <button>after</button>
    </>,
  )
  await userEvent.tab()
  await expect.poll(labels).toEqual(['Noor'])
  await expect.element(link()).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Follow Noor')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('after')).toHaveFocus()
  await expect.poll(labels).toEqual([])
  await userEvent.tab({ shift: true })
  await expect.poll(labels).toEqual(['Noor'])
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.poll(labels).toEqual([])
  await expect.element(link()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#Noor')
  expect(labels()).toEqual([])
  history.replaceState(null, '', location.pathname + location.search)
})

describe('by pointer', () => {
  it('comes for a mouse that rests, waits for it to reach the card, and goes when it has left', async () => {
    const heard = told()
    mount(<Example onOpenChange={heard} />)
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    await expect.element(link()).toHaveAttribute('aria-details', cards()[0]?.id ?? '?')
    await userEvent.hover(button('Follow Noor'))
    await userEvent.hover(link())
    expect(labels()).toEqual(['Noor'])
    await nowhere()
    await expect.poll(labels).toEqual([])
    expect(reasons(heard)).toEqual(['true hover', 'false hover'])
    await expect.element(link()).not.toHaveAttribute('aria-details')
  })

  it('never comes by touch', async () => {
    const heard = told()
    mount(<Example onOpenChange={heard} />)
    const trigger = link().element()
    for (const type of ['pointerdown', 'pointermove', 'pointerup'])
      trigger.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    await aWhile()
    expect(heard).not.toHaveBeenCalled()
  })

  it('does not come while something is pulled across it', async () => {
    const heard = told()
    mount(<Example onOpenChange={heard} />)
    link()
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', buttons: 1 }))
    await aWhile()
    expect(heard).not.toHaveBeenCalled()
  })

  it('a press sends it away, and it comes back no sooner than the pointer does', async () => {
    const heard = told()
    mount(<Example onOpenChange={heard} />)
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    const press = (type: string) =>
      link()
        .element()
        .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
    press('pointerdown')
    press('pointermove')
    await aWhile()
    expect(reasons(heard)).toEqual(['true hover', 'false trigger'])
    await nowhere()
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
  })

  it('one is seen at a time', async () => {
    const heard = told()
    mount(
      <>
        <Example closeDelay={10_000} onOpenChange={heard} />
        <div style={{ blockSize: 200 }} />
        <Example name="Ines" />
      </>,
    )
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    await userEvent.hover(link('Ines'))
    await expect.poll(labels).toEqual(['Ines'])
    expect(reasons(heard)).toEqual(['true hover', 'false other'])
  })

  it('a menu that is opened out of it is a part of it, and takes Escape first', async () => {
    mount(
      <Example>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>Options</DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Mute</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </Example>,
    )
    await userEvent.hover(link())
    await userEvent.click(button('Options'))
    await userEvent.hover(page.getByRole('menuitem', { name: 'Mute' }))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
    expect(labels()).toEqual(['Noor'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(labels).toEqual([])
  })
})

describe('WCAG 1.4.13', () => {
  it('Escape closes it wherever the focus is, and not the dialog around it', async () => {
    mount(
      <Dialog.Root defaultOpen>
        <Dialog.Content title="People" closeButton={false}>
          <input aria-label="Search" />
          <Example />
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.click(page.getByLabelText('Search'))
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(labels).toEqual([])
    await expect.element(page.getByRole('dialog', { name: 'People' })).toBeVisible()
    await expect.element(page.getByLabelText('Search')).toHaveFocus()
  })

  it('stays while a keyboard is there, though the pointer leaves', async () => {
    mount(<Example />)
    await userEvent.tab()
    await expect.poll(labels).toEqual(['Noor'])
    await userEvent.hover(button('Follow Noor'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await nowhere()
    vi.advanceTimersByTime(120)
    vi.useRealTimers()
    expect(labels()).toEqual(['Noor'])
  })

  it('keeps the focus where it is', async () => {
    mount(
      <>
        <button>before</button>
        <Example />
      </>,
    )
    await userEvent.click(button('before'))
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    await nowhere()
    await expect.poll(labels).toEqual([])
    await expect.element(button('before')).toHaveFocus()
  })
})

describe('owned by a parent', () => {
  it('tells why, and stays where that is refused', async () => {
    const heard = vi.fn<OnOpenChange>((_, { reason, cancel }) => reason === 'escape' && cancel())
    mount(<Example onOpenChange={heard} />)
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    await userEvent.keyboard('{Escape}')
    expect(labels()).toEqual(['Noor'])
    await userEvent.click(page.getByTestId('nowhere'))
    await expect.poll(labels).toEqual([])
    expect(reasons(heard)).toContain('false escape')
  })

  it('goes when its trigger does', async () => {
    const heard = told()
    const show = (isThere: boolean) =>
      mount(
        <HoverCard.Root defaultOpen onOpenChange={heard}>
          {isThere ? <HoverCard.Trigger href="#noor">Noor</HoverCard.Trigger> : null}
          <HoverCard.Content label="Noor" />
        </HoverCard.Root>,
      )
    show(true)
    show(false)
    await expect.poll(() => reasons(heard)).toEqual(['false anchor-gone'])
  })

  it('one that is open from the start adopts the server’s markup without a word', async () => {
    const error = vi.spyOn(console, 'error')
    const app = (
      <StrictMode>
        <Example defaultOpen />
      </StrictMode>
    )
    const place = document.createElement('div')
    host.append(place)
    place.innerHTML = renderToString(app)
    const [before] = cards()
    const hydrated = hydrateRoot(place, app, { onRecoverableError: (problem) => expect(problem).toBeUndefined() })
    await expect.poll(() => before?.matches(':popover-open')).toBe(true)
    expect(cards()).toEqual([before])
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
    flushSync(() => hydrated.unmount())
    place.remove()
  })
})

describe('of many links, by a selector', () => {
  function Named() {
    const trigger = useHoverCardTrigger()
    return trigger ? (
      <HoverCard.Content label={trigger.textContent}>
        <a href="/people/other">{`About ${trigger.textContent}`}</a>
      </HoverCard.Content>
    ) : null
  }
  const Many = ({ children, ...props }: Partial<Parameters<typeof HoverCard.Root>[0]>) => (
    <>
      {children}
      <HoverCard.Root delay={0} closeDelay={60} triggers='a[href^="/people/"]' {...props}>
        <Named />
      </HoverCard.Root>
    </>
  )
  const People = () => (
    <p style={{ marginInline: 200 }}>
      <a href="/people/noor">Noor</a> and <a href="/people/ines">Ines</a>
    </p>
  )

  it('tells its content which one it is for, and moves on to the next', async () => {
    mount(
      <Many>
        <People />
      </Many>,
    )
    await userEvent.hover(link())
    await expect.poll(labels).toEqual(['Noor'])
    expect(cards()[0]?.parentElement).toBe(document.body)
    // A link in the card is no trigger.
    await userEvent.hover(link('About Noor'))
    await aWhile()
    expect(labels()).toEqual(['Noor'])
    await userEvent.hover(link('Ines'))
    await expect.poll(labels).toEqual(['Ines'])
  })

  it('comes by pointer alone, and gives the focus in it back to its link', async () => {
    mount(
      <Many>
        <People />
      </Many>,
    )
    await userEvent.tab()
    await expect.element(link()).toHaveFocus()
    await aWhile()
    expect(labels()).toEqual([])
    await userEvent.hover(link('Ines'))
    await expect.poll(labels).toEqual(['Ines'])
    const inside = link('About Ines').element()
    if (inside instanceof HTMLElement) inside.focus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(labels).toEqual([])
    await expect.element(link('Ines')).toHaveFocus()
  })

  it('takes the theme and the direction of its link, and stands in the dialog that holds it', async () => {
    mount(
      <Many>
        <Dialog.Root defaultOpen>
          <Dialog.Content title="People" closeButton={false}>
            <div data-theme="dark" dir="rtl">
              <a href="/people/noor">نور</a>
            </div>
          </Dialog.Content>
        </Dialog.Root>
      </Many>,
    )
    await userEvent.hover(link('نور'))
    await expect.poll(labels).toEqual(['نور'])
    const [card] = cards()
    expect([card?.dataset['theme'], card?.dir]).toEqual(['dark', 'rtl'])
    expect(card?.closest('[role=dialog]:not([data-component=HoverCard])')).not.toBeNull()
    for (const animation of document.getAnimations()) animation.finish()
    expect(card?.getBoundingClientRect().right).toBeCloseTo(link('نور').element().getBoundingClientRect().right, 0)
  })

  it('finds the pointer at rest on what it was loaded for', async () => {
    await setPointer('fine')
    const load = (isLoaded: boolean) =>
      mount(
        <>
          <People />
          {isLoaded ? <Many /> : null}
        </>,
      )
    load(false)
    await userEvent.hover(link())
    load(true)
    await expect.poll(labels).toEqual(['Noor'])
  })
})

describe('cost', () => {
  it('200 cards listen with the listeners of one', async () => {
    const add = vi.spyOn(document, 'addEventListener')
    mount(<Example />)
    const forOne = add.mock.calls.length
    expect(forOne).toBeGreaterThan(0)
    mount(Array.from({ length: 200 }, (_, i) => <Example key={i} name={`n${i}`} />))
    // What the first one leaves, the others take up anew.
    expect(add.mock.calls.length - forOne).toBeLessThanOrEqual(forOne)
    add.mockRestore()
  })
})
