import { keepPiece, keepTake, keepWhole, leftTakes, type TakeFacts } from '@skein/data'
import { catalogue, hoursAgo, people, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { filmOf } from '@skein/feature-composer/recorder/scripted-camera'
import { Stage, camera, caption, clearTakes, covers, told, thumbsDrawn } from './stage.fixture.tsx'

/** What was recorded outlives the tab; whoever has no camera has a file. */
const meta = {
  title: 'Screens/Camera/Kept',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  afterEach: thumbsDrawn,
  args: { script: {} },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

const left = (change: Partial<TakeFacts> = {}): TakeFacts => ({
  id: 'left',
  ownerId: people.ada.id,
  kind: 'video',
  settings: { mode: 'reel', filter: 'warm', track: 'slow-loaf' },
  startedAt: hoursAgo(1).getTime(),
  finished: null,
  caption: 'Rain outside, slow loaf inside.',
  alt: '',
  ...change,
})

/** A tab that died while it recorded: the seconds are there, no whole file. */
async function crashed(): Promise<object> {
  await clearTakes()
  const { blob } = await filmOf(6000, { width: 720, height: 1280 })
  await keepTake(left())
  const half = Math.ceil(blob.size / 2)
  await keepPiece('left', 0, blob.slice(0, half, blob.type))
  await keepPiece('left', 1, blob.slice(half, blob.size, blob.type))
  return {}
}

export const Offered: Story = {
  ...scenario(catalogue['camera-kept-offered']),
  tags: ['row:camera-kept-offered', 'screen:camera', 'state:populated'],
  loaders: [crashed],
  play: async () => {
    await waitFor(() => expect(screen.getByText('A video of yours is still here. It was not posted.')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Review' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
    await screen.findByRole('radio', { name: 'Original' })
  },
}

/** What a crashed tab had recorded comes back, with its length, its settings and its words. */
export const Reviewed: Story = {
  ...scenario(catalogue['camera-kept-reviewed']),
  tags: ['row:camera-kept-reviewed', 'screen:camera', 'state:populated'],
  loaders: [crashed],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New reel' })).toBeVisible())
    await expect(caption()).toHaveValue('Rain outside, slow loaf inside.')
    await expect(screen.getByText('Slow Loaf')).toBeVisible()
    await expect(screen.getByText('0:05 of 0:05')).toBeVisible()
    await covers()
    await expect(camera().asked()).toEqual([])
    // Thrown away it is gone for good.
    await expect(await leftTakes(people.ada.id)).toEqual([])
  },
}

/** Nothing of it can be read any more. */
export const Gone: Story = {
  ...scenario(catalogue['camera-kept-gone']),
  tags: [
    'row:camera-kept-gone',
    'screen:camera',
    'state:error',
    'rule:camera-share-needs-media',
    'error:camera-no-content',
  ],
  loaders: [
    async () => {
      await clearTakes()
      await keepTake(left())
      return {}
    },
  ],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await told('No Content')
    await expect(screen.getByText('Please record or capture content first')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument())
    await screen.findByRole('radio', { name: 'Original' })
  },
}

/** Whoever has no camera has a file. */
export const FileChosen: Story = {
  ...scenario(catalogue['camera-file-chosen']),
  tags: ['row:camera-file-chosen', 'screen:camera', 'state:populated'],
  loaders: [clearTakes],
  play: async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 300 })
    const context = canvas.getContext('2d')
    if (context) Object.assign(context, { fillStyle: 'teal' }).fillRect(0, 0, 400, 300)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    const chooser = await screen.findByRole('button', { name: 'Choose a file' })
    const input = chooser.parentElement?.querySelector('input')
    if (!input || !blob) throw new Error('There is no chooser.')
    await userEvent.upload(input, new File([blob], 'bay.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(screen.getByRole('img', { name: 'Your photo' })).toBeVisible())
    await expect(screen.getByRole('heading', { name: 'New photo' })).toBeVisible()
  },
}

export const FileUnreadable: Story = {
  ...scenario(catalogue['camera-file-unreadable']),
  tags: ['row:camera-file-unreadable', 'screen:camera', 'state:error'],
  loaders: [
    async () => {
      await clearTakes()
      await keepWhole(left({ id: 'other', ownerId: 'somebody' }), new Blob(['x']))
      return {}
    },
  ],
  play: async () => {
    const chooser = await screen.findByRole('button', { name: 'Choose a file' })
    const input = chooser.parentElement?.querySelector('input')
    if (!input) throw new Error('There is no chooser.')
    await userEvent.upload(input, new File(['no picture'], 'bay.jpg', { type: 'image/jpeg' }))
    await told('This file could not be read. It may be damaged.')
    // What somebody else recorded here is not offered.
    await expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument()
    await screen.findByRole('radio', { name: 'Original' })
  },
}
