import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeartIcon } from './index.ts'

const meta = { title: 'Primitives/Icon', component: HeartIcon } satisfies Meta<typeof HeartIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')
    await expect(icon).toHaveAttribute('aria-hidden', 'true')
    await expect([icon?.clientWidth, icon?.getAttribute('stroke-width')]).toEqual([20, '1.75'])
  },
}

export const Filled: Story = {
  args: { filled: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toHaveAttribute('fill', 'currentColor'),
}

export const Named: Story = {
  args: { 'aria-label': 'Liked', size: 24 },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Liked' })).toBeVisible(),
}
