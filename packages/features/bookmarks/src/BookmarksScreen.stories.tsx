import {
  catalogue,
  hitsOf,
  manyPosts,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  morePosts,
  people,
  posts,
  type Refusal,
  scenario,
} from '@skein/mocks'
import type { Post } from '@skein/contract'
import type { BookmarkFilter } from '@skein/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { BookmarksScreen } from './BookmarksScreen.tsx'

/** The screen with an address of its own. */
function Page({ filter: first }: { filter: BookmarkFilter }) {
  const [filter, setFilter] = useState(first)
  return <BookmarksScreen filter={filter} onFilter={setFilter} />
}

/** Posts that members have kept for themselves. */
const meta = {
  title: 'Screens/Bookmarks/Page',
  component: Page,
  args: { filter: {} },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      // The search field sticks below the page's header, which is the shell's.
      <>
        <header className="sticky top-0 z-20 mx-auto flex h-52 max-w-600 items-center border-x border-b border-border bg-surface px-16">
          <h1 className="text-lead font-bold">Bookmarks</h1>
        </header>
        <main className="mx-auto flex min-h-[calc(100dvh-3.25rem)] max-w-600 flex-col border-x border-border bg-surface">
          <Story />
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const keep = (post: Post): Post => ({ ...post, viewer: { ...post.viewer, bookmarked: true } })
const kept = [posts.verified, posts.image, posts.link, posts.poll, posts.ai, morePosts.bookmarked, morePosts.video].map(
  (post) => keep(post),
)
const backend = { posts: kept }
const long = manyPosts(23).map((post) => keep(post))

const searchBox = () => screen.getByRole('searchbox', { name: 'Search your bookmarks' })
const articles = () => screen.findAllByRole('article')
const filterButton = () => screen.getByRole('button', { name: /^Filter/ })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Filter' }))

export const Loading: Story = {
  ...scenario(catalogue['bookmarks-loading'], { handlers: [mockNever('listBookmarks')] }),
  tags: ['row:bookmarks-loading', 'screen:bookmarks', 'state:loading', 'call:get-bookmarks'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading bookmarks')).toBeInTheDocument()
    await expect(searchBox()).toBeEnabled()
  },
}

export const Empty: Story = {
  ...scenario(catalogue['bookmarks-empty'], { backend: { posts: [posts.plain] } }),
  tags: ['row:bookmarks-empty', 'screen:bookmarks', 'state:empty', 'call:get-bookmarks'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Explore posts' })).toHaveAttribute('href', '/explore')
  },
}

/** Real bookmarks, every one of them: nothing is chosen by its id. */
export const Populated: Story = {
  ...scenario(catalogue['bookmarks-populated'], { backend }),
  tags: ['row:bookmarks-populated', 'screen:bookmarks', 'state:populated', 'call:get-bookmarks'],
  play: async ({ canvas }) => {
    await expect(await articles()).toHaveLength(kept.length)
    await expect(canvas.getByText('Only you can see these')).toBeVisible()
    await expect(await canvas.findByText('7 posts')).toBeVisible()
  },
}

export const ByContent: Story = {
  ...scenario(catalogue['bookmarks-search'], { backend }),
  tags: ['row:bookmarks-search', 'screen:bookmarks', 'state:populated', 'call:get-bookmarks'],
  play: async ({ canvas, userEvent }) => {
    await articles()
    await userEvent.type(searchBox(), 'patience')
    await waitFor(() => expect(canvas.getByText('1 of 7')).toBeVisible())
    await expect((await articles())[0]).toHaveTextContent('The only recipe I know by heart')
    // One question for the word, not one a letter.
    await expect(hitsOf('listBookmarks')).toBe(2)
  },
}

export const ByAuthor: Story = {
  ...scenario(catalogue['bookmarks-search-author'], { backend }),
  args: { filter: { q: 'noor haddad' } },
  tags: ['row:bookmarks-search-author', 'screen:bookmarks', 'state:populated', 'call:get-bookmarks'],
  play: async ({ userEvent, canvas }) => {
    await expect(searchBox()).toHaveValue('noor haddad')
    for (const article of await articles()) await expect(article).toHaveTextContent('Noor Haddad')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(searchBox()).toHaveFocus())
    await waitFor(async () => expect(await articles()).toHaveLength(kept.length))
  },
}

export const NothingFound: Story = {
  ...scenario(catalogue['bookmarks-nothing-found'], { backend }),
  args: { filter: { q: 'zeppelin' } },
  tags: ['row:bookmarks-nothing-found', 'screen:bookmarks', 'state:empty', 'call:get-bookmarks'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No bookmarks match' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeVisible()
  },
}

/** The popover beside its button. */
export const FilterOpen: Story = {
  ...scenario(catalogue['bookmarks-filter'], { backend }),
  tags: ['row:bookmarks-filter', 'screen:bookmarks', 'state:populated', 'call:get-bookmarks'],
  play: async ({ userEvent }) => {
    await articles()
    await userEvent.click(filterButton())
    const form = await panel()
    await waitFor(() => expect(form.getByRole('button', { name: 'Text' })).toHaveFocus())
    // It fades in.
    await waitFor(() => expect(form.getByRole('radiogroup', { name: 'AI posts' })).toBeVisible())
    await expect(form.getByRole('button', { name: 'Show 7 posts' })).toBeVisible()
  },
}

/** Each choice shows its result at once; Escape gives the focus back. */
export const Filtered: Story = {
  ...scenario(catalogue['bookmarks-filtered'], { backend }),
  tags: ['row:bookmarks-filtered', 'screen:bookmarks', 'state:populated', 'call:get-bookmarks'],
  play: async ({ userEvent }) => {
    await articles()
    await userEvent.click(filterButton())
    const form = await panel()
    await userEvent.click(form.getByRole('button', { name: 'Photo' }))
    await userEvent.click(form.getByRole('radio', { name: 'No AI' }))
    await waitFor(() => expect(form.getByRole('button', { name: 'Show 1 post' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(filterButton()).toHaveFocus())
    await expect(filterButton()).toHaveTextContent('2 filters on')
    await expect((await articles())[0]).toHaveTextContent('First frost on the lake path')
  },
}

export const OldestFirst: Story = {
  ...scenario(catalogue['bookmarks-oldest'], { backend }),
  args: { filter: { order: 'oldest' } },
  tags: ['row:bookmarks-oldest', 'screen:bookmarks', 'state:populated', 'call:get-bookmarks'],
  play: async ({ userEvent }) => {
    const oldest = (await articles()).map((article) => article.textContent)
    await userEvent.click(filterButton())
    const form = await panel()
    await userEvent.click(form.getByRole('button', { name: 'Clear' }))
    await waitFor(async () =>
      expect((await articles()).map((article) => article.textContent)).toEqual(oldest.toReversed()),
    )
  },
}

/** The row stays where it is, so that the next press hits what it was meant for. */
export const Removed: Story = {
  ...scenario(catalogue['bookmarks-removed'], { backend }),
  tags: ['row:bookmarks-removed', 'screen:bookmarks', 'state:populated', 'call:delete-posts-bookmark'],
  play: async ({ userEvent }) => {
    const [first] = await articles()
    if (first === undefined) throw new Error('There is no bookmark.')
    await userEvent.click(within(first).getByRole('button', { name: 'Bookmark' }))
    const told = await screen.findByText('Bookmark removed')
    await waitFor(() => expect(told).toBeVisible())
    await waitFor(() => expect(screen.getByText('6 posts')).toBeVisible())
    await expect(await articles()).toHaveLength(kept.length)
  },
}

export const Undone: Story = {
  ...scenario(catalogue['bookmarks-undone'], { backend }),
  tags: ['row:bookmarks-undone', 'screen:bookmarks', 'state:populated', 'call:post-posts-bookmark'],
  play: async ({ userEvent }) => {
    const before = (await articles()).map((article) => article.textContent)
    const [, second] = await articles()
    if (second === undefined) throw new Error('There is no second bookmark.')
    await userEvent.click(within(second).getByRole('button', { name: 'Bookmark' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(within(second).getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await waitFor(() => expect(screen.getByText('7 posts')).toBeVisible())
    await expect((await articles()).map((article) => article.textContent)).toEqual(before)
  },
}

export const Fails: Story = {
  ...scenario(catalogue['bookmarks-fail'], {
    handlers: [mockRefusal('listBookmarks', 'internal', { once: true })],
    backend,
  }),
  tags: ['row:bookmarks-fail', 'screen:bookmarks', 'state:error', 'call:get-bookmarks'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['bookmarks-offline'], { handlers: [mockOffline('listBookmarks')] }),
  tags: ['row:bookmarks-offline', 'screen:bookmarks', 'state:offline', 'call:get-bookmarks'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
  },
}

export const MorePending: Story = {
  ...scenario(catalogue['bookmarks-more-pending'], {
    as: people.ada,
    backend: { posts: long },
    handlers: [
      mockCall('listBookmarks', ({ url }) =>
        url.searchParams.has('before') ? new Promise<Refusal>(() => {}) : long.slice(0, 20),
      ),
    ],
  }),
  tags: ['row:bookmarks-more-pending', 'screen:bookmarks', 'state:pending', 'call:get-bookmarks'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Load more posts' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(button).toHaveFocus())
    // All of them, not those that are loaded.
    await expect(await canvas.findByText('23 posts')).toBeVisible()
  },
}

export const AllRead: Story = {
  ...scenario(catalogue['bookmarks-long'], { as: people.ada, backend: { posts: long } }),
  tags: ['row:bookmarks-long', 'screen:bookmarks', 'state:long', 'call:get-bookmarks'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more posts' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more posts' })).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByText('23 posts')).toBeVisible())
  },
}
