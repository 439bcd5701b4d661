import { catalogue, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import {
  Stage,
  camera,
  clearTakes,
  covers,
  ready,
  record,
  takePhoto,
  turnOn,
  withoutTimer,
  told,
  thumbsDrawn,
} from './stage.fixture.tsx'

/** The camera from the question for access to what was taken. */
const meta = {
  title: 'Screens/Camera/Picture',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  afterEach: thumbsDrawn,
  loaders: [clearTakes],
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

const radio = (name: string | RegExp) => screen.getByRole('radio', { name })

export const AccessRequired: Story = {
  ...scenario(catalogue['camera-access-required']),
  tags: ['row:camera-access-required', 'screen:camera', 'state:empty', 'error:camera-access-required'],
  args: { script: {} },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Camera Access Required')).toBeVisible())
    await expect(screen.getByText('Please allow camera access to create content')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await expect(camera().asked()).toEqual([])
  },
}

export const Asking: Story = {
  ...scenario(catalogue['camera-asking']),
  tags: ['row:camera-asking', 'screen:camera', 'state:pending'],
  args: { script: { camera: 'pending' } },
  play: async () => {
    await turnOn()
    await waitFor(() => expect(screen.getByText('Waiting for your camera')).toBeVisible())
    await screen.findByRole('radio', { name: 'Original' })
  },
}

/** Everything that can be chosen, and what the camera really gives. */
export const Ready: Story = {
  ...scenario(catalogue['camera-ready']),
  tags: ['row:camera-ready', 'screen:camera', 'state:populated', 'transition:camera-stream-starts'],
  play: async () => {
    await ready()
    for (const mode of ['Video', 'Photo', 'Story', 'Reel']) await expect(radio(mode)).toBeEnabled()
    for (const shape of ['Vertical', 'Horizontal', 'Square']) await expect(radio(shape)).toBeEnabled()
    for (const filter of ['Original', 'Vintage', 'Vibrant', 'Cool', 'Warm', 'Dramatic'])
      await expect(radio(filter)).toBeEnabled()
    for (const track of ['First Light', 'Slow Loaf', 'Tin Roof', 'Night Ferry', 'Paper Lantern'])
      await expect(radio(new RegExp(track))).toBeEnabled()
    await expect(screen.getByRole('slider', { name: 'Timer' })).toHaveAttribute('aria-valuetext', '3 seconds')
    await expect(screen.getByText('Picture 720 × 1280, 30 fps')).toBeVisible()
    await userEvent.click(radio('Warm'))
    await userEvent.click(radio(/Slow Loaf/))
    await expect(radio('Warm')).toBeChecked()
  },
}

/** On a phone the picture has the whole window; the rest is a press away. */
export const ReadyOnAPhone: Story = {
  ...scenario(catalogue['camera-ready-phone']),
  tags: ['row:camera-ready-phone', 'screen:camera', 'state:populated'],
  decorators: [
    (Story) => (
      <div className="mx-auto w-390">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Music' }))
    const sheet = await screen.findByRole('dialog', { name: 'Camera settings' })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(radio(/Night Ferry/)).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}

/** The three seconds run to the others are seen and heard; Escape takes them back. */
export const CountingDown: Story = {
  ...scenario(catalogue['camera-counting-down']),
  tags: ['row:camera-counting-down', 'screen:camera', 'state:pending'],
  play: async () => {
    const shutter = await ready()
    await userEvent.click(shutter)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
    await screen.findByRole('button', { name: 'Cancel' })
    camera().advance(1000)
    const two = await screen.findByText('2')
    await waitFor(() => expect(two).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const Recording: Story = {
  ...scenario(catalogue['camera-recording']),
  tags: [
    'row:camera-recording',
    'screen:camera',
    'state:pending',
    'transition:camera-recording',
    'transition:camera-timer-counts',
    'transition:camera-switch-disabled-recording',
  ],
  play: async () => {
    const shutter = await ready()
    await userEvent.click(radio('Reel'))
    await ready()
    await withoutTimer()
    await userEvent.click(shutter.isConnected ? shutter : await ready())
    await screen.findByRole('button', { name: 'Stop' })
    camera().advance(1000)
    await waitFor(() => expect(screen.getByText('REC 00:01')).toBeVisible())
    camera().advance(11_000)
    await waitFor(() => expect(screen.getByText('REC 00:12')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Switch camera' })).toBeDisabled()
    await expect(screen.getByText('Locked while recording')).toBeVisible()
    await expect(radio('Cool')).toBeEnabled()
  },
}

/** Stopped: the file is whole, its length is told, and it can be seen again. */
export const Recorded: Story = {
  ...scenario(catalogue['camera-recorded']),
  tags: [
    'row:camera-recorded',
    'screen:camera',
    'state:populated',
    'transition:camera-stop-assembles',
    'transition:camera-stop-tells',
    'transition:camera-review',
    'toast:video-recorded',
  ],
  play: async () => {
    await record(12)
    await told('Video Recorded Successfully')
    await expect(screen.getByText('Duration: 00:12')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'New video' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^Caption/ })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Alt text' })).toBeVisible()
    await expect(screen.getByRole('slider', { name: 'Start' })).toBeVisible()
    await covers()
    await expect(camera().live()).toBe(0)
  },
}

export const PhotoTaken: Story = {
  ...scenario(catalogue['camera-photo-taken']),
  tags: ['row:camera-photo-taken', 'screen:camera', 'state:populated'],
  play: async () => {
    await takePhoto()
    await expect(screen.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expect(screen.getByText('Read aloud to people who cannot see the photo.')).toBeVisible()
    await expect(screen.queryByRole('slider', { name: 'Start' })).not.toBeInTheDocument()
    await expect(camera().live()).toBe(0)
  },
}

export const Retaken: Story = {
  ...scenario(catalogue['camera-retaken']),
  tags: ['row:camera-retaken', 'screen:camera', 'state:populated', 'transition:camera-retake'],
  play: async () => {
    await record(4)
    await userEvent.click(screen.getByRole('button', { name: 'Retake' }))
    await ready()
    await expect(screen.queryByRole('button', { name: 'Post to Feed' })).not.toBeInTheDocument()
    await expect(camera().live()).toBe(1)
  },
}

export const ModeChanged: Story = {
  ...scenario(catalogue['camera-mode-changed']),
  tags: ['row:camera-mode-changed', 'screen:camera', 'state:populated', 'transition:camera-mode-restarts'],
  play: async () => {
    await ready()
    await userEvent.click(radio('Photo'))
    await ready('Take photo')
    await expect(
      camera()
        .asked()
        .map(({ mode }) => mode),
    ).toEqual(['video', 'photo'])
    await expect(screen.queryByRole('radiogroup', { name: 'Music' })).not.toBeInTheDocument()
    await expect(camera().live()).toBe(1)
  },
}

export const OrientationChanged: Story = {
  ...scenario(catalogue['camera-orientation-changed']),
  tags: [
    'row:camera-orientation-changed',
    'screen:camera',
    'state:populated',
    'transition:camera-orientation-restarts',
  ],
  play: async () => {
    await ready()
    await userEvent.click(radio('Square'))
    await waitFor(() => expect(screen.getByText('Picture 1080 × 1080, 30 fps')).toBeVisible())
    await expect(
      camera()
        .asked()
        .map(({ orientation }) => orientation),
    ).toEqual(['vertical', 'square'])
    await expect(camera().live()).toBe(1)
  },
}

export const Turned: Story = {
  ...scenario(catalogue['camera-turned']),
  tags: [
    'row:camera-turned',
    'screen:camera',
    'state:populated',
    'transition:camera-switch-restarts',
    'transition:camera-facing-rear',
    'transition:camera-facing-front',
  ],
  args: {
    script: {
      isAllowed: true,
      devices: [
        { deviceId: 'front', label: 'Front camera' },
        { deviceId: 'rear', label: 'Rear camera' },
      ],
    },
  },
  play: async () => {
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Switch camera' }))
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Switch camera' }))
    await ready()
    await expect(
      camera()
        .asked()
        .map(({ facing }) => facing),
    ).toEqual(['user', 'environment', 'user'])
    await expect(camera().live()).toBe(1)
    await expect(screen.getByRole('combobox', { name: 'Camera' })).toBeVisible()
  },
}
