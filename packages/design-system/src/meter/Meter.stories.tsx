import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DesignSystemProvider } from '../provider/index.ts'
import { Meter, type MeterProps } from './index.ts'

const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { value: 42, label: 'Storage' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<MeterProps>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Storage' })
    await expect(meter).toHaveAttribute('aria-valuenow', '42')
    await expect(meter).toHaveAttribute('aria-valuetext', '42%')
  },
}

/** An amount in its own words, between bounds of its own. */
export const InWords: Story = {
  args: { value: 12, min: 0, max: 40, valueText: '12 of 40 GB' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuetext', '12 of 40 GB')
    await expect(meter).toHaveAttribute('aria-valuemax', '40')
    await expect(canvas.getByText('12 of 40 GB')).toBeVisible()
  },
}

/** What the colour means is said in words as well. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Meter label="Password" value={25} valueText="Weak" tone="danger" />
      <Meter label="Password" value={60} valueText="Fair" tone="warning" />
      <Meter label="Password" value={100} valueText="Strong" tone="success" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [weak] = canvas.getAllByRole('meter')
    await expect(weak).toHaveAttribute('aria-valuetext', 'Weak')
  },
}

/** A value outside of its bounds is drawn and said at the end it passed. */
export const Outside: Story = {
  args: { value: 180 },
  play: async ({ canvas }) => expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100'),
}

export const RightToLeft: Story = {
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <Meter {...args} label="التخزين" />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'التخزين' })
    const [track] = [...meter.children].slice(-1)
    const bar = track?.firstElementChild
    // It begins at the right and leaves the left free.
    await expect(bar?.getBoundingClientRect().left).toBeGreaterThan(track?.getBoundingClientRect().left ?? Infinity)
  },
}
