import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TrackList, type TrackListProps } from './index.ts'
import { texts, tracks } from './tracks.fixture.ts'

/** What is chosen stays chosen, and what is heard goes on. */
function Chosen(props: TrackListProps) {
  const [value, setValue] = useState(props.value)
  const [listening, setListening] = useState<string | null>(null)
  return (
    <TrackList
      {...props}
      value={value}
      onValueChange={setValue}
      listening={listening}
      onListen={setListening}
      onStopListening={() => setListening(null)}
    />
  )
}

const meta = {
  title: 'Primitives/TrackList',
  component: TrackList,
  render: (args) => <Chosen {...args} />,
  args: { ...texts, tracks, value: 'slow-loaf', onValueChange: () => {}, style: { maxInlineSize: 336, margin: 8 } },
} satisfies Meta<typeof TrackList>

export default meta
type Story = StoryObj<typeof meta>

/** One of them, and another is listened to. */
export const Listening: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Tin Roof' }))
    await expect(canvas.getByRole('button', { name: 'Stop Tin Roof' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Slow Loaf/ })).toBeChecked()
  },
}

/** None of them. */
export const None: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No music' }))
    await expect(canvas.getByRole('radio', { name: 'No music' })).toBeChecked()
  },
}

/** Nothing can be chosen now, and the heading says why. What is chosen stays legible. */
export const Locked: Story = {
  args: { lockedReason: 'Locked while recording' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Music' })).toHaveAccessibleDescription(
      'Locked while recording',
    )
    await expect(canvas.getByRole('radio', { name: /Slow Loaf/ })).toBeDisabled()
  },
}
