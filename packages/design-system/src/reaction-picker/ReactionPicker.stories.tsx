import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/index.ts'
import { SmilePlusIcon } from '../icon/index.ts'
import { ReactionSummary } from '../reaction-bar/index.ts'
import { ReactionPicker } from './ReactionPicker.tsx'

const meta = {
  title: 'Primitives/ReactionPicker',
  component: ReactionPicker,
  args: { onValueChange: fn(), onBlocked: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: '80px 24px 24px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactionPicker>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** Behind the counts of a post: the chip opens the bar, and yours is where focus goes. */
export const Kinds: Story = {
  args: { value: '🔥' },
  render: (args) => (
    <ReactionSummary
      value="🔥"
      counts={[
        { emoji: '🔥', count: 31 },
        { emoji: '💯', count: 12 },
        { emoji: '🎉', count: 4 },
      ]}
    >
      <ReactionPicker {...args} />
    </ReactionSummary>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add reaction' }))
    await waitFor(() => expect(body().getByRole('button', { name: 'fire' })).toHaveFocus())
    await expect(body().getByRole('button', { name: 'fire' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add reaction' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

/** A choice closes it, and focus goes back. */
export const Chosen: Story = {
  args: { trigger: <IconButton label="React" icon={<SmilePlusIcon />} /> },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'React' })
    await userEvent.click(button)
    await userEvent.click(await body().findByRole('button', { name: 'party' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenCalledWith('🎉')
    await expect(body().queryByRole('toolbar')).toBeNull()
  },
}
