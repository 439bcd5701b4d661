import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'harbour-morning.mp4', value: 64 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 292 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing's own: an upload, a picture that AI makes, and one that failed. */
export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Progress label="harbour-morning.mp4" value={64} />
      <Progress label="Generating image" tone="ai" valueText="10–30 s" />
      <Progress label="ferry-at-night.mp4" tone="danger" value={38} valueText="Failed" />
    </div>
  ),
  play: async ({ canvas }) => {
    const upload = canvas.getByRole('progressbar', { name: 'harbour-morning.mp4' })
    await expect(upload).toHaveAttribute('aria-valuenow', '64')
    await expect(upload).toHaveTextContent('64%')
    const image = canvas.getByRole('progressbar', { name: 'Generating image' })
    await expect(image).not.toHaveAttribute('aria-valuenow')
    await expect(image).toHaveAttribute('aria-valuetext', '10–30 s')
  },
}

export const Empty: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => expect(canvas.getByText('0%')).toBeVisible(),
}

export const Complete: Story = {
  args: { value: 100 },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'complete'),
}

export const InMegabytes: Story = {
  args: { value: 12, max: 40, valueText: '12 of 40 MB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuemax', '40')
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 40 MB')
  },
}

/** A size that is not known yet: 0 of 0 is no number, and drawn as not known. */
export const NotKnown: Story = {
  args: { value: 0 / 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('data-state', 'indeterminate')
    await expect(bar.outerHTML).not.toContain('NaN')
  },
}

/** Under a header, without words of its own. */
export const Bare: Story = {
  args: { label: undefined, 'aria-label': 'Loading the page', valueText: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Loading the page' }).offsetHeight).toBe(6),
}

export const LongLabel: Story = {
  args: { label: 'what-the-harbour-looked-like-before-anybody-else-was-awake-2026-03-14.mp4' },
  play: async ({ canvas }) => expect(canvas.getByText('64%').getBoundingClientRect().height).toBeLessThan(24),
}

export const RightToLeft: Story = {
  args: { label: 'صباح-الميناء.mp4', value: 25, lang: 'ar', dir: 'rtl' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar').lastElementChild?.firstElementChild
    // Three quarters of it lie beyond the right end, whatever has moved so far.
    await expect(bar && getComputedStyle(bar).transform).not.toBe('none')
  },
}
