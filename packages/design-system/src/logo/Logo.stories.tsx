import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = { title: 'Primitives/Logo', component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = {
  args: { 'aria-label': 'Skein' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Skein' })).toBeVisible(),
}

export const WithName: Story = {
  render: () => <Wordmark />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skein')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
