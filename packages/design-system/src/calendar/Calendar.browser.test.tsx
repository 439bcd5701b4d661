import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Calendar, RangeCalendar, calendarKeys, type DayRange } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['day'] : undefined
const day = (iso: string) => page.elementLocator(host.querySelector(`[data-day="${iso}"]`) ?? host)
const chosen = () =>
  [...host.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(({ dataset }) => dataset['day'])
const month = () => host.querySelector('[aria-live]')?.textContent
const sent = () => new FormData(host.querySelector('form') ?? undefined).get('day')
/** What each key leads to, one after the other. */
async function walk(keys: readonly string[]) {
  const days: (string | undefined)[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    days.push(focused())
  }
  return days
}

it('executes its keys', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(<Calendar defaultValue="2026-11-11" onValueChange={told} />)
  expect(calendarKeys.map(({ key }) => key).join(' ')).toBe(
    'ArrowRight ArrowLeft ArrowDown ArrowUp Home End PageDown PageUp Enter Space Escape',
  )
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(focused()).toBe('2026-11-11')
  expect(await walk(['{ArrowRight}', '{ArrowLeft}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}'])).toEqual([
    '2026-11-12',
    '2026-11-11',
    '2026-11-18',
    '2026-11-11',
    '2026-11-08',
    '2026-11-14',
  ])
  expect(await walk(['{PageDown}', '{PageUp}', '{Shift>}{PageDown}{/Shift}', '{Shift>}{PageUp}{/Shift}'])).toEqual([
    '2026-12-14',
    '2026-11-14',
    '2027-11-14',
    '2026-11-14',
  ])
  await userEvent.keyboard('{Enter}{ArrowRight} ')
  expect(told.mock.calls.flat()).toEqual(['2026-11-14', '2026-11-15'])
  await userEvent.keyboard('{Tab}')
  expect(host.contains(document.activeElement)).toBe(false)
})

it('begins the week as the region does, and turns its arrows right to left', async () => {
  mount(
    <DesignSystemProvider locale="ar-EG" dir="rtl">
      <div dir="rtl">
        <Calendar defaultValue="2026-11-11" />
      </div>
    </DesignSystemProvider>,
  )
  expect(host.querySelector('th')?.abbr).toBe('السبت')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(await walk(['{ArrowLeft}', '{ArrowRight}', '{Home}'])).toEqual(['2026-11-12', '2026-11-11', '2026-11-07'])
  expect(document.activeElement?.textContent).toBe('٧')
  mount(
    <DesignSystemProvider locale="de">
      <Calendar defaultValue="2026-11-11" />
    </DesignSystemProvider>,
  )
  expect(host.querySelector('th')?.abbr).toBe('Montag')
})

it('says its month as it changes, and marks today', async () => {
  mount(<Calendar today="2026-11-28" />)
  expect(month()).toBe('November 2026')
  await expect.element(day('2026-11-28')).toHaveAttribute('aria-current', 'date')
  await userEvent.click(page.getByRole('button', { name: 'Next month' }))
  expect(month()).toBe('December 2026')
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
})

describe('bounds', () => {
  it('are as far as keys and arrows go, and no month is turned to beyond them', async () => {
    mount(<Calendar today="2026-11-28" min="2026-11-20" max="2026-12-05" />)
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    expect(await walk(['{PageUp}', '{PageDown}'])).toEqual(['2026-11-20', '2026-12-05'])
    await expect.element(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('a day that is not available is read, and not chosen', async () => {
    const told = vi.fn<(value: string) => void>()
    mount(<Calendar today="2026-11-11" unavailable={(iso) => iso === '2026-11-12'} onValueChange={told} />)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowRight}{Enter}')
    expect(focused()).toBe('2026-11-12')
    await expect.element(day('2026-11-12')).toHaveAccessibleName('Thursday, November 12, 2026, not available')
    expect(told).not.toHaveBeenCalled()
  })
})

describe('a range', () => {
  it('is chosen by its two days, in either order, and told once', async () => {
    const told = vi.fn<(value: DayRange) => void>()
    mount(<RangeCalendar today="2026-11-11" onValueChange={told} />)
    await userEvent.click(day('2026-11-12'))
    expect(told).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(chosen()).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
    await userEvent.keyboard('{Enter}')
    expect(told.mock.calls).toEqual([[{ start: '2026-11-10', end: '2026-11-12' }]])
    await expect.element(day('2026-11-12')).toHaveAccessibleName('Thursday, November 12, 2026, last day')
  })

  it('is given up by Escape', async () => {
    const told = vi.fn<(value: DayRange) => void>()
    mount(<RangeCalendar defaultValue={{ start: '2026-11-02', end: '2026-11-03' }} onValueChange={told} />)
    await userEvent.click(day('2026-11-12'))
    await userEvent.keyboard('{Escape}')
    expect(chosen()).toEqual(['2026-11-02', '2026-11-03'])
    expect(told).not.toHaveBeenCalled()
  })

  it('holds no day that is not available', async () => {
    const told = vi.fn<(value: DayRange) => void>()
    mount(<RangeCalendar today="2026-11-11" unavailable={(iso) => iso === '2026-11-14'} onValueChange={told} />)
    await userEvent.click(day('2026-11-12'))
    await expect.element(day('2026-11-16')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day('2026-11-13'))
    expect(told).toHaveBeenLastCalledWith({ start: '2026-11-12', end: '2026-11-13' })
  })
})

it('sends its day by its name, and a reset goes back', async () => {
  mount(
    <form>
      <Calendar name="day" defaultValue="2026-11-11" />
    </form>,
  )
  await userEvent.click(day('2026-11-20'))
  expect(sent()).toBe('2026-11-20')
  flushSync(() => host.querySelector('form')?.reset())
  expect(sent()).toBe('2026-11-11')
})

it('rests where it is disabled', async () => {
  const told = vi.fn<(value: string) => void>()
  mount(<Calendar disabled today="2026-11-11" onValueChange={told} />)
  flushSync(() => host.querySelector<HTMLElement>('[data-day="2026-11-12"]')?.click())
  await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowRight}{Enter}')
  expect(focused()).toBe('2026-11-11')
  expect(told).not.toHaveBeenCalled()
})
