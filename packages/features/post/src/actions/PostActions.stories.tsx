import { cards, catalogue, mockBareFailure, mockCall, mockNever, mockOffline, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onComposeRequest, type ComposeRequest } from '../compose-port.ts'
import { choose, expectToast, openMenu, StoryCard } from '../story-card.fixture.tsx'

/** What stands under a post: comment, repost, like, bookmark. */
const meta = {
  title: 'Screens/Post/Actions',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.plain },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Liked: Story = {
  ...scenario(catalogue['post-liked'], { handlers: [mockCall('likePost', { liked: true, likes: 189 })] }),
  tags: ['row:post-liked', 'screen:post', 'state:populated', 'transition:liked', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveAccessibleDescription('189 likes')
    // Of the number only its last figure has changed: it rolls in.
    await waitFor(() => expect(canvas.getByText('9', { selector: '[data-was="8"]' })).toBeVisible())
  },
}

export const Unliked: Story = {
  ...scenario(catalogue['post-unliked'], { handlers: [mockCall('unlikePost', { liked: false, likes: 86 })] }),
  tags: ['row:post-unliked', 'screen:post', 'state:populated', 'transition:unliked', 'call:delete-posts-like'],
  args: { post: posts.liked },
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(like).toHaveAccessibleDescription('86 likes'))
  },
}

/** The server has not answered: the like shows already, and a second press waits its turn. */
export const LikePending: Story = {
  ...scenario(catalogue['post-like-pending'], { handlers: [mockNever('likePost')] }),
  tags: ['row:post-like-pending', 'screen:post', 'state:pending', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveAccessibleDescription('189 likes')
  },
}

export const LikeFails: Story = {
  ...scenario(catalogue['post-like-fails'], { handlers: [mockBareFailure('likePost', 500)] }),
  tags: ['row:post-like-fails', 'screen:post', 'state:error', 'error:like', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expectToast('Failed to like post')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toHaveAccessibleDescription('188 likes')
  },
}

export const LikeOffline: Story = {
  ...scenario(catalogue['post-like-offline'], { handlers: [mockOffline('likePost')] }),
  tags: ['row:post-like-offline', 'screen:post', 'state:offline', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expectToast('Failed to like post')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  },
}

/** A visitor is asked to log in, with the way there and back; nothing is sent. */
export const LikeAsVisitor: Story = {
  ...scenario(catalogue['post-like-visitor'], { as: null }),
  tags: ['row:post-like-visitor', 'screen:post', 'state:signed-out'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await expectToast('Please log in')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    const followed = fn<(address: string) => void>()
    const hear = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement) followed(event.target.getAttribute('href') ?? '')
    }
    document.addEventListener('click', hear, { capture: true })
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    document.removeEventListener('click', hear, { capture: true })
    await expect(followed).toHaveBeenCalledWith(expect.stringMatching(/^\/auth\?next=%2F/))
    await userEvent.click(like)
    await expectToast('You need to be logged in to do that')
  },
}

/** By key: the arrow opens the menu, Escape closes it and gives the focus back. */
export const RepostMenu: Story = {
  ...scenario(catalogue['post-repost-menu']),
  tags: ['row:post-repost-menu', 'screen:post', 'state:populated'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Repost' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu', { name: 'Repost' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Repost', 'Quote'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await openMenu('Repost')
  },
}

export const Reposted: Story = {
  ...scenario(catalogue['post-reposted'], { handlers: [mockCall('repostPost', { reposted: true, reposts: 3 })] }),
  tags: [
    'row:post-reposted',
    'screen:post',
    'state:populated',
    'transition:reposted',
    'toast:reposted',
    'call:post-posts-repost',
  ],
  play: async ({ canvas }) => {
    await choose('Repost', 'Repost')
    await expectToast('Reposted!')
    await expectToast('Post has been shared to your followers.')
    await expect(canvas.getByRole('button', { name: 'Repost' })).toHaveAccessibleDescription('3 reposts You reposted')
  },
}

export const Unreposted: Story = {
  ...scenario(catalogue['post-unreposted'], { handlers: [mockCall('unrepostPost', { reposted: false, reposts: 20 })] }),
  tags: ['row:post-unreposted', 'screen:post', 'state:populated', 'transition:unreposted', 'call:delete-posts-repost'],
  args: { post: cards.ownRepost },
  play: async ({ canvas }) => {
    await choose('Repost', 'Undo repost')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Repost' })).toHaveAccessibleDescription('20 reposts'),
    )
    await expect(screen.queryByText('Reposted!')).not.toBeInTheDocument()
  },
}

export const RepostFails: Story = {
  ...scenario(catalogue['post-repost-fails'], { handlers: [mockBareFailure('repostPost', 500)] }),
  tags: ['row:post-repost-fails', 'screen:post', 'state:error', 'error:repost', 'call:post-posts-repost'],
  play: async ({ canvas }) => {
    await choose('Repost', 'Repost')
    await expectToast('Failed to repost')
    await expect(canvas.getByRole('button', { name: 'Repost' })).toHaveAccessibleDescription('2 reposts')
  },
}

const asked = fn<(request: ComposeRequest) => void>()

/** 'Quote' asks for the composer with this post. */
export const QuoteAsked: Story = {
  ...scenario(catalogue['post-quote-asked'], { setup: () => onComposeRequest(asked) }),
  tags: ['row:post-quote-asked', 'screen:post', 'state:populated'],
  args: { post: cards.quote },
  play: async () => {
    asked.mockClear()
    await choose('Repost', 'Quote')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    const [request] = asked.mock.lastCall ?? []
    await expect(request).toMatchObject({ kind: 'quote', post: { content: cards.quote.content } })
  },
}

export const Bookmarked: Story = {
  ...scenario(catalogue['post-bookmarked'], { handlers: [mockCall('bookmarkPost', { bookmarked: true })] }),
  tags: ['row:post-bookmarked', 'screen:post', 'state:populated', 'call:post-posts-bookmark'],
  play: async ({ canvas, userEvent }) => {
    const bookmark = canvas.getByRole('button', { name: 'Bookmark' })
    await userEvent.click(bookmark)
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Unbookmarked: Story = {
  ...scenario(catalogue['post-unbookmarked'], { handlers: [mockCall('unbookmarkPost', { bookmarked: false })] }),
  tags: ['row:post-unbookmarked', 'screen:post', 'state:populated', 'call:delete-posts-bookmark'],
  args: { post: cards.bookmarked },
  play: async ({ canvas, userEvent }) => {
    const bookmark = canvas.getByRole('button', { name: 'Bookmark' })
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(bookmark)
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  },
}

export const BookmarkFails: Story = {
  ...scenario(catalogue['post-bookmark-fails'], { handlers: [mockBareFailure('bookmarkPost', 503)] }),
  tags: ['row:post-bookmark-fails', 'screen:post', 'state:error', 'call:post-posts-bookmark'],
  play: async ({ canvas, userEvent }) => {
    const bookmark = canvas.getByRole('button', { name: 'Bookmark' })
    await userEvent.click(bookmark)
    await expectToast('Failed to bookmark post')
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Comment leads to the post; so does a press on the card where nothing else answers, but not one on its text that is selected. */
export const Comment: Story = {
  ...scenario(catalogue['post-comment']),
  tags: ['row:post-comment', 'screen:post', 'state:populated'],
  play: async ({ canvas, userEvent }) => {
    const comment = canvas.getByRole('link', { name: 'Comment' })
    const address = canvas.getByRole('link', { name: 'about 5 hours ago' }).getAttribute('href')
    await expect(comment).toHaveAttribute('href', address)
    const followed = fn<(address: string | null) => void>()
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link !== null) followed(link.getAttribute('href'))
    }
    document.addEventListener('click', hear)
    const text = canvas.getByText(posts.plain.content)
    getSelection()?.selectAllChildren(text)
    text.click()
    await expect(followed).not.toHaveBeenCalled()
    getSelection()?.removeAllRanges()
    await userEvent.click(text)
    document.removeEventListener('click', hear)
    await expect(followed).toHaveBeenLastCalledWith(address)
    await expect(followed).toHaveBeenCalledOnce()
  },
}

/** Who may not reply is led to the replies, and hears so before the press. */
export const Closed: Story = {
  ...scenario(catalogue['post-closed']),
  tags: ['row:post-closed', 'screen:post', 'state:populated'],
  args: {
    post: {
      ...cards.own,
      limitedReplies: { rule: 'nobody', by: 'ada' },
      viewer: { ...cards.own.viewer, cannotReply: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comments. You cannot reply' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Repost' })).toBeEnabled()
  },
}
