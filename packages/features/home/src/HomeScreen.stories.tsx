import {
  catalogue,
  createMockBackend,
  finger,
  goOffline,
  goToEnd,
  hitsOf,
  manyPosts,
  mockCall,
  mockNever,
  mockOffline,
  mixedFeed,
  mockRefusal,
  people,
  post,
  Refusal,
  scenario,
} from '@skein/mocks'
import { useEventStream } from '@skein/data'
import { ComposerHost } from '@skein/feature-composer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { HomeScreen } from './HomeScreen.tsx'

const meta = {
  title: 'Screens/Home/Feed',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-600 border-x border-border bg-surface">
        <h1 className="sr-only">Home</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

const byNoor = () => screen.findAllByRole('article', { name: /Noor Haddad/ })
const articles = () => screen.getAllByRole('article')
const loadMore = () => screen.findByRole('button', { name: 'Load more posts' })

const long = manyPosts(23)

export const Loading: Story = {
  ...scenario(catalogue['home-loading'], { handlers: [mockNever('listPosts')] }),
  tags: ['row:home-loading', 'screen:home', 'state:loading', 'call:get-posts'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument()
    const busy = canvasElement.querySelector('[aria-busy=true]')
    await expect(busy?.querySelectorAll(':scope > div:not([role])')).toHaveLength(3)
    await waitFor(() => expect(hitsOf('listPosts')).toBe(1))
  },
}

/** Nobody has posted: the composer opens for the first one, by the box of this page or by that of all pages, whichever is there first. */
export const Empty: Story = {
  ...scenario(catalogue['home-empty'], { backend: { posts: [] } }),
  decorators: [
    (Story) => (
      <>
        <Story />
        <ComposerHost />
      </>
    ),
  ],
  tags: ['row:home-empty', 'screen:home', 'state:empty', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No posts yet' })).toBeVisible())
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    const write = canvas.getByRole('button', { name: 'Write a post' })
    await userEvent.click(write)
    await screen.findByRole('dialog', { name: 'New post' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(write).toHaveFocus())
  },
}

export const FollowingEmpty: Story = {
  ...scenario(catalogue['home-following-empty']),
  tags: ['row:home-following-empty', 'screen:home', 'state:empty', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Following' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No posts from people you follow' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Show everyone' })).toBeVisible()
  },
}

/** Where nobody is followed yet, people are offered. */
export const FollowingPeople: Story = {
  ...scenario(catalogue['home-following-people'], { backend: { members: Object.values(people) } }),
  tags: ['row:home-following-people', 'screen:home', 'state:empty', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Following' }))
    const offered = within(await canvas.findByRole('group', { name: 'Who to follow' }))
    await userEvent.click(
      (await offered.findAllByRole('button', { name: /^Follow / }))[0] ?? canvas.getByText('nobody'),
    )
    await waitFor(() => expect(offered.getAllByRole('button', { name: /^Following / })).toHaveLength(1))
  },
}

export const Populated: Story = {
  ...scenario(catalogue['home-populated']),
  tags: ['row:home-populated', 'screen:home', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect((await byNoor())[0]).toBeVisible()
    await expect(canvas.getByRole('feed', { name: 'Posts' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Everyone' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: 'Camera' })).toHaveAttribute('href', '/camera')
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['home-load-fails'], { handlers: [mockRefusal('listPosts', 'internal')] }),
  tags: ['row:home-load-fails', 'screen:home', 'state:error', 'error:feed-load', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const LoadRecovers: Story = {
  ...scenario(catalogue['home-load-recovers'], { handlers: [mockRefusal('listPosts', 'internal', { once: true })] }),
  tags: ['row:home-load-recovers', 'screen:home', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect((await byNoor())[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['home-offline'], { handlers: [mockOffline('listPosts')] }),
  tags: ['row:home-offline', 'screen:home', 'state:offline', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
    await expect(canvas.getByRole('textbox', { name: "What's on your mind?" })).toBeEnabled()
  },
}

/** Without a network, and never read here: it comes by itself, and there is nothing to press. */
export const NotLoaded: Story = {
  ...scenario(catalogue['home-not-loaded'], { handlers: [mockOffline('listPosts')], setup: goOffline }),
  tags: ['row:home-not-loaded', 'screen:home', 'state:offline', 'call:get-posts'],
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('Not loaded yet. It opens when you are back online.'))
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

export const MorePending: Story = {
  ...scenario(catalogue['home-more-pending'], {
    handlers: [
      mockCall('listPosts', ({ url }) => (url.searchParams.has('before') ? new Promise(() => {}) : long.slice(0, 20))),
    ],
  }),
  tags: ['row:home-more-pending', 'screen:home', 'state:pending', 'call:get-posts'],
  play: async ({ userEvent }) => {
    const button = await loadMore()
    await goToEnd()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(hitsOf('listPosts')).toBe(2))
  },
}

/** What is there stays; only the next page is told to have failed. */
export const MoreFails: Story = {
  ...scenario(catalogue['home-more-fails'], {
    handlers: [
      mockCall('listPosts', ({ url }) =>
        url.searchParams.has('before') ? new Refusal('internal') : long.slice(0, 20),
      ),
    ],
  }),
  tags: ['row:home-more-fails', 'screen:home', 'state:error', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await loadMore())
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
    await expect(articles().length).toBeGreaterThan(0)
  },
}

export const CaughtUp: Story = {
  ...scenario(catalogue['home-caught-up'], { backend: { posts: long } }),
  tags: ['row:home-caught-up', 'screen:home', 'state:long', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await loadMore())
    const end = await canvas.findByText("You're all caught up")
    // Where a reader meets it: below the last card, which the floating camera button then leaves free.
    await goToEnd()
    await expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(end).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Load more posts' })).not.toBeInTheDocument()
    await expect(hitsOf('listPosts')).toBe(2)
  },
}

export const Following: Story = {
  ...scenario(catalogue['home-following'], { backend: { posts: long, following: ['tomasbakes'] } }),
  tags: ['row:home-following', 'screen:home', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await byNoor()
    canvas.getByRole('tab', { name: 'Everyone' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Noor Haddad/ })).not.toBeInTheDocument())
    await expect((await canvas.findAllByRole('article', { name: /Tomás Rivera/ })).length).toBe(articles().length)
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Following' })).toHaveFocus())
  },
}

/** What one publishes leads the feed at once. */
export const NewPost: Story = {
  ...scenario(catalogue['home-new-post']),
  tags: ['row:home-new-post', 'screen:home', 'state:populated', 'call:post-posts'],
  play: async ({ canvas, userEvent }) => {
    await byNoor()
    await userEvent.type(
      canvas.getByRole('textbox', { name: "What's on your mind?" }),
      'The kettle won today, by four seconds.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(articles()[0]).toHaveTextContent('The kettle won today, by four seconds.'))
    await expect(articles()[0]).toHaveTextContent('@ada')
  },
}

const live = createMockBackend({ signedInAs: people.ada, posts: mixedFeed })
const fresh = post({ by: people.tomas, hours: 0.01, content: 'Fresh from the oven, and louder than usual.' })

function LiveHome() {
  useEventStream()
  return <HomeScreen />
}

const listening = {
  handlers: live.handlers,
  setup: () => {
    live.reset()
    return () => live.reset()
  },
}

/** Somebody posts while the feed is read; the pill takes a moment, so that a burst is one. */
async function somebodyPosts() {
  await byNoor()
  await waitFor(() => expect(hitsOf('streamEvents')).toBeGreaterThan(0))
  await live.publish(fresh)
  return screen.findByRole('button', { name: '1 new post' })
}

/** What others publish is told of, and moves nothing. */
export const NewPosts: Story = {
  ...scenario(catalogue['home-new-posts'], listening),
  render: () => <LiveHome />,
  tags: ['row:home-new-posts', 'screen:home', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    const pill = await somebodyPosts()
    // It fades in.
    await waitFor(() => expect(pill).toBeVisible())
    await expect(canvas.queryByText(fresh.content)).not.toBeInTheDocument()
  },
}

/** A press shows them, goes to the start, puts the focus on the first, and lights it for a moment. */
export const NewPostsShown: Story = {
  ...scenario(catalogue['home-new-posts-shown'], listening),
  render: () => <LiveHome />,
  tags: ['row:home-new-posts-shown', 'screen:home', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    const pill = await somebodyPosts()
    const lit = fn<(animations: Animation[]) => void>()
    const hear = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('article')) lit(target.getAnimations())
    }
    document.addEventListener('focusin', hear)
    await userEvent.click(pill)
    await waitFor(() => expect(articles()[0]).toHaveTextContent(fresh.content))
    await waitFor(() => expect(articles()[0]).toHaveFocus())
    document.removeEventListener('focusin', hear)
    const [light] = lit.mock.lastCall?.[0] ?? []
    await expect(light?.effect?.getTiming().duration).toBe(800)
    await light?.finished
    await expect(window.scrollY).toBe(0)
    await expect(canvas.queryByRole('button', { name: '1 new post' })).not.toBeInTheDocument()
  },
}

/** The top of the page, pulled down until letting go counts. The first touch of a page fetches what follows the next. */
async function pullDown() {
  await byNoor()
  const { body } = document
  finger(body, [180, 120]).lift()
  await waitFor(() => expect(document.querySelector('[data-pull]')).toBeInTheDocument())
  const pulled = finger(body, [180, 120], [182, 150], [184, 230])
  await waitFor(() => expect(document.querySelector('[data-pull=far]')).toBeVisible())
  return pulled
}

/** A finger has pulled the page's top down and let go; the posts stay meanwhile. */
export const Refreshing: Story = {
  ...scenario(catalogue['home-refreshing'], {
    handlers: [
      mockCall('listPosts', () => (hitsOf('listPosts') > 1 ? new Promise<never>(() => undefined) : mixedFeed)),
    ],
  }),
  tags: ['row:home-refreshing', 'screen:home', 'state:pending', 'call:get-posts'],
  play: async ({ canvas }) => {
    ;(await pullDown()).lift()
    await waitFor(() => expect(hitsOf('listPosts')).toBe(2))
    await waitFor(() => expect(document.querySelector('[data-pull=reading]')).toBeVisible())
    await waitFor(() => expect(screen.getByText('Loading posts')).toBeInTheDocument())
    await expect(canvas.getByRole('feed', { name: 'Posts' })).toBeVisible()
  },
}

/** What was posted meanwhile leads the feed, without a pill. */
export const Refreshed: Story = {
  ...scenario(catalogue['home-refreshed'], {
    handlers: [mockCall('listPosts', () => (hitsOf('listPosts') > 1 ? [fresh, ...mixedFeed] : mixedFeed))],
  }),
  tags: ['row:home-refreshed', 'screen:home', 'state:populated', 'call:get-posts'],
  play: async () => {
    ;(await pullDown()).lift()
    await waitFor(() => expect(articles()[0]).toHaveTextContent(fresh.content))
    await waitFor(() => expect(document.querySelector('[data-pull=rest]')).toBeInTheDocument())
  },
}

/** It is told that the posts could not be read; those that are there stay. */
export const RefreshFails: Story = {
  ...scenario(catalogue['home-refresh-fails'], {
    handlers: [mockCall('listPosts', () => (hitsOf('listPosts') > 1 ? new Refusal('internal') : mixedFeed))],
  }),
  tags: ['row:home-refresh-fails', 'screen:home', 'state:error', 'call:get-posts'],
  play: async () => {
    ;(await pullDown()).lift()
    await waitFor(() => expect(screen.getByText('Failed to load posts. Please try again.')).toBeVisible())
    await expect(articles().length).toBeGreaterThan(0)
  },
}
