import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Calendar, RangeCalendar, type CalendarProps } from './index.ts'

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Day of the event', today: '2026-11-10', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CalendarProps>

export default meta
type Story = StoryObj<typeof meta>

/** One day of a month, and today. */
export const Basic: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Day of the event' })).toBeVisible()
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Friday, November 20, 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20')
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('20')
  },
}

/** The first and the last day of a stay, and all between them. */
export const Range: Story = {
  render: ({ today, 'aria-label': label }) => (
    <RangeCalendar today={today} aria-label={label} defaultValue={{ start: '2026-11-16', end: '2026-11-19' }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Friday, November 13, 2026' }))
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Wednesday, November 25, 2026' }))
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(13)
  },
}

/** Weekends are not to be had, nor a day before today or after three weeks. */
export const BoundsAndUnavailable: Story = {
  args: {
    min: '2026-11-10',
    max: '2026-11-30',
    unavailable: (day) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()),
  },
  play: async ({ canvas, args }) => {
    const saturday = canvas.getByRole('gridcell', { name: 'Saturday, November 14, 2026, not available' })
    await expect(saturday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saturday)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2026-11-18' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Friday, November 20, 2026' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** The week begins as the region has it, the digits are those of the language, and the arrows turn with the page. */
export const RightToLeft: Story = {
  args: { 'aria-label': undefined, defaultValue: '2026-11-18' },
  render: (args) => (
    <DesignSystemProvider locale="ar-EG" dir="rtl" translations={ar}>
      <div dir="rtl" lang="ar">
        <Calendar {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'التقويم' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('١٨')
    await expect(canvas.getByRole('button', { name: 'الشهر التالي' }).getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('button', { name: 'الشهر السابق' }).getBoundingClientRect().left,
    )
  },
}

/** In 224 px the days share what there is. */
export const Narrow: Story = {
  args: { defaultValue: '2026-11-18' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 224 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
