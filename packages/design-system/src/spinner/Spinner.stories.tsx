import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DesignSystemProvider } from '../provider/index.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Spinner label="Loading posts" />
      <Spinner label="Loading people" size={24} />
      <Spinner label="Loading videos" size={36} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    await expect(canvas.getByText('Loading posts')).toBeInTheDocument()
  },
}

/** In the colour of the words beside it. */
export const Inherited: Story = {
  render: () => (
    <p style={{ color: 'var(--ds-color-danger)' }}>
      <Spinner tone="inherit" label="Deleting" /> Deleting
    </p>
  ),
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status')
    await expect(getComputedStyle(spinner).color).toBe(getComputedStyle(spinner.parentElement ?? spinner).color)
  },
}

export const InAnotherLanguage: Story = {
  render: () => (
    <DesignSystemProvider locale="de" messages={{ loading: 'Wird geladen' }}>
      <Spinner />
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen'),
}
