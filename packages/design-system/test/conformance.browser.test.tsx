/**
 * The contract every primitive keeps, asked of every component the package exports. The list is discovered: a new
 * export is asked without being listed, and a fixture whose export is gone fails.
 */
import axe, { type RunOptions } from 'axe-core'
import { Fragment, StrictMode, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia, setPointer } from './emulation.ts'
import '../src/theme/styles.ts'
import { finishAnimations, pressOn, settled } from './at-rest.ts'
import { all, icons, orphans, providers, single } from './conformance.components.tsx'
import type { Probe } from './conformance.fixture.tsx'
import {
  describeElement,
  interactiveElements,
  isFilled,
  isInline,
  isSeenWithoutFills,
  keepsAnEdge,
  showsFocus,
  target,
} from './conformance.rules.ts'

let root: Root | undefined
let host: HTMLElement
const warned = vi.fn<(...words: unknown[]) => void>()

beforeEach(() => {
  host = document.createElement('main')
  document.body.append(host)
  warned.mockReset()
  vi.spyOn(console, 'error').mockImplementation(warned)
  vi.spyOn(console, 'warn').mockImplementation(warned)
})

afterEach(() => {
  flushSync(() => root?.unmount())
  root = undefined
  document.querySelector('#probe')?.remove()
})

const emulate = (name: string, value: string) => emulateMedia([{ name, value }])

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function axeIssues(runOnly: RunOptions['runOnly'] = everyRule): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

async function show(element: ReactElement): Promise<void> {
  root = createRoot(host)
  flushSync(() => root?.render(<StrictMode>{element}</StrictMode>))
  await settled()
}

/** The outermost element of the component under test, wherever it was rendered. */
function outermost(component: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-component="${component}"].conformance-probe`)
  if (!found) throw new Error(`No element with data-component="${component}" and the class given to it`)
  return found
}

/** The element that took the props it does not know: itself, or the control inside it. */
function receiver(component: string): HTMLElement {
  const found = outermost(component)
  const inner = found.matches('[data-probe]') ? found : found.querySelector<HTMLElement>('[data-probe]')
  if (!inner) throw new Error('The unknown prop data-probe did not reach the document')
  return inner
}

it('knows of nothing that is not exported', () => {
  expect(orphans).toEqual([])
  expect(Object.keys(all).length).toBeGreaterThan(40)
  expect(single.length + icons.length).toBe(Object.keys(all).length + 3)
})

const rendered = single.filter(([, { wrapper }]) => !wrapper)

describe.each(rendered)('%s', (name, fixture) => {
  const component = fixture.component ?? name

  it('keeps ref, class, style, name and unknown props', async () => {
    const ref = vi.fn<(element: Element | null) => void>()
    // Unlayered, so that it beats whatever the design system says in its own layer.
    const sheet = document.createElement('style')
    sheet.id = 'probe'
    sheet.textContent = '.conformance-probe { letter-spacing: 7px }'
    document.head.append(sheet)
    await show(
      fixture.render({
        ref,
        className: 'conformance-probe',
        style: { order: 3 },
        'data-probe': 'reached',
        lang: 'x-probe',
      }),
    )
    const element = outermost(component)
    expect([...element.classList].at(-1)).toBe('conformance-probe')
    expect(getComputedStyle(element).letterSpacing).toBe('7px')
    expect(element.style.order).toBe('3')
    expect(receiver(component).getAttribute('lang')).toBe('x-probe')
    expect(ref).toHaveBeenCalledWith(receiver(component))
    expect(warned).not.toHaveBeenCalled()
  })
})

/** One function draws them all: each keeps what it is given, and what is asked of a page is asked once of all of them. */
describe('all icons on one page', () => {
  const showAll = (probe: (name: string) => Probe = () => ({})) =>
    show(
      <div>
        {icons.map(([name, { render }]) => (
          <Fragment key={name}>{render(probe(name))}</Fragment>
        ))}
      </div>,
    )

  it('keep ref, class, style, name and unknown props, and say nothing to assistive technology', async () => {
    const given = new Map(icons.map(([name]) => [name, vi.fn<(element: Element | null) => void>()]))
    await showAll((name) => ({
      ref: given.get(name),
      className: 'conformance-probe',
      style: { order: 3 },
      'data-probe': name,
      lang: 'x-probe',
    }))
    expect(icons.length).toBeGreaterThan(80)
    for (const [name] of icons) {
      const icon = document.querySelector<SVGElement>(`[data-probe=${name}]`)
      expect({
        component: icon?.dataset['component'],
        lastClass: [...(icon?.classList ?? [])].at(-1),
        order: icon?.style.order,
        lang: icon?.getAttribute('lang'),
        hidden: icon?.getAttribute('aria-hidden'),
        isDrawn: icon?.hasChildNodes(),
      }).toEqual({
        component: name,
        lastClass: 'conformance-probe',
        order: '3',
        lang: 'x-probe',
        hidden: 'true',
        isDrawn: true,
      })
      expect(given.get(name)).toHaveBeenCalledWith(icon)
    }
    expect(warned).not.toHaveBeenCalled()
  })

  it('have no issue that axe finds, nothing to press and nothing that moves', async () => {
    await showAll()
    expect(await axeIssues()).toEqual([])
    expect(interactiveElements()).toEqual([])
    expect(document.getAnimations()).toEqual([])
  })

  it('stand in forced colours, in the colour of the text around them', async () => {
    document.documentElement.dir = 'rtl'
    await showAll()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await emulate('forced-colors', 'active')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const text = getComputedStyle(host).color
    for (const icon of host.querySelectorAll('svg')) expect(getComputedStyle(icon).stroke).toBe(text)
    expect(await axeIssues({ type: 'rule', values: ['color-contrast'] })).toEqual([])
  })
})

const offeringAsChild = Object.entries(all).flatMap(([name, { asChild, component = name }]) =>
  asChild ? [{ name, component, asChild }] : [],
)

it.each(offeringAsChild)(
  '$name renders as the child it is given, and both are heard',
  async ({ component, asChild }) => {
    const heard: string[] = []
    const childRef = vi.fn<(element: Element | null) => void>()
    const ref = vi.fn<(element: Element | null) => void>()
    const child = (
      <a href="#there" className="of-child" onClick={() => heard.push('child')} ref={childRef} data-child>
        Go there
      </a>
    )
    await show(asChild({ className: 'conformance-probe', onClick: () => heard.push('component'), ref }, child))
    const link = document.querySelector<HTMLElement>('[data-child]')
    expect(link?.tagName).toBe('A')
    expect(link?.dataset.component).toBe(component)
    expect([...(link?.classList ?? [])]).toEqual(expect.arrayContaining(['conformance-probe', 'of-child']))
    expect([...(link?.classList ?? [])].at(-1)).toBe('of-child')
    link?.click()
    expect(heard).toEqual(['child', 'component'])
    expect(childRef).toHaveBeenCalledWith(link)
    expect(ref).toHaveBeenCalledWith(link)
  },
)

const pressable = Object.entries(all).flatMap(([name, { press, render, component = name }]) =>
  press ? [{ name, component, render, happened: press }] : [],
)

describe.each(pressable)('$name, pressed', ({ component, render, happened }) => {
  const press = async (handler: (event: Event) => void) => {
    await show(render({ className: 'conformance-probe', 'data-probe': '', onClick: handler, onPointerDown: handler }))
    await pressOn(receiver(component))
  }

  it('does its own after the consumer’s handler', async () => {
    const handler = vi.fn<(event: Event) => void>()
    await press(handler)
    expect(handler).toHaveBeenCalled()
    expect(happened()).toBe(true)
  })

  it('does nothing of its own after preventDefault()', async () => {
    await press((event) => event.preventDefault())
    expect(happened()).toBe(false)
  })
})

const controllable = Object.entries(all).flatMap(([name, { controlled, render }]) =>
  controlled ? [{ name, render, ...controlled }] : [],
)

describe.each(controllable)('$name with its $prop', ({ render, prop, from, to, act, shown }) => {
  const capital = prop[0]?.toUpperCase() + prop.slice(1)

  it('given: tells of the change, and shows what it is given', async () => {
    const change = vi.fn<(...args: unknown[]) => void>()
    await show(render({ [prop]: from, [`on${capital}Change`]: change }))
    expect(shown()).toEqual(from)
    await act()
    await settled()
    expect(change.mock.calls.map(([value]) => value)).toEqual([to])
    expect(shown()).toEqual(from)
  })

  it('kept by itself: starts where it is told and goes on alone', async () => {
    const change = vi.fn<(...args: unknown[]) => void>()
    await show(render({ [`default${capital}`]: from, [`on${capital}Change`]: change }))
    expect(shown()).toEqual(from)
    await act()
    await settled()
    expect(change.mock.calls.map(([value]) => value)).toEqual([to])
    expect(shown()).toEqual(to)
  })
})

const isPressed = (element: HTMLElement) => element.matches('button, a[href], [role=menuitem], [role=option]')

it.each(rendered)(
  '%s hears a press where it is one element that is pressed',
  async (name, { render, component = name }) => {
    const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    await show(render({ className: 'conformance-probe', 'data-probe': '', onClick: heard }))
    const pressed = [receiver(component)].filter(isPressed)
    for (const element of pressed) element.click()
    expect(heard).toHaveBeenCalledTimes(pressed.length)
  },
)

describe.each([...single, ...Object.entries(providers)])('%s', (_, { render }) => {
  it('has no issue that axe finds', async () => {
    await show(render({}))
    // What is still fading in has less contrast than it will have.
    finishAnimations()
    expect(await axeIssues()).toEqual([])
  })
})

describe('what the system asks for', () => {
  it.each(rendered)('%s does not move under reduced motion', async (_, { render }) => {
    await emulate('prefers-reduced-motion', 'reduce')
    await show(render({}))
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false
      return effect
        .getKeyframes()
        .some(({ transform, translate, scale, rotate }) => transform ?? translate ?? scale ?? rotate)
    })
    expect(moving).toEqual([])
  })

  it.each(rendered)('%s stands right to left and in forced colours', async (name, fixture) => {
    document.documentElement.dir = 'rtl'
    await show(fixture.render({ className: 'conformance-probe' }))
    const element = outermost(fixture.component ?? name)
    const filled = isFilled(element)
    expect(document.documentElement.scrollWidth, 'wider than the page').toBeLessThanOrEqual(innerWidth)
    await emulate('forced-colors', 'active')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    finishAnimations()
    expect(filled && !keepsAnEdge(element), 'its fill is gone and no edge is left').toBe(false)
    expect(
      interactiveElements()
        .filter((part) => !isSeenWithoutFills(part))
        .map(describeElement),
    ).toEqual([])
    // What else axe asks does not depend on colours, and was asked above.
    expect(await axeIssues({ type: 'rule', values: ['color-contrast'] })).toEqual([])
  })

  /** What there is to press, where it is smaller than `least` px either way. */
  const smallerThan = (least: number) =>
    interactiveElements()
      .filter((part) => !isInline(part))
      .flatMap((part) => {
        const { width, height } = target(part)
        return Math.round(width) < least || Math.round(height) < least
          ? [`${width} × ${height}: ${describeElement(part)}`]
          : []
      })

  it.each(rendered)('%s has targets for a mouse, and shows where the focus is', async (_, fixture) => {
    await setPointer('fine')
    await show(fixture.render({}))
    finishAnimations()
    expect(smallerThan(24)).toEqual([])
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    const silent = interactiveElements().filter((part) => part === focused && !showsFocus(part))
    expect(silent.map(describeElement)).toEqual([])
  })

  it.each(rendered)('%s has targets for a finger', async (_, fixture) => {
    await setPointer('coarse')
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await show(fixture.render({}))
    finishAnimations()
    expect(smallerThan(fixture.finger ?? 44)).toEqual([])
  })
})
