import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckIcon, ClockIcon, WifiOffIcon } from '../icon/index.ts'
import { AiBadge } from './AiBadge.tsx'
import { Badge } from './Badge.tsx'
import { CountBadge } from './CountBadge.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' as const }

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Badge>Draft</Badge>
      <Badge tone="success">
        <CheckIcon size={14} /> Saved
      </Badge>
      <Badge tone="warning">
        <ClockIcon size={14} /> Ends soon
      </Badge>
      <Badge tone="danger">
        <WifiOffIcon size={14} /> Offline
      </Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="ai">Enhanced</Badge>
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Draft').offsetHeight).toBe(24),
}

export const Counts: Story = {
  render: () => (
    <div style={row}>
      <CountBadge count={4} label="4 unread messages" />
      <CountBadge count={99} label="99 unread messages" />
      <CountBadge count={100} label="100 unread messages" />
      <CountBadge count={0} label="No unread messages" data-testid="none" />
      <CountBadge count={7} label="7 unread notifications" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4').parentElement?.offsetHeight).toBe(20)
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.queryByTestId('none')).toBeNull()
    await expect(canvas.getByText('7 unread notifications')).toBeInTheDocument()
  },
}

/** By picture, by letters and by colour. */
export const Ai: Story = {
  name: 'AI',
  render: () => <AiBadge />,
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('img', { name: 'Generated with AI' })
    await expect(badge).toHaveTextContent('AI')
    await expect(badge.querySelector('svg')).toBeVisible()
  },
}

export const Verified: Story = {
  render: () => (
    <p style={row}>
      Noor Haddad <VerifiedBadge />
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible(),
}
