import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce } from './index.ts'

const region = () => document.querySelector('[data-component=Announcer]')

/** Every text that enters the region, in its order. */
function ledger(): string[] {
  const said: string[] = []
  const target = region()
  if (target) {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const { textContent } of addedNodes) said.push(textContent ?? '')
    }).observe(target, { childList: true })
  }
  return said
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  announce('the region is there')
  vi.advanceTimersByTime(10_000)
})

afterEach(() => void vi.useRealTimers())

it('says every text of one interaction, one after the other, and the same one twice', async () => {
  const said = ledger()
  announce('Option 3 removed')
  vi.advanceTimersByTime(20)
  announce('20 characters left')
  announce('20 characters left')
  vi.advanceTimersByTime(30)
  expect(region()?.textContent).toBe('Option 3 removed')
  vi.advanceTimersByTime(499)
  expect(region()?.textContent).toBe('Option 3 removed')
  vi.advanceTimersByTime(1)
  expect(region()?.textContent).toBe('20 characters left')
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  await expect.poll(() => said).toEqual(['Option 3 removed', '20 characters left', '20 characters left'])
})

it('says at once what comes when nothing waits, and makes nothing wait for long', () => {
  announce('one')
  vi.advanceTimersByTime(550)
  announce('two')
  vi.advanceTimersByTime(50)
  expect(region()?.textContent).toBe('two')
  for (let count = 0; count < 20; count += 1) announce(`${count}`)
  vi.advanceTimersByTime(3000)
  expect(region()?.textContent).toBe('19')
})
