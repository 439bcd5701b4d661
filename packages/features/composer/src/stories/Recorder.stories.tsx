import { catalogue, scenario } from '@skein/mocks'
import { loadMessages } from '@skein/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import RecorderDialog from '../recorder/RecorderDialog.tsx'
import { scriptedCamera, type Script, type ScriptedCamera } from '../recorder/scripted-camera.fixture.tsx'
import { Box, dialog } from './stage.tsx'

let current: ScriptedCamera | undefined
const make = (script: Script) => (current = scriptedCamera(script))
const allowed: Script = { isAllowed: true }
const onVideo = fn<(file: File) => void>()

/** The recorder over an empty page. */
function Opened({ script = allowed }: { script?: Script }) {
  const [driver] = useState(() => make(script))
  const [isOpen, setOpen] = useState(true)
  return <RecorderDialog isOpen={isOpen} onClose={() => setOpen(false)} onVideo={onVideo} driver={driver} />
}

/** A video recorded for a post, a reply or a message, without leaving it. */
const meta = {
  title: 'Screens/Composer/Recorder',
  component: Opened,
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      await loadMessages('en', ['camera', 'compose'])
      onVideo.mockClear()
      return {}
    },
  ],
} satisfies Meta<typeof Opened>

export default meta
type Story = StoryObj<typeof meta>

async function record(seconds: number) {
  const shutter = await screen.findByRole('button', { name: 'Record' })
  await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(shutter)
  await screen.findByRole('button', { name: 'Stop' })
  current?.advance(seconds * 1000)
}

/** One press away from the composer; no camera before it is asked for. */
export const FromTheComposer: Story = {
  ...scenario(catalogue['composer-recorder']),
  tags: ['row:composer-recorder', 'screen:composer', 'state:populated'],
  render: () => <Box />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add poll' }))
    const composer = await dialog()
    await userEvent.click(composer.getByRole('button', { name: 'Record video' }))
    const recorder = await screen.findByRole('dialog', { name: 'Record video' })
    await waitFor(() => expect(recorder).toBeVisible())
    await waitFor(() => expect(screen.getByText('Please allow camera access to create content')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Turn on camera' })).toBeVisible()
    // It is the one that answers, and the composer under it does not.
    await expect(recorder.closest('[inert]')).toBeNull()
  },
}

/** What goes wrong stands in the picture's place, and is told as a toast of danger. */
export const Denied: Story = {
  ...scenario(catalogue['composer-recorder-denied']),
  tags: ['row:composer-recorder-denied', 'screen:composer', 'state:error'],
  args: { script: { camera: 'denied' } },
  play: async () => {
    const turnOn = await screen.findByRole('button', { name: 'Turn on camera' })
    await waitFor(() => expect(turnOn).toBeVisible())
    await userEvent.click(turnOn)
    const said = 'Unable to access your camera. Please check permissions.'
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2))
    await waitFor(() => expect(screen.getByText(said, { selector: '[role="alert"] *' })).toBeVisible())
    await expect(screen.getByText(said, { selector: '[role="dialog"] *' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  },
}

export const Recording: Story = {
  ...scenario(catalogue['composer-recorder-recording']),
  tags: ['row:composer-recorder-recording', 'screen:composer', 'state:pending'],
  play: async () => {
    await record(5)
    await waitFor(() => expect(screen.getByText('REC 00:05')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Switch camera' })).toBeDisabled()
  },
}

export const Review: Story = {
  ...scenario(catalogue['composer-recorder-review']),
  tags: ['row:composer-recorder-review', 'screen:composer', 'state:populated'],
  play: async () => {
    await record(5)
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    const told = await screen.findByText('Video Recorded Successfully')
    await waitFor(() => expect(told).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Record Again' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Post Video' })).toBeVisible()
    await expect(current?.live()).toBe(0)
  },
}

/** Thrown away, the camera is on again, and nothing was handed over. */
export const RecordAgain: Story = {
  ...scenario(catalogue['composer-record-again']),
  tags: ['row:composer-record-again', 'screen:composer', 'state:populated', 'transition:camera-record-again'],
  play: async () => {
    await record(3)
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Record Again' }))
    const shutter = await screen.findByRole('button', { name: 'Record' })
    await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'))
    await expect(screen.queryByRole('button', { name: 'Post Video' })).not.toBeInTheDocument()
    await expect(current?.live()).toBe(1)
    await expect(onVideo).not.toHaveBeenCalled()
  },
}
