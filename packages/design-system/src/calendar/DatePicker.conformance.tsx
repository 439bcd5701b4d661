import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { DatePicker } from './index.ts'

const button = () => document.querySelector<HTMLElement>('[aria-haspopup=dialog]')
const press = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)?.click()
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
const shown = () =>
  ['year', 'month', 'day']
    .map((part) => document.querySelector<HTMLInputElement>(`[data-part=${part}]`)?.value)
    .join('-')
const choose = async (day: string) => {
  button()?.click()
  await drawn()
  press(day)
}

export const conformance: Fixtures = {
  DatePicker: {
    render: of(DatePicker, { 'aria-label': 'Day of the event', today: '2026-11-28' }),
    controlled: {
      prop: 'value',
      from: '2026-11-10',
      to: '2026-11-12',
      act: () => choose('2026-11-12'),
      shown,
    },
    steps: { 'The calendar': () => button()?.click(), 'The day after tomorrow': () => press('2026-11-30') },
    // Segments are the parts of one line, each 28 px high; the calendar beside them is pressed with 44.
    finger: 24,
  },
}
