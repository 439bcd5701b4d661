import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Separator } from './Separator.tsx'

const meta = { title: 'Primitives/Separator', component: Separator } satisfies Meta<typeof Separator>

export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('separator')).toBeNull(),
}

export const Meaningful: Story = {
  args: { decorative: false },
  play: async ({ canvas }) => expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal'),
}

export const Vertical: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, blockSize: 24 }}>
      <span>12 posts</span>
      <Separator orientation="vertical" decorative={false} />
      <span>4 replies</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator')
    await expect([line.offsetWidth, line.offsetHeight]).toEqual([1, 24])
  },
}
