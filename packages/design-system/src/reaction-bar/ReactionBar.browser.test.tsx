import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { DesignSystemProvider, translate } from '../provider/index.ts'
import { reactionBarKeys, ReactionBar, ReactionSummary, reactionWords } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  host.style.padding = '100px'
  document.body.append(host)
  root = createRoot(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
  document.documentElement.removeAttribute('dir')
  await page.viewport(1000, 800)
})

const render = (children: ReactNode) => flushSync(() => root.render(children))
const bar = () => document.querySelector<HTMLElement>('[data-component=ReactionBar]')
const buttons = () => [...(bar()?.querySelectorAll('button') ?? [])]
const pressed = () => buttons().flatMap(({ ariaPressed, ariaLabel }) => (ariaPressed === 'true' ? [ariaLabel] : []))
const focused = () => document.activeElement?.ariaLabel
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('E1 the bar', () => {
  it('E1 is one tab stop with ten names, and executes its keys', async () => {
    const onValueChange = vi.fn<(value: string | null) => void>()
    render(
      <>
        <button aria-label="before" />
        <ReactionBar onValueChange={onValueChange} />
        <button aria-label="after" />
      </>,
    )
    host.querySelector('button')?.focus()
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`)
      return focused()
    }
    const proofs: Record<(typeof reactionBarKeys)[number]['key'], () => Promise<void>> = {
      Tab: async () => {
        expect(await press('Tab')).toBe('heart')
        expect(await press('Tab')).toBe('after')
        await userEvent.tab({ shift: true })
        expect(focused()).toBe('heart')
      },
      ArrowRight: async () => expect(await press('ArrowRight', 'ArrowRight')).toBe('surprised'),
      ArrowLeft: async () => expect(await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('party'),
      End: async () => expect(await press('ArrowLeft', 'End')).toBe('party'),
      Home: async () => expect(await press('Home')).toBe('heart'),
      Enter: async () => {
        await press('ArrowRight', 'Enter')
        expect(onValueChange).toHaveBeenLastCalledWith('😂')
        expect(pressed()).toEqual(['laugh'])
      },
      Space: async () => {
        await press(' ')
        expect(onValueChange).toHaveBeenLastCalledWith(null)
        expect(pressed()).toEqual([])
      },
    }
    for (const { key } of reactionBarKeys) await proofs[key]()
  })

  it('E1 says its names in the language of the page, and mirrors the arrows from right to left', async () => {
    const names = ['قلب', 'ضحك', 'دهشة', 'حزن', 'غضب', 'إعجاب', 'رفض', 'نار', 'مئة', 'احتفال'] as const
    const [heart, laugh, surprised, sad, angry, thumbsUp, thumbsDown, fire, hundred, party] = names
    const words = { heart, laugh, surprised, sad, angry, thumbsUp, thumbsDown, fire, hundred, party }
    document.documentElement.dir = 'rtl'
    render(
      <DesignSystemProvider locale="ar" dir="rtl" translations={[translate(reactionWords, words)]}>
        <ReactionBar />
      </DesignSystemProvider>,
    )
    expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual(names)
    buttons()[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('ضحك')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('احتفال')
  })

  it('E1 is 388 by 46 in one row, and five by two on a phone', async () => {
    render(<ReactionBar />)
    const coarse = matchMedia('(pointer: coarse)').matches
    expect(bar()?.offsetWidth).toBe(coarse ? 468 : 388)
    expect(bar()?.offsetHeight).toBe(coarse ? 54 : 46)
    await page.viewport(390, 800)
    host.style.padding = '8px'
    expect(new Set(buttons().map(({ offsetTop }) => offsetTop)).size).toBe(2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('E2 a press', () => {
  it('E2 gives, replaces and takes back, and asks to be closed each time', async () => {
    const onValueChange = vi.fn<(value: string | null) => void>()
    const onClose = vi.fn<() => void>()
    render(<ReactionBar defaultValue="🔥" onValueChange={onValueChange} onClose={onClose} />)
    expect(pressed()).toEqual(['fire'])
    await userEvent.click(button('100'))
    expect(pressed()).toEqual(['100'])
    await userEvent.click(button('100'))
    expect(pressed()).toEqual([])
    expect(onValueChange.mock.calls).toEqual([['💯'], [null]])
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('E2 the value is the parent’s where it is given', async () => {
    const onValueChange = vi.fn<(value: string | null) => void>()
    render(<ReactionBar value={null} onValueChange={onValueChange} />)
    await userEvent.click(button('heart'))
    expect(onValueChange).toHaveBeenCalledWith('❤️')
    expect(pressed()).toEqual([])
  })
})

describe('E3 signed out', () => {
  it('E3 a press changes nothing and tells the app, which says why', async () => {
    const onBlocked = vi.fn<() => void>()
    const onValueChange = vi.fn<(value: string | null) => void>()
    const onClose = vi.fn<() => void>()
    const props = { canReact: false, onBlocked, onValueChange }
    render(
      <ReactionSummary counts={[{ emoji: '🔥', count: 31 }]} {...props}>
        <ReactionBar {...props} onClose={onClose} />
      </ReactionSummary>,
    )
    await userEvent.click(button('fire, 31 reactions'))
    expect(onBlocked).toHaveBeenCalledOnce()
    await userEvent.click(button('heart'))
    expect(onBlocked).toHaveBeenCalledTimes(2)
    expect(onClose).toHaveBeenCalledOnce()
    expect(pressed()).toEqual([])
    expect(onValueChange).not.toHaveBeenCalled()
    await expect.element(button('fire, 31 reactions')).toHaveAttribute('data-state', 'off')
  })
})

describe('how it moves and looks', () => {
  const emulate = (name: string, value: string) => emulateMedia([{ name, value }])
  const running = () =>
    bar()
      ?.getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation) ?? []

  it('pops what was given for 260 ms, and nothing under reduced motion', async () => {
    render(<ReactionBar defaultValue="🔥" />)
    expect(running()).toEqual([])
    buttons()[9]?.click()
    await expect.poll(() => running().map(({ effect }) => effect?.getTiming().duration)).toEqual([260])
    await emulate('prefers-reduced-motion', 'reduce')
    buttons()[0]?.click()
    await expect.poll(pressed).toEqual(['heart'])
    expect(running()).toEqual([])
  })

  it('tells the pressed one by its border in forced colours', async () => {
    await emulate('forced-colors', 'active')
    render(<ReactionBar defaultValue="🔥" />)
    const borders = buttons().map((one) => getComputedStyle(one).borderTopColor)
    expect(borders[7]).not.toBe(borders[6])
    expect(getComputedStyle(buttons()[7] ?? document.body).borderTopWidth).toBe('3px')
  })
})

describe('the row of counts', () => {
  it('groups, leaves out what nobody gave, and says each chip as a whole', async () => {
    const counts = [
      { emoji: '🔥', count: 1204 },
      { emoji: '💯', count: 1 },
      { emoji: '🎉', count: 0 },
    ]
    render(
      <DesignSystemProvider locale="de">
        <ReactionSummary counts={counts} value="💯" />
      </DesignSystemProvider>,
    )
    const chips = [...document.querySelectorAll('[data-component=ReactionSummary] button')]
    expect(chips.map(({ ariaLabel }) => ariaLabel)).toEqual(['fire, 1204 reactions', '100, 1 reaction, yours'])
  })

  it('takes back what is yours and replaces it by another', async () => {
    const onValueChange = vi.fn<(value: string | null) => void>()
    const counts = [
      { emoji: '🔥', count: 31 },
      { emoji: '💯', count: 12 },
    ]
    render(<ReactionSummary counts={counts} defaultValue="🔥" onValueChange={onValueChange} />)
    await userEvent.click(button('fire, 31 reactions, yours'))
    await userEvent.click(button('100, 12 reactions'))
    expect(onValueChange.mock.calls).toEqual([[null], ['💯']])
    await expect.element(button('100, 12 reactions, yours')).toHaveFocus()
  })
})
