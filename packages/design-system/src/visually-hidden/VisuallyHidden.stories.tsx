import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { title: 'Primitives/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  render: () => (
    <button type="button">
      ✕<VisuallyHidden> Close</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '✕ Close' })).toBeVisible()
    await expect(canvas.getByText('Close').offsetWidth).toBe(1)
  },
}

/** Out of sight until the keyboard reaches it. */
export const SkipLink: Story = {
  render: () => (
    <VisuallyHidden focusable asChild>
      <a href="#content">Skip to content</a>
    </VisuallyHidden>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.offsetWidth).toBe(1)
    link.focus()
    await expect(link.offsetWidth).toBeGreaterThan(60)
  },
}
