import {
  catalogue,
  manyVideos,
  mockBareFailure,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  people,
  Refusal,
  scenario,
  videoComments,
  videoPosts,
  videos,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { VideosScreen } from './VideosScreen.tsx'

const onWatch = fn<(id: string) => void>()

const meta = {
  title: 'Screens/Videos/Pager',
  component: VideosScreen,
  parameters: { layout: 'fullscreen' },
  args: { onWatch, Comments: () => null },
  decorators: [
    (Story) => (
      <main className="flex h-dvh flex-col">
        <h1 className="sr-only">Videos</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VideosScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What comes in by fading is waited for. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

const backend = { posts: [...videoPosts, ...videoComments], following: ['noor'] }

/** Holds every film at one moment: what moves is never the same picture twice. */
const held = () => {
  const media = HTMLMediaElement.prototype
  const spies = [
    spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'))
    }),
    spyOn(media, 'paused', 'get').mockReturnValue(false),
    spyOn(media, 'readyState', 'get').mockReturnValue(4),
    spyOn(media, 'currentTime', 'get').mockReturnValue(3.2),
    spyOn(media, 'duration', 'get').mockReturnValue(8),
    spyOn(media, 'buffered', 'get').mockReturnValue({ length: 1, start: () => 0, end: () => 6 }),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
    localStorage.removeItem('skein-sound')
  }
}
const setup = held

/** The toast comes with code of its own. */
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const pager = () => screen.findByRole('region', { name: 'Videos' })
const slide = (name: RegExp) => screen.findByRole('group', { name })

export const Loading: Story = {
  ...scenario(catalogue['videos-loading'], { handlers: [mockNever('listPosts')], setup }),
  tags: ['row:videos-loading', 'screen:videos', 'state:loading', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading videos')).toBeInTheDocument()
  },
}

/** The newest first, with its author and words, and what can be done with it. */
export const Playing: Story = {
  ...scenario(catalogue['videos-playing'], { backend, setup }),
  tags: ['row:videos-playing', 'screen:videos', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await pager()).toHaveAttribute('data-state', 'playing')
    await slide(/^1 of 5, Noor Haddad: A comet crossing the sky over hills/)
    await expect(canvas.getByRole('link', { name: 'Noor Haddad' })).toHaveAttribute('href', '/profile/noor')
    await waitFor(() => expect(canvas.getByRole('link', { name: '#cometwatch' })).toBeVisible())
    await expect(canvas.getByRole('slider', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '0:03 of 0:08')
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('1,318 likes')
    await expect(canvas.getByRole('button', { name: 'Comment' })).toHaveAccessibleDescription('2 comments')
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible()
  },
}

export const Empty: Story = {
  ...scenario(catalogue['videos-empty'], { backend: { posts: [] } }),
  tags: ['row:videos-empty', 'screen:videos', 'state:empty', 'call:get-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No videos yet' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Open camera' })).toHaveAttribute('href', '/camera')
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['videos-fail'], { handlers: [mockRefusal('listPosts', 'internal')] }),
  tags: ['row:videos-fail', 'screen:videos', 'state:error', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
  },
}

export const Recovers: Story = {
  ...scenario(catalogue['videos-recover'], {
    handlers: [mockRefusal('listPosts', 'internal', { once: true })],
    backend,
    setup,
  }),
  tags: ['row:videos-recover', 'screen:videos', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await slide(/^1 of 5/)
  },
}

export const Offline: Story = {
  ...scenario(catalogue['videos-offline'], { handlers: [mockOffline('listPosts'), mockOffline('countVideos')] }),
  tags: ['row:videos-offline', 'screen:videos', 'state:offline', 'call:get-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

/** The next page is there before the first one ends; the counter knows all of them from the start. */
export const Long: Story = {
  ...scenario(catalogue['videos-long'], { backend: { posts: manyVideos, following: [] }, setup }),
  tags: ['row:videos-long', 'screen:videos', 'state:long', 'call:get-posts'],
  play: async ({ userEvent }) => {
    ;(await slide(/^1 of 23/)).focus()
    await userEvent.keyboard('{End}')
    await slide(/^20 of 23/)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next video' })).toHaveAttribute('aria-disabled', 'false'),
    )
    await userEvent.keyboard('{ArrowDown}')
    await slide(/^21 of 23/)
    await expect(onWatch).toHaveBeenLastCalledWith(manyVideos[20]?.id)
  },
}

export const MoreFails: Story = {
  ...scenario(catalogue['videos-more-fail'], {
    handlers: [
      mockCall('listPosts', ({ url }) =>
        url.searchParams.get('before') === null ? manyVideos.slice(0, 20) : new Refusal('internal'),
      ),
    ],
    backend: { posts: manyVideos },
    setup,
  }),
  tags: ['row:videos-more-fail', 'screen:videos', 'state:error', 'call:get-posts'],
  play: async ({ userEvent }) => {
    ;(await slide(/^1 of 23/)).focus()
    await userEvent.keyboard('{End}')
    await told('More videos could not be loaded.')
    await slide(/^20 of 23/)
  },
}

/** The address names one: it comes first, whole though it is wide. */
export const Named: Story = {
  ...scenario(catalogue['videos-named'], { backend, setup }),
  tags: ['row:videos-named', 'screen:videos', 'state:populated', 'call:get-posts'],
  args: { first: videos.wide.id },
  play: async () => {
    await slide(/^1 of 5, Mei-Lin Tan/)
  },
}

export const NamedIsGone: Story = {
  ...scenario(catalogue['videos-named-gone'], { backend: { ...backend, deleted: [videos.wide.id] }, setup }),
  tags: ['row:videos-named-gone', 'screen:videos', 'state:error', 'call:get-posts'],
  args: { first: videos.wide.id },
  play: async () => {
    await told('This video is not available. Here are others.')
    await slide(/^1 of 4, Noor Haddad/)
  },
}

/** By the button, and back; two taps on the picture like it again, and never take it back; a press that stays holds the film. */
export const Liked: Story = {
  ...scenario(catalogue['videos-liked'], { backend, setup }),
  tags: ['row:videos-liked', 'screen:videos', 'state:populated', 'call:post-posts-like'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    const film = canvasElement.querySelector<HTMLVideoElement>('[role=group]:not([inert]) > video')
    if (film === null) throw new Error('There is no film.')
    await userEvent.dblClick(film)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveAccessibleDescription('1,319 likes')
    await userEvent.dblClick(film)
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    // A press that stays holds the film until it ends, and its end is no tap.
    const pause = spyOn(film, 'pause')
    const play = spyOn(film, 'play').mockResolvedValue()
    await fireEvent.pointerDown(film, { isPrimary: true, button: 0, clientX: 100, clientY: 200 })
    await waitFor(() => expect(pause).toHaveBeenCalledTimes(1))
    await fireEvent.pointerUp(film, { isPrimary: true, clientX: 100, clientY: 200 })
    await expect(play).toHaveBeenCalledTimes(1)
    await fireEvent.click(film, { clientX: 100, clientY: 200 })
    await expect(pause).toHaveBeenCalledTimes(1)
  },
}

export const LikePending: Story = {
  // A video of its own: a wish that is never answered stays in the queue of this tab.
  ...scenario(catalogue['videos-like-pending'], {
    handlers: [mockNever('likePost')],
    backend: { posts: [videos.wide], following: ['mei_lin'] },
    setup,
  }),
  tags: ['row:videos-like-pending', 'screen:videos', 'state:pending', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LikeFails: Story = {
  ...scenario(catalogue['videos-like-fails'], { handlers: [mockBareFailure('likePost', 500)], backend, setup }),
  tags: ['row:videos-like-fails', 'screen:videos', 'state:error', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await told('Failed to like post')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Without a share sheet of the platform the link of this video is copied. */
export const Shared: Story = {
  ...scenario(catalogue['videos-shared'], {
    backend,
    setup: () => {
      const release = held()
      const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
      return () => {
        release()
        if (before) Object.defineProperty(navigator, 'clipboard', before)
        else Reflect.deleteProperty(navigator, 'clipboard')
      }
    },
  }),
  tags: ['row:videos-shared', 'screen:videos', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await told('Link copied')
    await expect(copied).toHaveBeenLastCalledWith(`${location.origin}/videos?v=${videos.comet.id}`)
  },
}
const copied = fn<(text: string) => Promise<void>>(async () => {})

/** Nothing of it is fetched before the reader opens it. */
export const Covered: Story = {
  ...scenario(catalogue['videos-covered'], { backend, setup }),
  tags: ['row:videos-covered', 'screen:videos', 'state:populated', 'call:get-posts'],
  args: { first: videos.covered.id },
  play: async ({ canvas, canvasElement }) => {
    const covered = within(await slide(/^1 of 5, Ines Moreau: Storm damage, flashing light/))
    await shown(covered.getByText('Storm damage, flashing light'))
    await expect(covered.queryByText('The storm that took the pier.')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[role=group]:not([inert]) > video')).not.toHaveAttribute('src')
    await expect(canvas.getByRole('button', { name: 'Watch video' })).toBeVisible()
  },
}

/** Who speaks and who answers for it, as on a card. */
export const Generated: Story = {
  ...scenario(catalogue['videos-generated'], { backend, setup }),
  tags: ['row:videos-generated', 'screen:videos', 'state:populated', 'call:get-posts'],
  args: { first: videos.generated.id },
  play: async () => {
    const generated = within(await slide(/^1 of 5, AI Assistant/))
    await shown(generated.getByText('AI Assistant'))
    await shown(generated.getByRole('link', { name: `@${people.jonas.username}` }))
  },
}
