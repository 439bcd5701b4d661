import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { Poll, pollKeys, type PollProps } from './index.ts'

let root: Root
let host: HTMLElement

const hour = 60 * 60 * 1000
const now = Date.parse('2026-06-15T12:00:00Z')
const base = {
  question: 'Which loaf for Sunday?',
  options: [
    { id: 'rye', text: 'Rye', votes: 20 },
    { id: 'sourdough', text: 'Sourdough', votes: 29 },
  ],
  endsAt: now + 3 * hour,
  now,
} satisfies PollProps

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
})

const render = (children: ReactNode) => flushSync(() => root.render(children))
const rows = () => Array.from(host.querySelectorAll('li'), (row) => row.lastElementChild?.textContent)
const facts = () => host.querySelector('[data-component=Poll] > :last-child')?.textContent
const radio = (name: string) => page.getByRole('radio', { name })
/** What was said aloud last. */
const said = () => document.querySelector('[data-component=Announcer]')?.textContent
const voteButton = () => page.getByRole('button', { name: 'Vote' })

describe('voting', () => {
  it('PV1 is a radio group named by the question, and Vote waits for a choice', async () => {
    const onVote = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve())
    render(<Poll {...base} onVote={onVote} />)
    await expect.element(page.getByRole('radiogroup', { name: 'Which loaf for Sunday?' })).toBeVisible()
    await expect.element(voteButton()).toBeDisabled()
    const proofs: Record<(typeof pollKeys)[number]['key'], () => Promise<void>> = {
      Tab: async () => {
        await userEvent.keyboard('{Tab}')
        await expect.element(radio('Rye')).toHaveFocus()
      },
      Space: async () => {
        await userEvent.keyboard(' ')
        await expect.element(radio('Rye')).toBeChecked()
        await expect.element(voteButton()).toBeEnabled()
      },
      ArrowDown: async () => {
        await userEvent.keyboard('{ArrowDown}')
        await expect.element(radio('Sourdough')).toBeChecked()
      },
      ArrowUp: async () => {
        await userEvent.keyboard('{ArrowUp}')
        await expect.element(radio('Rye')).toBeChecked()
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}')
        expect(onVote).toHaveBeenCalledExactlyOnceWith('rye')
      },
    }
    for (const key of ['Tab', 'Space', 'ArrowDown', 'ArrowUp', 'Enter'] as const) await proofs[key]()
    expect(pollKeys.map(({ key }) => key).toSorted()).toEqual(Object.keys(proofs).toSorted())
    await expect.poll(() => document.activeElement?.tagName).toBe('UL')
  })

  it('PV5 shows a vote at once, and takes it back when it fails, and says so there and aloud', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    render(<Poll {...base} onVote={() => promise} />)
    await userEvent.click(radio('Rye'))
    await userEvent.click(voteButton())
    expect(rows()).toEqual(['Rye, 42 percent, 21 votes, your vote', 'Sourdough, 58 percent, 29 votes'])
    reject(new Error('offline'))
    await expect.element(radio('Rye')).toBeChecked()
    await expect.element(radio('Rye')).toHaveFocus()
    expect(facts()).toBe('49 votes · 3 hours left')
    await expect.element(page.getByText('Your vote was not counted. Please try again.').first()).toBeVisible()
    await expect.poll(said).toBe('Your vote was not counted. Please try again.')
    await userEvent.click(radio('Sourdough'))
    expect(host.textContent).not.toContain('not counted')
  })

  it('says what the consumer makes of a failure, or nothing, and leaves saying it aloud to the consumer', async () => {
    const onVoteError = vi.fn<(error: unknown) => string | null>(() => 'You are offline.')
    render(<Poll {...base} onVote={() => Promise.reject(new Error('offline'))} onVoteError={onVoteError} />)
    const before = said()
    await userEvent.click(radio('Rye'))
    await userEvent.click(voteButton())
    await expect.element(page.getByText('You are offline.')).toBeVisible()
    onVoteError.mockReturnValue(null)
    await userEvent.click(radio('Sourdough'))
    await userEvent.click(voteButton())
    await expect.element(radio('Sourdough')).toHaveFocus()
    expect(onVoteError).toHaveBeenCalledTimes(2)
    expect(host.textContent).not.toMatch(/offline|not counted/)
    expect(said()).toBe(before)
  })

  it('is the parent’s: a vote that it sets back to null is none', async () => {
    const onVote = vi.fn<(id: string) => void>()
    render(<Poll {...base} vote={null} onVote={onVote} />)
    await userEvent.click(radio('Rye'))
    await userEvent.click(voteButton())
    expect(rows()[0]).toBe('Rye, 42 percent, 21 votes, your vote')
    const counted = [{ id: 'rye', text: 'Rye', votes: 21 }, ...base.options.slice(1)]
    render(<Poll {...base} vote="rye" options={counted} onVote={onVote} />)
    expect(rows()[0]).toBe('Rye, 42 percent, 21 votes, your vote')
    await expect.poll(() => document.activeElement?.tagName).toBe('UL')
    render(<Poll {...base} vote={null} onVote={onVote} />)
    await expect.element(voteButton()).toBeVisible()
    expect(host.querySelectorAll('li')).toHaveLength(0)
    // What had the focus is gone: the choices have it now.
    expect(host.contains(document.activeElement)).toBe(true)
  })

  it('takes a vote back, and shows it again when that fails', async () => {
    const request = Promise.withResolvers<void>()
    const onRetract = vi.fn<() => Promise<void>>(() => request.promise)
    const counted = [{ id: 'rye', text: 'Rye', votes: 21 }, ...base.options.slice(1)]
    render(<Poll {...base} vote="rye" options={counted} onVote={() => undefined} onRetract={onRetract} />)
    await userEvent.click(page.getByRole('button', { name: 'Take back my vote' }))
    await expect.element(radio('Rye')).toHaveFocus()
    expect(facts()).toContain('49 votes')
    request.reject(new Error('offline'))
    await expect.poll(() => rows()[0]).toBe('Rye, 42 percent, 21 votes, your vote')
    await expect.element(page.getByText('Your vote was not taken back. Please try again.').first()).toBeVisible()
    onRetract.mockResolvedValue(undefined)
    await userEvent.click(page.getByRole('button', { name: 'Take back my vote' }))
    await expect.poll(said).toBe('Your vote was taken back')
    await expect.element(voteButton()).toBeVisible()
  })

  it('exchanges a vote for another', async () => {
    const onVote = vi.fn<(id: string) => void>()
    const counted = [{ id: 'rye', text: 'Rye', votes: 21 }, ...base.options.slice(1)]
    render(<Poll {...base} vote="rye" options={counted} changeable onVote={onVote} />)
    await userEvent.click(page.getByRole('button', { name: 'Change my vote' }))
    await expect.element(radio('Rye')).toHaveFocus()
    await expect.element(voteButton()).toBeDisabled()
    await userEvent.click(page.getByRole('button', { name: 'Back to results' }))
    expect(rows()).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Change my vote' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onVote).toHaveBeenCalledExactlyOnceWith('sourdough')
    await expect.poll(rows).toEqual(['Rye, 40 percent, 20 votes', 'Sourdough, 60 percent, 30 votes, your vote'])
  })

  it('takes several votes where it may, by checkboxes, and counts the people', async () => {
    const onVote = vi.fn<(ids: readonly string[]) => void>()
    render(<Poll {...base} multiple voters={40} onVote={onVote} />)
    await expect.element(page.getByRole('group', { name: 'Which loaf for Sunday?' })).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: 'Sourdough' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Rye' }))
    await userEvent.click(voteButton())
    expect(onVote).toHaveBeenCalledExactlyOnceWith(['rye', 'sourdough'])
    await expect
      .poll(rows)
      .toEqual(['Rye, 51 percent, 21 votes, your vote', 'Sourdough, 73 percent, 30 votes, your vote'])
    expect(facts()).toContain('41 people · 3 hours left')
    await expect.poll(said).toBe('You voted for Rye and Sourdough')
  })
})

describe('results', () => {
  it('PV3 each row reads as one sentence, and what is drawn is not read', () => {
    render(<Poll {...base} vote="rye" options={[{ id: 'rye', text: 'Rye', votes: 21 }, ...base.options.slice(1)]} />)
    expect(rows()).toEqual(['Rye, 42 percent, 21 votes, your vote', 'Sourdough, 58 percent, 29 votes'])
    for (const row of host.querySelectorAll('li')) {
      expect(Array.from(row.children, ({ ariaHidden }) => ariaHidden)).toEqual(['true', 'true', 'true', null])
    }
  })

  it('PV2 shows 0 percent while nobody has voted', () => {
    render(<Poll {...base} options={base.options.map((option) => ({ ...option, votes: 0 }))} />)
    expect(rows()).toEqual(['Rye, 0 percent, 0 votes', 'Sourdough, 0 percent, 0 votes'])
  })

  it('PV4 bars grow from where reading begins, and stay in forced colours', async () => {
    render(<Poll {...base} dir="rtl" />)
    const row = host.querySelector('li')
    const bar = row?.firstElementChild
    if (!row || !bar) throw new Error('There is no row.')
    expect(bar.getBoundingClientRect().right).toBe(row.getBoundingClientRect().right)
    expect(bar.getBoundingClientRect().width / row.clientWidth).toBeCloseTo(0.41, 2)
    await emulateMedia([{ name: 'forced-colors', value: 'active' }])
    expect(getComputedStyle(bar).backgroundColor).not.toBe(getComputedStyle(row).backgroundColor)
    expect(bar.getBoundingClientRect().height).toBe(4)
  })

  it('bars grow after a press that shows them, and are there at once for who finds them', async () => {
    const bars = () => Array.from(host.querySelectorAll('li > :first-child'))
    const grown = vi.fn<() => void>()
    host.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && bars().includes(target)) grown()
    })
    render(<Poll key="found" {...base} vote="rye" onVote={() => undefined} />)
    expect(bars().flatMap((bar) => bar.getAnimations())).toEqual([])
    render(<Poll key="open" {...base} onVote={() => undefined} />)
    await userEvent.click(radio('Rye'))
    await userEvent.click(voteButton())
    await expect.poll(() => grown).toHaveBeenCalledTimes(2)

    await emulateMedia([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    render(<Poll key="still" {...base} onVote={() => undefined} resultsBeforeVote />)
    await userEvent.click(page.getByRole('button', { name: 'Show results' }))
    await expect.poll(() => bars().map((bar) => getComputedStyle(bar).transitionDuration)).toEqual(['0s', '0s'])
    expect(grown).toHaveBeenCalledTimes(2)
  })
})

describe('the end', () => {
  it.each([undefined, null])('is open without one (%s)', (endsAt) => {
    render(<Poll {...base} endsAt={endsAt} onVote={() => undefined} />)
    expect(facts()).toBe('49 votes')
    expect(host.querySelectorAll('input')).toHaveLength(2)
  })

  it('PV6 closes live after 40 days, and no timer is longer than a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const end = now + 40 * 24 * hour
    render(<Poll {...base} now={undefined} endsAt={end} onVote={() => undefined} />)
    await expect.poll(facts).toBe('49 votes · 40 days left')
    vi.setSystemTime(end - 45_000)
    vi.advanceTimersByTime(30_000)
    await expect.poll(facts).toBe('49 votes · 1 minute left')
    expect(host.querySelectorAll('input')).toHaveLength(2)
    vi.advanceTimersByTime(15_000)
    await expect.poll(facts).toBe('49 votes · Final results')
    expect(host.querySelectorAll('input')).toHaveLength(0)
    expect(Math.max(0, ...timers.mock.calls.map(([, delay]) => delay ?? 0))).toBeLessThanOrEqual(60_000)
  })

  it('PV6 one that ended before the page was read says nothing and takes no focus', async () => {
    const poll = <Poll {...base} now={undefined} endsAt={now - hour} />
    flushSync(() => root.unmount())
    host.innerHTML = renderToString(poll)
    expect(facts()).toBe('49 votes')
    root = hydrateRoot(host, poll)
    await expect.poll(facts).toBe('49 votes · Final results')
    expect(document.activeElement).toBe(document.body)
  })
})
