import { cards, catalogue, mockBareFailure, mockCall, mockRefusal, post, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToast, StoryCard } from '../story-card.fixture.tsx'

/** The poll of a post: voting, results, refusals. */
const meta = {
  title: 'Screens/Post/Poll',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.openPoll },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

const { pollData } = posts.openPoll
const voted = (yes: number, no: number) => {
  if (pollData === null) throw new Error('This post has a poll.')
  const [first, second] = pollData.options
  if (first === undefined || second === undefined) throw new Error('It has two options.')
  return {
    ...pollData,
    options: [
      { ...first, votes: yes },
      { ...second, votes: no },
    ],
    totalVotes: yes + no,
  }
}

async function voteYes() {
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }))
}

export const Open: Story = {
  ...scenario(catalogue['post-poll-open']),
  tags: ['row:post-poll-open', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Is a tomato at home in a fruit salad?' }))
    await expect(group.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Vote' })).toBeDisabled()
    await expect(canvas.queryByText('73%')).not.toBeInTheDocument()
    await expect(canvas.getByText('11 votes · 6 hours left')).toBeVisible()
  },
}

export const Voted: Story = {
  ...scenario(catalogue['post-poll-voted']),
  tags: ['row:post-poll-voted', 'screen:post', 'state:populated'],
  args: { post: posts.poll },
  play: async ({ canvas }) => {
    const poll = within(canvas.getByRole('list', { name: 'When do you do your best work?' }))
    const options = poll.getAllByRole('listitem')
    await expect(options).toHaveLength(3)
    await expect(options[0]).toHaveTextContent(/Before anyone wakes/)
    await expect(options[0]).toHaveTextContent(/your vote/)
    await expect(poll.getByText('42%')).toBeVisible()
    await expect(canvas.getByText('214 votes · 6 hours left')).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByRole('list', { name: 'When do you do your best work?' })).not.toHaveAttribute('data-grows')
  },
}

/** One vote a member; results after it, with the server's tallies. */
export const Vote: Story = {
  ...scenario(catalogue['post-poll-vote'], { handlers: [mockCall('voteInPoll', voted(4, 8))] }),
  tags: ['row:post-poll-vote', 'screen:post', 'state:populated', 'call:post-posts-vote'],
  play: async ({ canvas }) => {
    await voteYes()
    await waitFor(() => expect(canvas.getByText('12 votes · 6 hours left')).toBeVisible())
    await expect(canvas.getByText('33%')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Yes.*your vote/)
    await expect(canvas.queryByRole('button', { name: 'Vote' })).not.toBeInTheDocument()
    // The bars have grown from nothing; those of a poll that was voted on before are there at once.
    await expect(canvas.getByRole('list', { name: pollData?.question ?? '' })).toHaveAttribute('data-grows')
  },
}

/** A vote that the server refuses is taken back, and the choice is still made. */
export const VoteFails: Story = {
  ...scenario(catalogue['post-poll-vote-fails'], { handlers: [mockBareFailure('voteInPoll', 500)] }),
  tags: ['row:post-poll-vote-fails', 'screen:post', 'state:error', 'call:post-posts-vote'],
  play: async ({ canvas }) => {
    await voteYes()
    await expectToast('Your vote was not counted')
    await expectToast('Please try again')
    await expect(await canvas.findByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(canvas.getByText('11 votes · 6 hours left')).toBeVisible()
  },
}

/** It ended while the page was open: the server says so, and the post is read anew. */
export const Closed: Story = {
  ...scenario(catalogue['post-poll-closed'], {
    handlers: [
      mockRefusal('voteInPoll', 'poll-closed'),
      mockCall('getPost', ({ params }) => ({
        ...post({ content: cards.endedPoll.content }),
        ...cards.endedPoll,
        ...params,
      })),
    ],
  }),
  tags: ['row:post-poll-closed', 'screen:post', 'state:error', 'call:post-posts-vote'],
  play: async ({ canvas }) => {
    await voteYes()
    await expectToast('This poll has ended.')
    await waitFor(() => expect(canvas.getByText('28 votes · Poll ended')).toBeVisible())
  },
}

export const Ended: Story = {
  ...scenario(catalogue['post-poll-ended']),
  tags: ['row:post-poll-ended', 'screen:post', 'state:populated'],
  args: { post: cards.endedPoll },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('75%')).toBeVisible()
    await expect(canvas.getByText('28 votes · Poll ended')).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

export const AsVisitor: Story = {
  ...scenario(catalogue['post-poll-visitor'], { as: null }),
  tags: ['row:post-poll-visitor', 'screen:post', 'state:signed-out'],
  play: async ({ canvas }) => {
    await voteYes()
    await expectToast('You need to be logged in to do that')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}
