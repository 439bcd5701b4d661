import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelativeTime } from './RelativeTime.tsx'

const now = new Date('2026-06-15T12:00:00Z')

const meta = {
  title: 'Primitives/RelativeTime',
  component: RelativeTime,
  args: { dateTime: '2026-06-15T10:00:00.000Z', locale: 'en', now },
  // Chosen, not typed: half a name is no locale, and half a date no time.
  argTypes: {
    locale: { control: 'select', options: ['en', 'es', 'fr', 'de', 'ar'] },
    dateTime: {
      control: 'select',
      options: [
        '2026-06-15T11:59:30.000Z',
        '2026-06-15T10:00:00.000Z',
        '2026-06-12T10:00:00.000Z',
        '2025-01-15T10:00:00.000Z',
      ],
    },
  },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('about 2 hours ago')
    await expect(time).toHaveAttribute('datetime', '2026-06-15T10:00:00.000Z')
    await expect(time.title).toContain('June 15, 2026')
  },
}

export const Spanish: Story = {
  args: { locale: 'es' },
  play: async ({ canvas }) => expect(canvas.getByText('hace alrededor de 2 horas')).toBeVisible(),
}

export const French: Story = {
  args: { locale: 'fr' },
  play: async ({ canvas }) => expect(canvas.getByText('il y a environ 2 heures')).toBeVisible(),
}

export const German: Story = {
  args: { locale: 'de' },
  play: async ({ canvas }) => expect(canvas.getByText('vor etwa 2 Stunden')).toBeVisible(),
}

/** Where there is little room: the wording is read out, and stands in the `title`. */
export const Short: Story = {
  args: { formatShort: () => '2 h' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 h')).toBeVisible()
    await expect(canvas.getByText('about 2 hours ago').offsetWidth).toBe(1)
    await expect(canvas.getByRole('time').title).toContain('about 2 hours ago, June 15, 2026')
  },
}

/** Without a fixed moment it follows the clock of the page. */
export const Live: Story = {
  args: { now: undefined },
  render: (args) => <RelativeTime {...args} dateTime={new Date()} />,
  play: async ({ canvas }) => expect(canvas.getByText('less than a minute ago')).toBeVisible(),
}
