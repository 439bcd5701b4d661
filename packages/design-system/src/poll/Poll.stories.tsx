import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Poll } from './Poll.tsx'

const now = Date.parse('2026-06-15T12:00:00Z')
const hour = 60 * 60 * 1000

const meta = {
  title: 'Primitives/Poll',
  component: Poll,
  args: {
    question: 'When do you do your best work?',
    options: [
      { id: 'early', text: 'Before anyone wakes', votes: 90 },
      { id: 'late', text: 'Late at night', votes: 71 },
      { id: 'coffee', text: 'Whenever the coffee is', votes: 53 },
    ],
    endsAt: now + 6 * hour,
    now,
  },
  argTypes: {
    endsAt: { control: 'date' },
    now: { control: 'date' },
    vote: { control: 'select', options: [null, 'early', 'late', 'coffee'] },
  },
} satisfies Meta<typeof Poll>

export default meta
type Story = StoryObj<typeof meta>

export const Voting: Story = {
  args: { onVote: fn(() => Promise.resolve()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'When do you do your best work?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Vote' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Late at night' }))
    await expect(canvas.getByRole('button', { name: 'Vote' })).toBeEnabled()
  },
}

export const Voted: Story = {
  args: { vote: 'early' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before anyone wakes, 42 percent, 90 votes, your vote')).toBeInTheDocument()
    await expect(canvas.getByText('214 votes · 6 hours left')).toBeVisible()
  },
}

export const Closed: Story = {
  args: { endsAt: now - hour, onVote: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('214 votes · Final results')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** Shown at once; the answer of the server is still on its way. */
export const Sending: Story = {
  args: { onVote: () => new Promise<void>(() => undefined) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Late at night' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }))
    await expect(canvas.getByText(/^Late at night, \d+ percent, 72 votes, your vote$/)).toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-component=Poll]')).toHaveAttribute('data-state', 'sending')
  },
}

export const Failed: Story = {
  args: { onVote: () => Promise.reject(new Error('offline')), onVoteError: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Late at night' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }))
    await expect(await canvas.findByRole('radio', { name: 'Late at night' })).toBeChecked()
    await expect(args.onVoteError).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Your vote was not counted. Please try again.')).toBeVisible()
  },
}

/** A vote can be exchanged for another one, or taken back. */
export const Changeable: Story = {
  args: { vote: 'early', changeable: true, onVote: fn(), onRetract: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change my vote' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take back my vote' })).toBeVisible()
  },
}

/** On the way to another vote: the one that counts is chosen, and Vote waits for another. */
export const Changing: Story = {
  args: { vote: 'early', changeable: true, onVote: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change my vote' }))
    await expect(canvas.getByRole('radio', { name: 'Before anyone wakes' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Vote' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Back to results' })).toBeVisible()
  },
}

/** Any number of answers a reader. */
export const Multiple: Story = {
  render: ({ question, options, now: moment }) => (
    <Poll
      question={question}
      options={options}
      now={moment}
      endsAt={now + 6 * hour}
      multiple
      voters={120}
      onVote={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'When do you do your best work?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Late at night' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Before anyone wakes' }))
    await expect(canvas.getByRole('button', { name: 'Vote' })).toBeEnabled()
  },
}

/** Percentages of the people, who voted for several each. */
export const MultipleVoted: Story = {
  render: ({ question, options, now: moment }) => (
    <Poll
      question={question}
      options={options}
      now={moment}
      endsAt={now + 6 * hour}
      multiple
      voters={120}
      vote={['early', 'late']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before anyone wakes, 75 percent, 90 votes, your vote')).toBeInTheDocument()
    await expect(canvas.getByText('120 people · 6 hours left')).toBeVisible()
  },
}

/** Without an end: nothing is said of one. */
export const OpenEnded: Story = {
  args: { endsAt: null, onVote: fn() },
  play: async ({ canvas }) => expect(canvas.getByText('214 votes')).toBeVisible(),
}

export const ResultsBeforeVote: Story = {
  args: { onVote: fn(), resultsBeforeVote: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Back to voting' })).toBeVisible()
  },
}

export const NoVotesYet: Story = {
  args: {
    options: [
      { id: 'rye', text: 'Rye', votes: 0 },
      { id: 'sourdough', text: 'Sourdough', votes: 0 },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('0%')).toHaveLength(2),
}

export const Tie: Story = {
  args: {
    options: [
      { id: 'rye', text: 'Rye', votes: 7 },
      { id: 'sourdough', text: 'Sourdough', votes: 7 },
    ],
  },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-leads]')).toHaveLength(2),
}

export const ManyVotes: Story = {
  args: {
    options: [
      { id: 'rye', text: 'Rye 🍞', votes: 700_000 },
      { id: 'sourdough', text: 'Sourdough 👩🏽‍🍳', votes: 500_000 },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByText('1.2M votes · 6 hours left')).toBeVisible(),
}

export const LongOptions: Story = {
  args: {
    vote: 'long',
    options: [
      { id: 'long', text: 'A walk along the harbour before the ferries start, '.repeat(4).trim(), votes: 9 },
      { id: 'word', text: 'x'.repeat(200), votes: 4 },
    ],
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    vote: 'tea',
    question: 'ماذا تشرب في الصباح؟',
    options: [
      { id: 'tea', text: 'شاي بالنعناع', votes: 21 },
      { id: 'coffee', text: 'קפה שחור', votes: 29 },
    ],
  },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('li')
    const bar = row?.firstElementChild
    if (!row || !bar) throw new Error('no results')
    // Exactly inside the row's edge, which has a border in forced colours.
    const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).borderRightWidth)
    await expect(bar.getBoundingClientRect().right).toBe(edge)
  },
}
