import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Calendar, RangeCalendar } from './index.ts'

const press = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)?.click()
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected=true]')].map((day) => day.dataset['day'])

export const conformance: Fixtures = {
  Calendar: {
    render: of(Calendar, { today: '2026-11-28', defaultValue: '2026-11-10' }),
    controlled: {
      prop: 'value',
      from: '2026-11-10',
      to: '2026-11-12',
      act: () => press('2026-11-12'),
      shown: () => chosen()[0],
    },
    steps: {
      'The day after tomorrow': () => press('2026-11-30'),
      'The next month': () => document.querySelector<HTMLElement>('[aria-label="Next month"]')?.click(),
    },
  },
  RangeCalendar: {
    render: of(RangeCalendar, { today: '2026-11-28' }),
    controlled: {
      prop: 'value',
      from: { start: '2026-11-02', end: '2026-11-03' },
      to: { start: '2026-11-09', end: '2026-11-12' },
      act: async () => {
        press('2026-11-12')
        await Promise.resolve()
        press('2026-11-09')
      },
      shown: () => ({ start: chosen()[0], end: chosen().at(-1) }),
    },
    steps: { 'The first day': () => press('2026-11-09'), 'The last day': () => press('2026-11-12') },
  },
}
