import { useState } from 'react'
import type { Post } from '@skein/contract'
import { putEntries } from '@skein/data'
import { cards, catalogue, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AncestorCard } from './AncestorCard.tsx'
import { PostDetail } from './PostDetail.tsx'
import { Column, fresh, StoryCard } from './story-card.fixture.tsx'

type DetailProps = { post: Post; ancestors?: readonly Post[] }

/** A post alone, under what it answers. */
function Thread({ post, ancestors }: DetailProps) {
  const client = useQueryClient()
  const [ids] = useState(() => putEntries(client, [...(ancestors ?? []), post].map(fresh)))
  return (
    <Column>
      {ids.slice(0, -1).map((id) => (
        <AncestorCard key={id} id={id} />
      ))}
      <PostDetail id={ids.at(-1) ?? ''} />
    </Column>
  )
}

/** A post on its own page, under what it answers. */
const meta = {
  title: 'Screens/Post/Detail',
  component: Thread,
  parameters: { layout: 'fullscreen' },
  args: { post: cards.focal },
} satisfies Meta<typeof Thread>

export default meta
type Story = StoryObj<typeof meta>

/** The exact time, who reacted, Follow, and Share; nothing is folded. */
export const Detail: Story = {
  ...scenario(catalogue['post-detail']),
  tags: ['row:post-detail', 'screen:post', 'state:populated', 'call:get-users-username'],
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article', { name: /Ines Moreau/ }))
    await waitFor(() => expect(article.getByRole('button', { name: /^Follow / })).toBeVisible())
    await expect(article.getByText(/\d:\d\d [AP]M · [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible()
    await expect(article.getByRole('button', { name: '52 reactions' })).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(article.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(article.getByText('Binoculars help.', { exact: false })).toBeVisible()
  },
}

export const DetailOfAi: Story = {
  ...scenario(catalogue['post-detail-ai']),
  name: 'Detail Of AI',
  tags: ['row:post-detail-ai', 'screen:post', 'state:populated'],
  args: { post: posts.ai },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article', { name: /AI Assistant/ }))
    await expect(article.getByRole('link', { name: '@ines' })).toHaveAttribute('href', '/profile/ines')
    await expect(article.queryByRole('button', { name: /^Follow / })).not.toBeInTheDocument()
  },
}

/** What it answers stands above it, without actions; the line runs from avatar to avatar. */
export const Ancestor: Story = {
  ...scenario(catalogue['post-ancestor']),
  tags: ['row:post-ancestor', 'screen:post', 'state:populated'],
  args: { ancestors: [cards.thermos, cards.reply] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    if (first === undefined || second === undefined) throw new Error('Two posts stand above.')
    await expect(within(first).getByText(cards.thermos.content)).toBeVisible()
    for (const name of ['Like', 'Repost', 'React']) {
      await expect(within(first).queryByRole('button', { name })).not.toBeInTheDocument()
    }
    await expect(within(second).queryByText(/Replying to/)).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Follow / })).toBeVisible())
  },
}

/** A reply by whoever began the thread. */
export const ThreadAuthor: Story = {
  ...scenario(catalogue['post-thread-author']),
  tags: ['row:post-thread-author', 'screen:post', 'state:populated'],
  render: () => <StoryCard post={cards.reply} placement="thread" avatarSize={32} isThreadAuthor />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Author')).toBeVisible()
    await expect(canvas.queryByText('Replying to @mei_lin')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeVisible()
  },
}
