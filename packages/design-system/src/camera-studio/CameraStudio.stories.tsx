import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/index.ts'
import { CameraStudio } from './CameraStudio.tsx'
import { paintedDriver, tracks } from './studio.fixture.tsx'

const meta = {
  title: 'Primitives/Camera Studio',
  component: CameraStudio,
  parameters: { layout: 'fullscreen' },
  args: { tracks, onPost: fn(), onCapture: fn() },
} satisfies Meta<typeof CameraStudio>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    driver: paintedDriver({ permission: 'granted' }),
    settings: { mode: 'reel', filter: 'warm', track: 'slow-loaf' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record' })).not.toHaveAttribute('aria-disabled'))
  },
}
