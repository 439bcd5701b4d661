import type { Post } from '@skein/contract'
import { putPosts } from '@skein/data'
import { catalogue, mockBareFailure, mockCall, mockNever, mockOffline, post, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, within, waitFor, screen } from 'storybook/test'
import { PostCard } from './PostCard.tsx'

type CardProps = {
  post: Post
}

/** A card of a post that the cache holds, as a feed shows it. A copy with a new id, so that no story meets another's likes. */
function Card({ post: given }: CardProps) {
  const client = useQueryClient()
  const [id] = useState(() => putPosts(client, [{ ...given, id: post({ content: '' }).id }])[0] ?? given.id)
  return (
    <main className="mx-auto max-w-600 border-x border-border bg-surface">
      <PostCard id={id} />
    </main>
  )
}

const meta = {
  title: 'Screens/Post/Card',
  component: Card,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.plain },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  ...scenario(catalogue['post-plain']),
  tags: ['row:post-plain', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: /Tomás Rivera/ })
    await expect(within(card).getByText('@tomasbakes')).toBeVisible()
    await expect(within(card).getByText('about 5 hours ago')).toBeVisible()
    await expect(within(card).getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(within(card).getByRole('button', { name: /^Like/ })).toHaveAccessibleDescription('188 likes')
    await expect(within(card).getByText('26 comments')).toBeInTheDocument()
    await expect(within(card).queryByText('Verified')).not.toBeInTheDocument()
  },
}

export const Verified: Story = {
  ...scenario(catalogue['post-verified']),
  tags: ['row:post-verified', 'screen:post', 'state:populated'],
  args: { post: posts.verified },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Like/ })).toHaveAccessibleDescription('1,204 likes')
  },
}

export const TextTokens: Story = {
  ...scenario(catalogue['post-text-tokens']),
  tags: ['row:post-text-tokens', 'screen:post', 'state:populated'],
  args: { post: posts.mentions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@noor' })).toHaveAttribute('href', '/profile/noor')
    const tag = canvas.getByRole('link', { name: '#trams' })
    await expect(decodeURIComponent(tag.getAttribute('href') ?? '')).toContain('trams')
    const outside = canvas.getByRole('link', { name: /letters\.skein\.example/ })
    await expect(outside).toHaveAttribute('href', 'https://letters.skein.example/slow-rooms')
    await expect(outside.getAttribute('rel')).toContain('noopener')
  },
}

export const LongName: Story = {
  ...scenario(catalogue['post-long-name']),
  tags: ['row:post-long-name', 'screen:post', 'state:long'],
  args: { post: posts.longName },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByRole('button', { name: /^Like/ })).toHaveAccessibleDescription('1,204,331 likes')
  },
}

export const LongText: Story = {
  ...scenario(catalogue['post-long-text']),
  tags: ['row:post-long-text', 'screen:post', 'state:long'],
  args: { post: posts.longText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/eighty thousand years/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Image: Story = {
  ...scenario(catalogue['post-image']),
  tags: ['row:post-image', 'screen:post', 'state:populated'],
  args: { post: posts.image },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /still lake/ })
    await expect(picture).toHaveAttribute('width', '1200')
    await expect(picture).toHaveAttribute('height', '800')
  },
}

export const LinkPreview: Story = {
  ...scenario(catalogue['post-link']),
  tags: ['row:post-link', 'screen:post', 'state:populated'],
  args: { post: posts.link },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('link', { name: /Rooms that let you think slowly/ })
    await expect(preview).toHaveAttribute('href', 'https://letters.skein.example/slow-rooms')
  },
}

export const PollVoted: Story = {
  ...scenario(catalogue['post-poll-voted']),
  tags: ['row:post-poll-voted', 'screen:post', 'state:populated'],
  args: { post: posts.poll },
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole('region', { name: 'Poll' })).getAllByRole('listitem')
    await expect(options).toHaveLength(3)
    await expect(options[0]).toHaveTextContent(/Before anyone wakes, 42 percent, 90 votes, Your vote/)
    await expect(canvas.getByText('214 votes')).toBeVisible()
    await expect(canvas.getByText(/hours left/)).toBeVisible()
  },
}

export const PollOpen: Story = {
  ...scenario(catalogue['post-poll-open']),
  tags: ['row:post-poll-open', 'screen:post', 'state:populated'],
  args: { post: posts.openPoll },
  play: async ({ canvas }) => {
    const poll = within(canvas.getByRole('region', { name: 'Poll' }))
    await expect(poll.getByText('Is a tomato at home in a fruit salad?')).toBeVisible()
    await expect(poll.getAllByRole('listitem')).toHaveLength(2)
    await expect(poll.queryByText(/Your vote/)).not.toBeInTheDocument()
  },
}

export const GeneratedWithAi: Story = {
  ...scenario(catalogue['post-ai']),
  tags: ['row:post-ai', 'screen:post', 'state:populated'],
  args: { post: posts.ai },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: /AI Assistant/ })
    await expect(within(card).getByRole('img', { name: 'Generated with AI' })).toBeVisible()
    await expect(within(card).getByRole('link', { name: '@ines' })).toHaveAttribute('href', '/profile/ines')
  },
}

export const Reactions: Story = {
  ...scenario(catalogue['post-reactions']),
  tags: ['row:post-reactions', 'screen:post', 'state:populated'],
  args: { post: posts.reactions },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Reactions' })).getAllByRole('listitem')
    await expect(chips).toHaveLength(3)
    await expect(chips[0]).toHaveTextContent(/fire, 31 reactions/)
  },
}

export const ContentWarning: Story = {
  ...scenario(catalogue['post-content-warning']),
  tags: ['row:post-content-warning', 'screen:post', 'state:populated'],
  args: { post: posts.warned },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ending of “The Night Tram”')).toBeVisible()
    await expect(canvas.queryByText(posts.warned.content)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show post' }))
    await expect(canvas.getByText(posts.warned.content)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide post' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const RightToLeft: Story = {
  ...scenario(catalogue['post-right-to-left']),
  tags: ['row:post-right-to-left', 'screen:post', 'state:populated'],
  args: { post: posts.rtl },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/المدينة التي تصغي/)
    await expect(getComputedStyle(text).direction).toBe('rtl')
    await expect(canvas.getByRole('link', { name: '#مدن' })).toBeVisible()
  },
}

export const Liked: Story = {
  ...scenario(catalogue['post-liked'], { handlers: [mockCall('likePost', { liked: true, likes: 189 })] }),
  tags: ['row:post-liked', 'screen:post', 'state:populated', 'transition:liked', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: /^Like/ })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByText('189')).toBeVisible()
  },
}

export const Unliked: Story = {
  ...scenario(catalogue['post-unliked'], { handlers: [mockCall('unlikePost', { liked: false, likes: 86 })] }),
  tags: ['row:post-unliked', 'screen:post', 'state:populated', 'transition:unliked', 'call:delete-posts-like'],
  args: { post: posts.liked },
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: /^Like/ })
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(await canvas.findByText('86')).toBeVisible()
  },
}

/** The server has not answered: the like shows already, and a second press waits its turn. */
export const LikePending: Story = {
  ...scenario(catalogue['post-like-pending'], { handlers: [mockNever('likePost')] }),
  tags: ['row:post-like-pending', 'screen:post', 'state:pending', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: /^Like/ })
    await userEvent.click(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('189')).toBeVisible()
  },
}

export const LikeFails: Story = {
  ...scenario(catalogue['post-like-fails'], { handlers: [mockBareFailure('likePost', 500)] }),
  tags: ['row:post-like-fails', 'screen:post', 'state:error', 'error:like', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: /^Like/ })
    await userEvent.click(like)
    await waitFor(() => expect(screen.getByText('Failed to like post')).toBeVisible())
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toHaveAccessibleDescription('188 likes')
  },
}

export const LikeOffline: Story = {
  ...scenario(catalogue['post-like-offline'], { handlers: [mockOffline('likePost')] }),
  tags: ['row:post-like-offline', 'screen:post', 'state:offline', 'call:post-posts-like'],
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: /^Like/ })
    await userEvent.click(like)
    await waitFor(() => expect(screen.getByText('Failed to like post')).toBeVisible())
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  },
}
