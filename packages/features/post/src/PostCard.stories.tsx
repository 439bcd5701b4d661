import { Profiler, useState } from 'react'
import { putEntries } from '@skein/data'
import { cards, catalogue, mockBareFailure, mockCall, mockRefusal, posts, reasons, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, within, waitFor } from 'storybook/test'
import { PostCard } from './PostCard.tsx'
import { Column, fresh, StoryCard, UnknownCard } from './story-card.fixture.tsx'

/** A post as a feed shows it: whose it is, what it says, what it belongs to. */
const meta = {
  title: 'Screens/Post/Card',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.plain },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  ...scenario(catalogue['post-plain']),
  tags: ['row:post-plain', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: /Tomás Rivera/ }))
    await expect(card.getByText('@tomasbakes')).toBeVisible()
    const time = card.getByRole('link', { name: 'about 5 hours ago' })
    await expect(time.getAttribute('href')).toMatch(/^\/post\/[0-9a-f-]{36}$/)
    await expect(time).toHaveAccessibleDescription(/ at \d{1,2}:\d\d/)
    await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false')
    await expect(card.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('188 likes')
    await expect(card.getByRole('button', { name: 'Repost' })).toHaveAccessibleDescription('2 reposts')
    await expect(card.getByRole('link', { name: 'Comment' })).toHaveAccessibleDescription('26 comments')
    for (const name of ['React', 'Bookmark', 'More']) await expect(card.getByRole('button', { name })).toBeVisible()
    await expect(card.queryByText('Verified')).not.toBeInTheDocument()
  },
}

export const Verified: Story = {
  ...scenario(catalogue['post-verified']),
  tags: ['row:post-verified', 'screen:post', 'state:populated'],
  args: { post: posts.verified },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('1,204 likes')
  },
}

export const TextTokens: Story = {
  ...scenario(catalogue['post-text-tokens']),
  tags: ['row:post-text-tokens', 'screen:post', 'state:populated'],
  args: { post: posts.mentions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@noor' })).toHaveAttribute('href', '/profile/noor')
    await expect(canvas.getByRole('link', { name: '#trams' })).toHaveAttribute('href', '/explore?tag=trams')
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
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('1,204,331 likes')
    const more = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect()
    await expect(more.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
  },
}

/** Folded after a few lines; opened, it stays so, and the reader goes on where the text went on. */
export const LongText: Story = {
  ...scenario(catalogue['post-long-text']),
  tags: ['row:post-long-text', 'screen:post', 'state:long'],
  args: { post: posts.longText },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByText(/eighty thousand years/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: '#cometwatch' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const text = canvas.getByText(/eighty thousand years/)
    await expect(text).toBeVisible()
    await waitFor(() => expect(text).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The preview of an address: one link, which leaves the product. */
export const LinkPreview: Story = {
  ...scenario(catalogue['post-link']),
  tags: ['row:post-link', 'screen:post', 'state:populated'],
  args: { post: posts.link },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('link', { name: /Rooms that let you think slowly/ })
    await expect(preview).toHaveAttribute('href', 'https://letters.skein.example/slow-rooms')
    await expect(preview.getAttribute('rel')).toContain('ugc')
  },
}

/** A fixed AI identity with badge and violet border, and under it the member who answers for it. */
export const GeneratedWithAi: Story = {
  ...scenario(catalogue['post-ai']),
  name: 'Generated With AI',
  tags: ['row:post-ai', 'screen:post', 'state:populated'],
  args: { post: posts.ai },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: /AI Assistant/ })
    const card = within(article)
    await expect(card.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
    await expect(card.getByRole('link', { name: '@ines' })).toHaveAttribute('href', '/profile/ines')
    await expect(card.queryByRole('link', { name: 'AI Assistant' })).not.toBeInTheDocument()
    const frame = article.firstElementChild
    await expect(frame && getComputedStyle(frame).borderInlineStartWidth).toBe('3px')
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

/** The key of a repost is its own; the post is the one that its author wrote. */
export const RepostedBy: Story = {
  ...scenario(catalogue['post-reposted-by']),
  tags: ['row:post-reposted-by', 'screen:post', 'state:populated'],
  args: { post: cards.reposted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Noor Haddad reposted' })).toHaveAttribute('href', '/profile/noor')
    await expect(canvas.getByRole('article', { name: /Tomás Rivera/ })).toBeVisible()
  },
}

export const Reply: Story = {
  ...scenario(catalogue['post-reply']),
  tags: ['row:post-reply', 'screen:post', 'state:populated'],
  args: { post: cards.reply },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: 'Replying to @mei_lin' })
    await expect(line).toHaveAttribute('href', `/post/${cards.thermos.id}`)
  },
}

export const ReplyToGone: Story = {
  ...scenario(catalogue['post-reply-to-gone']),
  tags: ['row:post-reply-to-gone', 'screen:post', 'state:populated'],
  args: { post: cards.replyToGone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Replying to a post that is not available')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Replying/ })).not.toBeInTheDocument()
  },
}

export const Edited: Story = {
  ...scenario(catalogue['post-edited']),
  tags: ['row:post-edited', 'screen:post', 'state:populated'],
  args: { post: cards.edited },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edited' })).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

export const Quote: Story = {
  ...scenario(catalogue['post-quote']),
  tags: ['row:post-quote', 'screen:post', 'state:populated'],
  args: { post: cards.quote },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Binoculars help\. Patience helps more\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Noor Haddad' })).toHaveAttribute(
      'href',
      `/post/${cards.quote.quoteOfId}`,
    )
  },
}

export const QuoteOfPictures: Story = {
  ...scenario(catalogue['post-quote-pictures']),
  tags: ['row:post-quote-pictures', 'screen:post', 'state:populated'],
  args: { post: cards.quotePictures },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Fishing boats in a harbour/ })).toBeVisible()
    await expect(canvas.getByText('+3')).toBeVisible()
  },
}

export const QuoteOfAi: Story = {
  ...scenario(catalogue['post-quote-ai']),
  name: 'Quote Of AI',
  tags: ['row:post-quote-ai', 'screen:post', 'state:populated'],
  args: { post: cards.quoteAi },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
    await expect(canvas.getByText('posted by @ines')).toBeVisible()
  },
}

export const QuoteGone: Story = {
  ...scenario(catalogue['post-quote-gone']),
  tags: ['row:post-quote-gone', 'screen:post', 'state:populated'],
  args: { post: cards.quoteGone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This post is not available')).toBeVisible()
    await expect(canvas.getByText('I wish I had kept a copy of this one.')).toBeVisible()
  },
}

/** Chosen for the viewer: the reason stands over the card. */
export const Discovered: Story = {
  ...scenario(catalogue['post-discovered']),
  tags: ['row:post-discovered', 'screen:post', 'state:populated'],
  args: { post: cards.edited, reason: reasons.liked },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Liked by Noor Haddad' })).toHaveAttribute('href', '/profile/noor')
  },
}

export const Gone: Story = {
  ...scenario(catalogue['post-gone'], { handlers: [mockRefusal('getPost', 'post-deleted')] }),
  tags: ['row:post-gone', 'screen:post', 'state:error', 'call:get-posts'],
  render: (args) => <UnknownCard {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This post was deleted')).toBeVisible())
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const Unavailable: Story = {
  ...scenario(catalogue['post-unavailable'], { handlers: [mockRefusal('getPost', 'post-not-found')] }),
  tags: ['row:post-unavailable', 'screen:post', 'state:error', 'call:get-posts'],
  render: (args) => <UnknownCard {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This post is not available')).toBeVisible())
  },
}

/** A failure says so, and Retry asks again. */
export const LoadFails: Story = {
  ...scenario(catalogue['post-load-fails'], {
    handlers: [mockBareFailure('getPost', 502, { once: true }), mockBareFailure('getPost', 500)],
  }),
  tags: ['row:post-load-fails', 'screen:post', 'state:error', 'call:get-posts'],
  render: (args) => <UnknownCard {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This post could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This post could not be loaded.')
  },
}

const drawn = new Map<string, number>()

/** Three cards that count how often each is drawn. */
function CountedCards() {
  const client = useQueryClient()
  const [ids] = useState(() => {
    drawn.clear()
    return putEntries(client, [posts.plain, posts.verified, posts.mentions].map(fresh))
  })
  return (
    <Column>
      {ids.map((id, index) => (
        <Profiler key={id} id={String(index)} onRender={(card) => drawn.set(card, (drawn.get(card) ?? 0) + 1)}>
          <PostCard id={id} />
        </Profiler>
      ))}
    </Column>
  )
}

/** A like draws the card it belongs to, and no other. */
export const OnlyOwnRedraws: Story = {
  ...scenario(catalogue['post-only-own-redraws'], {
    handlers: [mockCall('likePost', { liked: true, likes: 189 })],
  }),
  tags: ['row:post-only-own-redraws', 'screen:post', 'state:populated', 'call:post-posts-like'],
  render: () => <CountedCards />,
  play: async ({ canvas, userEvent }) => {
    const others = () => [drawn.get('1'), drawn.get('2')]
    const before = others()
    const own = drawn.get('0') ?? 0
    const first = within(canvas.getByRole('article', { name: /Tomás Rivera/ }))
    const like = first.getByRole('button', { name: 'Like' })
    await userEvent.click(like)
    await waitFor(() => expect(like).toHaveAccessibleDescription('189 likes'))
    await expect(drawn.get('0')).toBeGreaterThan(own)
    await expect(others()).toEqual(before)
  },
}
