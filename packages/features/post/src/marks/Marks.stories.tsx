import { useState } from 'react'
import { putEntries } from '@skein/data'
import { cards, catalogue, mockCall, mockRefusal, people, scenario, summaryOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PostDetail } from '../PostDetail.tsx'
import { Column, findDialog, fresh } from '../story-card.fixture.tsx'

/** A post on its own page. */
function Detail({ likes, reposts }: { likes: number; reposts: number }) {
  const client = useQueryClient()
  const [[id = '']] = useState(() => putEntries(client, [fresh({ ...cards.focal, likes, reposts })]))
  return (
    <Column>
      <PostDetail id={id} />
    </Column>
  )
}

/** Who liked, reposted and quoted a post: what is counted can be opened. */
const meta = {
  title: 'Screens/Post/Who liked and reposted',
  component: Detail,
  parameters: { layout: 'fullscreen' },
  args: { likes: 1204, reposts: 38 },
} satisfies Meta<typeof Detail>

export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await findDialog('Likes, reposts and quotes'))
}

/** Each leads to the member and can be followed; the focus goes back to the count. */
export const Likes: Story = {
  ...scenario(catalogue['post-likes'], {
    handlers: [
      mockCall('listLikes', [
        { ...summaryOf(people.jonas), follow: 'none' },
        { ...summaryOf(people.mei), follow: 'following' },
      ]),
    ],
  }),
  tags: ['row:post-likes', 'screen:post', 'state:populated', 'call:get-posts-likes'],
  play: async () => {
    await open('1,204 likes')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '1,204 likes' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const dialog = await open('1,204 likes')
    await expect(await dialog.findByRole('link', { name: /^Jonas Weber/ })).toHaveAttribute('href', '/profile/jonas_w')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Follow Jonas Weber' })).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Following.*Mei-Lin Tan/ })).toBeVisible())
  },
}

export const LikesFail: Story = {
  ...scenario(catalogue['post-likes-fail'], { handlers: [mockRefusal('listLikes', 'internal')] }),
  tags: ['row:post-likes-fail', 'screen:post', 'state:error', 'call:get-posts-likes'],
  play: async () => {
    const dialog = await open('1,204 likes')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load people. Please try again.')
  },
}

/** They were taken back while the count stood there. */
export const NobodyReposted: Story = {
  ...scenario(catalogue['post-reposts-empty'], { handlers: [mockCall('listReposts', [])] }),
  tags: ['row:post-reposts-empty', 'screen:post', 'state:empty', 'call:get-posts-reposts'],
  play: async () => {
    const dialog = await open('38 reposts')
    await waitFor(() => expect(dialog.getByText('Nobody has reposted this yet')).toBeVisible())
  },
}

export const Quotes: Story = {
  ...scenario(catalogue['post-quotes'], {
    handlers: [
      mockCall('listPosts', ({ url }) => (url.searchParams.has('quoteOf') ? [cards.quote, cards.quotePictures] : [])),
    ],
  }),
  tags: ['row:post-quotes', 'screen:post', 'state:populated', 'call:get-posts'],
  play: async () => {
    const dialog = await open('Quotes')
    const panel = within(dialog.getByRole('tabpanel', { name: 'Quotes' }))
    await expect(await panel.findAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(panel.getByText(cards.quote.content)).toBeVisible())
  },
}

export const QuotesFail: Story = {
  ...scenario(catalogue['post-quotes-fail'], { handlers: [mockRefusal('listPosts', 'internal')] }),
  tags: ['row:post-quotes-fail', 'screen:post', 'state:error', 'call:get-posts'],
  play: async () => {
    const dialog = await open('Quotes')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The quotes could not be loaded.')
  },
}
