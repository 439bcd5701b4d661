import { catalogue, mockRefusal, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CustomFeedScreen } from './CustomFeedScreen.tsx'

const own = {
  id: '019d0000-0000-7000-8000-00000000000a',
  by: 'ada',
  name: 'Bread and patience',
  people: ['noor'],
  tags: ['bread'],
  words: ['slow oven'],
}
const another = {
  id: '019d0000-0000-7000-8000-00000000000b',
  by: 'noor',
  name: 'Fewer settings',
  people: ['noor'],
  order: 'liked' as const,
  shared: true,
}

/** One feed that a member made, with its rule in words. */
const meta = {
  title: 'Screens/Feeds/Feed',
  component: CustomFeedScreen,
  args: { id: own.id, onGone: fn(), onTitle: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-screen max-w-600 flex-col border-x border-border bg-surface">
        <h1 className="sr-only">Feeds</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CustomFeedScreen>

export default meta
type Story = StoryObj<typeof meta>

const backend = { posts: [posts.verified, posts.plain], customFeeds: [own, another] }
const rule = () => screen.findByRole('heading', { level: 2, name: own.name })

/** Only what its rule names stands in it. */
export const Own: Story = {
  ...scenario(catalogue['custom-feed-own'], { backend }),
  tags: ['row:custom-feed-own', 'screen:custom-feeds', 'state:populated', 'call:get-custom-feeds'],
  play: async ({ args, canvas }) => {
    await rule()
    const articles = await canvas.findAllByRole('article')
    await expect(articles).toHaveLength(1)
    await expect(articles[0]).toHaveTextContent('Noor Haddad')
    await expect(canvas.getByText('Only you can see this feed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '#bread' })).toHaveAttribute('href', '/explore?tag=bread')
    await expect(args.onTitle).toHaveBeenCalledWith('Bread and patience')
  },
}

/** It is kept by a press, and can be passed on. */
export const OfAnother: Story = {
  ...scenario(catalogue['custom-feed-of-another'], { backend }),
  args: { id: another.id },
  tags: ['row:custom-feed-of-another', 'screen:custom-feeds', 'state:populated', 'call:post-custom-feeds-keep'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep feed' }))
    await expect(await canvas.findByRole('button', { name: 'Kept' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('The most liked of the last 7 days')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
  },
}

/** Another rule brings other posts at once. */
export const Edited: Story = {
  ...scenario(catalogue['custom-feed-edit'], { backend }),
  tags: ['row:custom-feed-edit', 'screen:custom-feeds', 'state:populated', 'call:patch-custom-feeds'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit feed' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit feed' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove slow oven' })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Noor Haddad' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Share this feed' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Feed saved')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible())
    await expect(canvas.getByText('Shared')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit feed' })).toHaveFocus())
  },
}

export const DeleteAsked: Story = {
  ...scenario(catalogue['custom-feed-delete'], { backend }),
  tags: ['row:custom-feed-delete', 'screen:custom-feeds', 'state:populated', 'call:get-custom-feeds'],
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this feed?' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeVisible())
    await expect(args.onGone).not.toHaveBeenCalled()
  },
}

/** An own feed that finds nothing: its rule is changed, and the focus comes back to where that is done. */
export const Nothing: Story = {
  ...scenario(catalogue['custom-feed-nothing'], { backend: { ...backend, posts: [posts.plain] } }),
  tags: ['row:custom-feed-nothing', 'screen:custom-feeds', 'state:empty', 'call:get-custom-feeds-posts'],
  play: async ({ canvas }) => {
    await rule()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Change what it looks for' }))
    const change = await screen.findByRole('dialog', { name: 'Edit feed' })
    await waitFor(() => expect(change).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit feed' })).toHaveFocus())
  },
}

/** The feed of another that finds nothing: there are others to read. */
export const NothingOfAnother: Story = {
  ...scenario(catalogue['custom-feed-nothing-kept'], { backend: { ...backend, posts: [posts.plain] } }),
  args: { id: another.id },
  tags: ['row:custom-feed-nothing-kept', 'screen:custom-feeds', 'state:empty', 'call:get-custom-feeds-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'To your feeds' })).toHaveAttribute('href', '/feeds')
  },
}

export const Gone: Story = {
  ...scenario(catalogue['custom-feed-gone'], { backend: { ...backend, customFeeds: [] } }),
  tags: ['row:custom-feed-gone', 'screen:custom-feeds', 'state:error', 'call:get-custom-feeds'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This feed is not here' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'To your feeds' })).toHaveAttribute('href', '/feeds')
  },
}

export const PostsFail: Story = {
  ...scenario(catalogue['custom-feed-fails'], {
    backend,
    handlers: [mockRefusal('listCustomFeedPosts', 'unavailable')],
  }),
  tags: ['row:custom-feed-fails', 'screen:custom-feeds', 'state:error', 'call:get-custom-feeds-posts'],
  play: async ({ canvas }) => {
    await rule()
    await waitFor(() => expect(canvas.getByText('Failed to load posts. Please try again.')).toBeVisible())
  },
}
