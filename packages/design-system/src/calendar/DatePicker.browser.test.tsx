import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { typeForeign } from '../../test/fill.ts'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Field } from '../field/index.ts'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { DatePicker, datePickerKeys, type DatePickerProps } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
const At = (props: DatePickerProps) => (
  <Field label="Begins">
    <DatePicker today="2026-11-28" {...props} />
  </Field>
)
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['part'] : undefined
const shown = () =>
  [...host.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].map(({ value }) => value).join(' ')
const segment = (part: string) => page.elementLocator(host.querySelector(`[data-part=${part}]`) ?? host)
const button = () => page.elementLocator(host.querySelector('[aria-haspopup=dialog]') ?? host)
const sent = () => new FormData(host.querySelector('form') ?? undefined).get('begins')
/** What stands in the segments after each key. */
async function walk(keys: readonly string[]) {
  const texts: string[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    texts.push(shown())
  }
  return texts
}

it('executes its keys', async () => {
  const told = vi.fn<(value: string | null) => void>()
  mount(<At granularity="minute" onValueChange={told} />)
  expect(datePickerKeys.map(({ key }) => key).join(' ')).toBe(
    '0–9 A, P ArrowUp ArrowDown PageUp PageDown Home End ArrowRight ArrowLeft Backspace Alt+ArrowDown Escape',
  )
  await userEvent.keyboard('{Tab}11282026')
  expect([shown(), focused()]).toEqual(['11 28 2026   ', 'hour'])
  await userEvent.keyboard('230p')
  expect([shown(), focused()]).toEqual(['11 28 2026 02 30 PM', 'dayPeriod'])
  expect(told).toHaveBeenLastCalledWith('2026-11-28T14:30')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('minute')
  expect(await walk(['{ArrowUp}', '{ArrowDown}', '{PageUp}', '{PageDown}', '{Home}', '{ArrowDown}', '{End}'])).toEqual([
    '11 28 2026 02 31 PM',
    '11 28 2026 02 30 PM',
    '11 28 2026 02 45 PM',
    '11 28 2026 02 30 PM',
    '11 28 2026 02 00 PM',
    '11 28 2026 02 59 PM',
    '11 28 2026 02 59 PM',
  ])
  await userEvent.keyboard('{Backspace}')
  expect(told).toHaveBeenLastCalledWith(null)
  await userEvent.keyboard('{Backspace}')
  expect(focused()).toBe('hour')
  await userEvent.keyboard('{ArrowRight}5{ArrowRight}')
  expect([shown(), focused()]).toEqual(['11 28 2026 02 05 PM', 'dayPeriod'])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('dialog', { name: 'Choose a day' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { selected: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('a segment', () => {
  it('says what it is, what stands in it, and how far it goes', async () => {
    mount(<At defaultValue="2026-02-08" />)
    await expect.element(page.getByRole('group', { name: 'Begins' })).toBeVisible()
    const month = page.getByRole('spinbutton', { name: 'Month' })
    await expect.element(month).toHaveAttribute('aria-valuenow', '2')
    await expect.element(month).toHaveAttribute('aria-valuetext', 'February')
    await expect.element(month).toHaveAttribute('inputmode', 'numeric')
    await expect.element(segment('day')).toHaveAttribute('aria-valuemax', '28')
    await userEvent.click(segment('day'))
    await userEvent.keyboard('{Delete}')
    await expect.element(segment('day')).toHaveAttribute('aria-valuetext', 'Empty')
    await expect.element(segment('day')).not.toHaveAttribute('aria-valuenow')
  })

  it('begins where today is, and goes round', async () => {
    mount(<At />)
    await userEvent.keyboard('{Tab}')
    expect(await walk(['{ArrowUp}', '{ArrowUp}', '{ArrowUp}'])).toEqual(['11  ', '12  ', '01  '])
  })

  it('is left by a press of the sign behind it, and by the label gets the focus', async () => {
    mount(<At />)
    await userEvent.click(page.getByText('Begins'))
    await userEvent.keyboard('1/3/')
    expect([shown(), focused()]).toEqual(['01 03 ', 'year'])
  })

  it('begins anew with a digit that would be too much', async () => {
    mount(<At defaultValue="2026-11-28" />)
    await userEvent.keyboard('{Tab}13')
    expect([shown(), focused()]).toEqual(['03 28 2026', 'day'])
  })
})

describe('a year', () => {
  it('is none before its fourth digit, and of this century once two were left', async () => {
    const told = vi.fn<(value: string | null) => void>()
    mount(<At defaultValue="2026-11-28" onValueChange={told} />)
    await userEvent.click(segment('year'))
    await userEvent.keyboard('27')
    expect([shown(), told.mock.calls.flat()]).toEqual(['11 28 27', [null]])
    await userEvent.keyboard('{Tab}')
    expect([shown(), told.mock.calls.flat()]).toEqual(['11 28 2027', [null, '2027-11-28']])
  })
})

describe('a day that there is not', () => {
  it('is the last of its month once the field is left, never one of the next', async () => {
    const told = vi.fn<(value: string | null) => void>()
    mount(<At onValueChange={told} />)
    await userEvent.keyboard('{Tab}02312026')
    expect(shown()).toBe('02 31 2026')
    expect(told).toHaveBeenLastCalledWith('2026-02-28')
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('02 31 2026')
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
    expect(shown()).toBe('02 28 2026')
  })
})

describe('the calendar', () => {
  it('keeps the time, closes with a choice, also of the same day, and gives the focus back', async () => {
    const told = vi.fn<(value: string | null) => void>()
    mount(<At granularity="minute" defaultValue="2026-11-18T14:30" onValueChange={told} />)
    await expect.element(button()).toHaveAccessibleName('Choose a day. Now Wednesday, November 18, 2026')
    await userEvent.click(button())
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(told.mock.calls.flat()).toEqual(['2026-11-19T14:30'])
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button()).toHaveFocus()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('has the bounds, and a name and an id of its own in a field', async () => {
    mount(<At min="2026-11-20T09:00" max="2026-11-30T09:00" unavailable={(day) => day === '2026-11-29'} />)
    await userEvent.click(button())
    await expect.element(page.getByRole('group', { name: 'Calendar' })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Today, Saturday, November 28, 2026' })).toHaveFocus()
    await expect
      .element(page.getByRole('gridcell', { name: 'Sunday, November 29, 2026, not available' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

it('is written as the language does, and its arrows follow the page', async () => {
  mount(
    <DesignSystemProvider locale="ar-EG" dir="rtl" translations={ar}>
      <div dir="rtl">
        <At granularity="minute" defaultValue="2026-11-18T14:30" />
      </div>
    </DesignSystemProvider>,
  )
  expect(shown()).toBe('١٨ ١١ ٢٠٢٦ ٠٢ ٣٠ م')
  await userEvent.keyboard('{Tab}')
  const path: (string | undefined)[] = [focused()]
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}']) {
    await userEvent.keyboard(key)
    path.push(focused())
  }
  await typeForeign('٥')
  path.push(focused())
  expect(path).toEqual(['day', 'month', 'year', 'month', 'year'])
  expect(shown()).toBe('١٨ ٠٥ ٢٠٢٦ ٠٢ ٣٠ م')
  mount(
    <DesignSystemProvider locale="de">
      <At granularity="minute" value="2026-11-18T14:30" />
    </DesignSystemProvider>,
  )
  expect(shown()).toBe('18 11 2026 14 30')
})

describe('in a form', () => {
  it('sends its date by its name, and a reset goes back', async () => {
    mount(
      <form>
        <At name="begins" defaultValue="2026-11-11" />
      </form>,
    )
    await userEvent.keyboard('{Tab}{ArrowUp}')
    expect(sent()).toBe('2026-12-11')
    await userEvent.keyboard('{Backspace}')
    expect(sent()).toBe('')
    flushSync(() => host.querySelector('form')?.reset())
    expect([shown(), sent()]).toEqual(['11 11 2026', '2026-11-11'])
  })

  it('holds it up where it is missed, or out of bounds, or not available', async () => {
    const valid = () => host.querySelector('form')?.checkValidity()
    const said = () => host.querySelector<HTMLInputElement>('[role=spinbutton]')?.validationMessage
    const rules = { min: '2026-11-20', max: '2026-11-27T12:00', unavailable: (day: string) => day === '2026-11-25' }
    const show = (value: string | null) =>
      mount(
        <form>
          <At required granularity="minute" value={value} {...rules} />
        </form>,
      )
    show(null)
    expect(valid()).toBe(false)
    show('2026-11-19T10:00')
    expect([valid(), said()]).toEqual([false, 'Choose November 20, 2026 or later.'])
    show('2026-11-27T12:01')
    expect([valid(), said()]).toEqual([false, 'Choose November 27, 2026 at 12:00 PM or earlier.'])
    show('2026-11-25T12:00')
    expect([valid(), said()]).toEqual([false, 'Wednesday, November 25, 2026, not available'])
    show('2026-11-20T00:00')
    expect(valid()).toBe(true)
  })

  it('tells every segment what is wrong', async () => {
    mount(
      <Field label="Begins" error="Say when." required>
        <DatePicker />
      </Field>,
    )
    for (const part of ['month', 'day', 'year']) {
      await expect.element(segment(part)).toHaveAccessibleDescription('Say when.')
      await expect.element(segment(part)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(segment(part)).toHaveAttribute('aria-required', 'true')
    }
  })
})

it('is the parent’s where it has a value', async () => {
  const told = vi.fn<(value: string | null) => void>()
  mount(<At value="2026-11-18" onValueChange={told} />)
  await userEvent.keyboard('{Tab}5{Backspace}')
  expect(told.mock.calls.flat()).toEqual(['2026-05-18', null])
  expect(shown()).toBe('11 18 2026')
})

it('rests where it is disabled, and is only read where it is read-only', async () => {
  const told = vi.fn<(value: string | null) => void>()
  mount(<At readOnly defaultValue="2026-11-18" onValueChange={told} />)
  await userEvent.keyboard('{Tab}{ArrowUp}5{Backspace}{ArrowRight}')
  expect([shown(), focused()]).toEqual(['11 18 2026', 'day'])
  await expect.element(button()).toBeDisabled()
  mount(<At disabled defaultValue="2026-11-18" onValueChange={told} />)
  await expect.element(segment('day')).toBeDisabled()
  expect(told).not.toHaveBeenCalled()
})
