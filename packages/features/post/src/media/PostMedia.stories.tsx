import { cards, catalogue, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Column, findDialog, StoryCard } from '../story-card.fixture.tsx'
import { PostVideo } from './PostVideo.tsx'

/** Pictures and videos of a post, in its card and large. */
const meta = {
  title: 'Screens/Post/Media',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.image },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Image: Story = {
  ...scenario(catalogue['post-image']),
  tags: ['row:post-image', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /still lake/ })
    await expect(picture).toHaveAttribute('width', '1200')
    await expect(picture).toHaveAttribute('height', '800')
  },
}

/** What the picture shows, for those who see it too. */
export const AltShown: Story = {
  ...scenario(catalogue['post-image-alt']),
  tags: ['row:post-image-alt', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'ALT, image description' })
    await expect(badge).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(badge)
    await expect(canvas.getByText(/A still lake between dark hills/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Smaller copies for smaller windows, and a first impression while the picture is on its way. */
export const TwoImages: Story = {
  ...scenario(catalogue['post-images-two']),
  tags: ['row:post-images-two', 'screen:post', 'state:populated'],
  args: { post: cards.twoImages },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img').filter((image) => image instanceof HTMLImageElement)
    if (first === undefined || second === undefined) throw new Error('Two pictures are shown.')
    await expect(first).toHaveAttribute('srcset', '/media/harbour-600x450.svg 600w, /media/harbour-1200x900.svg 1200w')
    await expect(first.style.backgroundImage).toMatch(/^url\("data:image\/png;base64,/)
    const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
    await expect(one.top).toBe(other.top)
    await expect(Math.abs(one.height - other.height)).toBeLessThan(1)
  },
}

export const ThreeImages: Story = {
  ...scenario(catalogue['post-images-three']),
  tags: ['row:post-images-three', 'screen:post', 'state:populated'],
  args: { post: cards.threeImages },
  play: async ({ canvas }) => {
    const [wide, ...rest] = canvas.getAllByRole('img').filter((image) => image instanceof HTMLImageElement)
    await expect(rest).toHaveLength(2)
    const widthOf = (image: Element | undefined) => image?.getBoundingClientRect().width ?? 0
    await expect(widthOf(wide)).toBeGreaterThan(widthOf(rest[0]) * 1.9)
  },
}

/** One of them has no description: it is found by its place. */
export const FourImages: Story = {
  ...scenario(catalogue['post-images-four']),
  tags: ['row:post-images-four', 'screen:post', 'state:populated'],
  args: { post: cards.fourImages },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Image 3 of 4' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'ALT, image description' })).toHaveLength(3)
  },
}

const shownNow = async () => within(await findDialog('Image viewer'))

/** Large, alone: zoomed by key, its description in sight, closed by Escape; then the focus is where it was. */
export const Lightbox: Story = {
  ...scenario(catalogue['post-lightbox']),
  tags: ['row:post-lightbox', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button', { name: /still lake/ })
    await userEvent.click(picture)
    const viewer = await shownNow()
    await waitFor(() => expect(viewer.getByRole('img', { name: /still lake/ })).toBeVisible())
    await expect(viewer.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument()
    await waitFor(() => expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled())
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    await userEvent.keyboard('+')
    await waitFor(() => expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled())
    await userEvent.keyboard('-')
    await waitFor(() => expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(picture).toHaveFocus())
    await userEvent.click(picture)
    await shownNow()
  },
}

/** Arrows, Home and End; the page behind is out of reach meanwhile. */
export const LightboxMoves: Story = {
  ...scenario(catalogue['post-lightbox-moves']),
  tags: ['row:post-lightbox-moves', 'screen:post', 'state:populated'],
  args: { post: cards.fourImages },
  play: async ({ canvas, canvasElement }) => {
    const second = canvas.getByRole('button', { name: /Green nets/ })
    await userEvent.click(second)
    const viewer = await shownNow()
    const isAt = (place: string) =>
      waitFor(() => expect(viewer.getByRole('group', { name: place })).not.toHaveAttribute('inert'))
    await isAt('Image 2 of 4')
    await expect(canvasElement.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await isAt('Image 3 of 4')
    await userEvent.keyboard('{End}')
    await isAt('Image 4 of 4')
    await userEvent.keyboard('{Home}')
    await isAt('Image 1 of 4')
    await expect(viewer.getByRole('button', { name: 'Previous image' })).toBeDisabled()
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(second).toHaveFocus())
  },
}

/** The file's real length, measured at upload; nothing plays by itself, and nothing is fetched before. */
export const Video: Story = {
  ...scenario(catalogue['post-video']),
  tags: ['row:post-video', 'screen:post', 'state:populated'],
  args: { post: cards.video },
  play: async ({ canvas }) => {
    const player = canvas.getByLabelText('Video by Tomás Rivera')
    if (!(player instanceof HTMLVideoElement)) throw new Error('A video is shown.')
    await expect([player.paused, player.autoplay, player.preload, player.controls]).toEqual([
      true,
      false,
      'none',
      false,
    ])
    await expect(canvas.getByRole('button', { name: 'Play video, 0:48' })).toBeVisible()
    await expect(canvas.getByText('0:48')).toBeVisible()
    await expect(canvas.queryByText('3:42')).not.toBeInTheDocument()
  },
}

const { video } = cards.video

/** One that is stopped before it has moved on goes on showing its poster. */
const plays = (player: HTMLVideoElement) =>
  waitFor(() => expect([player.paused, player.currentTime > 0]).toEqual([false, true]))

/** Winds to the beginning until that is what is shown: a frame that was on its way while it played may be presented after the first. */
const showsBeginning = (player: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    const wind = () => {
      player.requestVideoFrameCallback((_, { mediaTime }) => (mediaTime === 0 ? resolve() : wind()))
      player.currentTime = 0
    }
    wind()
  })

/** The one that starts stops the one before, and hands over to the browser's own controls. */
export const OneVideoAtATime: Story = {
  ...scenario(catalogue['post-video-one-at-a-time']),
  tags: ['row:post-video-one-at-a-time', 'screen:post', 'state:populated'],
  render: () => (
    <Column>
      {video !== null && (
        <div className="p-16">
          <PostVideo video={video} by="Tomás Rivera" />
          <PostVideo video={video} by="Ines Moreau" />
          <PostVideo video={video} by="Jonas Weber" />
        </div>
      )}
    </Column>
  ),
  play: async ({ canvas }) => {
    const players = ['Tomás Rivera', 'Ines Moreau'].map((name) => canvas.getByLabelText(`Video by ${name}`))
    const [first, second] = players.filter((player) => player instanceof HTMLVideoElement)
    if (first === undefined || second === undefined) throw new Error('Two videos are shown.')
    const [play, other] = canvas.getAllByRole('button', { name: 'Play video, 0:48' })
    if (play === undefined || other === undefined) throw new Error('Each can be played.')
    await userEvent.click(play)
    await plays(first)
    await expect(first.controls).toBe(true)
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(other)
    await plays(second)
    await expect(first.paused).toBe(true)
    // Both stand at their beginning: the picture of a story does not depend on how far they came. The browser's own bar, which goes on
    // saying so for a while, is not ours to look at.
    for (const player of [first, second]) {
      player.pause()
      player.controls = false
      await showsBeginning(player)
    }
  },
}
