import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { WifiOffIcon } from '../icon/index.ts'
import { Notice, NoticeAction } from './Notice.tsx'

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { children: 'You are offline. What you write is kept.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 404 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  args: { tone: 'warning', icon: <WifiOffIcon size={20} /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status')
    await expect(notice).toHaveTextContent('You are offline. What you write is kept.')
    await expect(notice.offsetHeight).toBe(48)
  },
}

const retry = fn()

/** It went wrong, and can be tried again. */
export const Failed: Story = {
  args: {
    tone: 'danger',
    children: 'Failed to load posts. Please try again.',
    action: <NoticeAction onClick={retry}>Retry</NoticeAction>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

/** Who speaks: it is a label and not news, so it is not announced. */
export const Ai: Story = {
  name: 'AI',
  args: { tone: 'ai', children: 'Generated with AI, posted by @ines' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.getByText('Generated with AI, posted by @ines')).toBeVisible()
  },
}

export const Information: Story = {
  args: { children: 'Replies are limited to people Amara follows.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
}

export const Success: Story = {
  args: { tone: 'success', children: 'Your archive is ready.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'success'),
}
