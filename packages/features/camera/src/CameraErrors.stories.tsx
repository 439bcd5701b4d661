import { catalogue, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Stage, camera, clearTakes, ready, turnOn, withoutTimer, thumbsDrawn } from './stage.fixture.tsx'

/** What goes wrong before and while the camera records. */
const meta = {
  title: 'Screens/Camera/Errors',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  afterEach: thumbsDrawn,
  loaders: [clearTakes],
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** What went wrong stands in the picture's place, and is told as a toast of danger. */
async function toldOf(title: string, text: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  await expect(screen.getAllByText(title)).toHaveLength(2)
  for (const words of [title, text]) {
    const [inToast, inPlace] = ['[role="alert"] *', '[data-studio] *'].map((selector) =>
      screen.getByText(words, { selector }),
    )
    await waitFor(() => expect(inToast).toBeVisible())
    await expect(inPlace).toBeVisible()
  }
}

/** The camera does not come: title, text and a way on. */
const refuses = (title: string, text: string) => async () => {
  await turnOn()
  await toldOf(title, text)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  await expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await screen.findByRole('radio', { name: 'Original' })
  await expect(camera().live()).toBe(0)
}

export const Denied: Story = {
  ...scenario(catalogue['camera-denied']),
  tags: ['row:camera-denied', 'screen:camera', 'state:error', 'error:camera-access'],
  args: { script: { camera: 'denied' } },
  play: refuses('Camera Access Error', 'Unable to access your camera. Please check permissions.'),
}

export const NotFound: Story = {
  ...scenario(catalogue['camera-not-found']),
  tags: ['row:camera-not-found', 'screen:camera', 'state:error', 'error:camera-no-stream', 'rule:camera-needs-stream'],
  args: { script: { camera: 'not-found' } },
  play: refuses('No Camera Stream', 'No camera was found. Connect one and try again.'),
}

export const InUse: Story = {
  ...scenario(catalogue['camera-in-use']),
  tags: ['row:camera-in-use', 'screen:camera', 'state:error'],
  args: { script: { camera: 'in-use' } },
  play: refuses('No Camera Stream', 'Another program is using your camera. Close it and try again.'),
}

export const DoesNotStart: Story = {
  ...scenario(catalogue['camera-does-not-start']),
  tags: ['row:camera-does-not-start', 'screen:camera', 'state:error', 'error:camera-recording-error'],
  args: { script: { camera: 'failed' } },
  play: refuses('Recording Error', 'Unable to start recording. Please try again.'),
}

export const Unplugged: Story = {
  ...scenario(catalogue['camera-unplugged']),
  tags: ['row:camera-unplugged', 'screen:camera', 'state:error'],
  play: async () => {
    await ready()
    camera().unplug()
    await toldOf('No Camera Stream', 'Your camera was disconnected. Connect it and try again.')
  },
}

export const Unsupported: Story = {
  ...scenario(catalogue['camera-unsupported']),
  tags: [
    'row:camera-unsupported',
    'screen:camera',
    'state:error',
    'error:camera-not-supported',
    'rule:camera-needs-recording-support',
  ],
  args: { script: { isSupported: false } },
  play: async () => {
    await turnOn()
    await toldOf('Recording Not Supported', "Your browser doesn't support video recording.")
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await screen.findByRole('radio', { name: 'Original' })
  },
}

/** It is on, and the recording goes wrong. */
const fails = (title: string, text: string, stops: boolean) => async () => {
  const shutter = await ready()
  await withoutTimer()
  await userEvent.click(shutter)
  if (stops) await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  await toldOf(title, text)
  await expect(camera().live()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await ready()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  if (stops) await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  await toldOf(title, text)
}

export const RecordingFails: Story = {
  ...scenario(catalogue['camera-recording-fails']),
  tags: ['row:camera-recording-fails', 'screen:camera', 'state:error', 'error:camera-recording-failed'],
  args: { script: { isAllowed: true, recordingFails: 'the encoder is busy' } },
  play: fails('Recording Failed', 'Unable to start recording: the encoder is busy', false),
}

export const RecordingBreaks: Story = {
  ...scenario(catalogue['camera-recording-breaks']),
  tags: ['row:camera-recording-breaks', 'screen:camera', 'state:error', 'error:camera-recording-error-later'],
  args: { script: { isAllowed: true, finishingFails: true } },
  play: fails('Recording Error', 'Recording failed. Please try again.', true),
}

export const NoData: Story = {
  ...scenario(catalogue['camera-no-data']),
  tags: ['row:camera-no-data', 'screen:camera', 'state:error', 'error:camera-no-data'],
  args: { script: { isAllowed: true, isEmpty: true } },
  play: fails('Recording Failed', 'No video data was captured', true),
}
