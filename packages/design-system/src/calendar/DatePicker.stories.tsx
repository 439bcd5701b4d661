import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/index.ts'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { DatePicker, type DatePickerProps } from './index.ts'

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  args: { today: '2026-11-10', onValueChange: fn() },
  render: (args) => (
    <Field label="Day of the event" description="Within this year.">
      <DatePicker {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<DatePickerProps>

export default meta
type Story = StoryObj<typeof meta>

/** Typed part by part: each goes on to the next. */
export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Day of the event' })).toBeVisible()
    const month = canvas.getByRole('spinbutton', { name: 'Month' })
    await expect(month).toHaveAccessibleDescription('Within this year.')
    await userEvent.click(month)
    await userEvent.keyboard('11182026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18')
    const year = canvas.getByRole('spinbutton', { name: 'Year' })
    await expect(year).toHaveFocus()
    year.blur()
  },
}

/** Nothing stands in it yet. */
export const Empty: Story = {
  args: { granularity: 'minute' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('spinbutton', { name: 'Hour' })).toHaveAttribute('aria-valuetext', 'Empty'),
}

/** The button opens the month of the chosen day. */
export const Open: Story = {
  args: { defaultValue: '2026-11-18' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 440 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a day. Now Wednesday, November 18, 2026' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Choose a day' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('gridcell', { selected: true })).toHaveFocus())
  },
}

/** A day that is chosen keeps the time. */
export const WithTime: Story = {
  args: { granularity: 'minute', defaultValue: '2026-11-18T14:30' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'AM or PM' })).toHaveValue('PM')
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Friday, November 20, 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20T14:30')
    await waitFor(() => expect(button).toHaveFocus())
    button.blur()
  },
}

/** Twenty-four hours, day before month, as German has it; and by the scale of all controls. */
export const Languages: Story = {
  render: ({ today }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {['de', 'fr', 'ja', 'sv'].map((locale) => (
        <DesignSystemProvider key={locale} locale={locale}>
          <DatePicker aria-label={locale} today={today} granularity="minute" defaultValue="2026-11-08T09:05" />
        </DesignSystemProvider>
      ))}
      <DatePicker aria-label="Small" today={today} size="sm" defaultValue="2026-11-18" />
      <DatePicker aria-label="Large" today={today} size="lg" defaultValue="2026-11-18" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'de' })).toBeVisible(),
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Day of the event" error="Say which day it is." required>
      <DatePicker {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('spinbutton')) {
      await expect(segment).toHaveAccessibleDescription('Say which day it is.')
      await expect(segment).toHaveAttribute('aria-invalid', 'true')
    }
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2026-11-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Day' })).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2026-11-18' },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('spinbutton', { name: 'Day' })
    await userEvent.type(day, '{ArrowUp}5')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(day).toHaveValue('18')
    day.blur()
  },
}

/** The digits are those of the language; the date runs from right to left, its time from left to right. */
export const RightToLeft: Story = {
  args: { granularity: 'minute', defaultValue: '2026-11-18T14:30' },
  render: (args) => (
    <DesignSystemProvider locale="ar-EG" dir="rtl" translations={ar}>
      <div dir="rtl" lang="ar">
        <Field label="يوم الحدث">
          <DatePicker {...args} />
        </Field>
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('spinbutton', { name }).getBoundingClientRect().left
    await expect(canvas.getByRole('spinbutton', { name: 'اليوم' })).toHaveValue('١٨')
    await expect(left('السنة')).toBeLessThan(left('اليوم'))
    await expect(left('الساعة')).toBeLessThan(left('الدقيقة'))
    const day = canvas.getByRole('spinbutton', { name: 'اليوم' })
    day.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('spinbutton', { name: 'الشهر' })).toHaveFocus()
    canvas.getByRole('spinbutton', { name: 'الشهر' }).blur()
  },
}

/** In 180 px the time goes to a second line. */
export const Narrow: Story = {
  args: { granularity: 'minute', defaultValue: '2026-11-18T14:30' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
