import { catalogue, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, type UserEventObject } from 'storybook/test'
import { Box, box, dialog, openBy, post, sentence, write } from './stage.tsx'

/** A poll in a post: two to four options and seven durations. */
const meta = {
  title: 'Screens/Composer/Poll',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const question = () => screen.getByRole('textbox', { name: 'Question' })
const option = (position: number) => screen.getByRole('textbox', { name: `Option ${position}` })

async function fill(userEvent: UserEventObject) {
  await userEvent.type(question(), 'Which evening?')
  await userEvent.type(option(1), 'Thursday, the classic')
  await userEvent.type(option(2), 'Friday, with soup')
}

export const PrefillsText: Story = {
  ...scenario(catalogue['composer-poll-prefills']),
  tags: ['row:composer-poll-prefills', 'screen:composer', 'state:populated', 'transition:composer-poll-prefills-text'],
  play: async ({ userEvent }) => {
    await openBy(userEvent, 'Add poll')
    await expect(box()).toHaveValue('')
    await userEvent.type(question(), 'Which evening?')
    await expect(box()).toHaveValue('📊 Which evening?')
    await expect(post()).toBeDisabled()
    await userEvent.type(option(1), 'Thursday, the classic')
    await userEvent.type(option(2), 'Friday, with soup')
    await expect(post()).toBeEnabled()
    // Once it is the member's own, the question leaves it alone.
    await userEvent.type(box(), ' Say below.')
    await userEvent.type(question(), ' Really')
    await expect(box()).toHaveValue('📊 Which evening? Say below.')
    await waitFor(() => expect(screen.getByText('Draft saved')).toBeVisible())
  },
}

export const KeepsText: Story = {
  ...scenario(catalogue['composer-poll-keeps-text']),
  tags: ['row:composer-poll-keeps-text', 'screen:composer', 'state:populated', 'transition:composer-poll-keeps-text'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await openBy(userEvent, 'Add poll')
    await fill(userEvent)
    await expect(box()).toHaveValue(sentence)
    await expect(screen.getByRole('group', { name: 'Poll' })).toBeVisible()
  },
}

export const QuestionMissing: Story = {
  ...scenario(catalogue['composer-poll-question-missing']),
  tags: ['row:composer-poll-question-missing', 'screen:composer', 'state:error', 'rule:poll-needs-question'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await openBy(userEvent, 'Add poll')
    await userEvent.type(option(1), 'Thursday')
    await userEvent.type(option(2), 'Friday')
    await userEvent.type(question(), '  ')
    await userEvent.click(box())
    await waitFor(() => expect(screen.getByText('Ask a question.')).toBeVisible())
    await expect(question()).toBeInvalid()
    await expect(post()).toBeDisabled()
  },
}

export const OptionsMissing: Story = {
  ...scenario(catalogue['composer-poll-options-missing']),
  tags: ['row:composer-poll-options-missing', 'screen:composer', 'state:error', 'rule:poll-needs-two-options'],
  play: async ({ userEvent }) => {
    await openBy(userEvent, 'Add poll')
    await userEvent.type(question(), 'Which evening?')
    await userEvent.type(option(1), 'Thursday')
    await userEvent.click(box())
    await waitFor(() => expect(screen.getByText('Write at least 2 options.')).toBeVisible())
    await expect(post()).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(screen.getByRole('dialog', { name: 'New post' })).toBeVisible()
  },
}

export const OptionCount: Story = {
  ...scenario(catalogue['composer-poll-option-count']),
  tags: ['row:composer-poll-option-count', 'screen:composer', 'state:long', 'rule:poll-option-count'],
  play: async ({ userEvent }) => {
    await openBy(userEvent, 'Add poll')
    await expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(2)
    const add = screen.getByRole('button', { name: 'Add option' })
    await userEvent.click(add)
    await userEvent.click(add)
    await expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(4)
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(4)
  },
}

export const RemoveOption: Story = {
  ...scenario(catalogue['composer-poll-remove-option']),
  tags: ['row:composer-poll-remove-option', 'screen:composer', 'state:populated', 'rule:poll-remove-button'],
  play: async ({ userEvent }) => {
    await openBy(userEvent, 'Add poll')
    await expect(screen.queryByRole('button', { name: 'Remove option 1' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Add option' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove option 1' }))
    await expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(2)
    await expect(screen.queryByRole('button', { name: 'Remove option 1' })).not.toBeInTheDocument()
  },
}

export const PostedClearsPoll: Story = {
  ...scenario(catalogue['composer-posted-clears-poll']),
  tags: [
    'row:composer-posted-clears-poll',
    'screen:composer',
    'state:empty',
    'transition:composer-posted-clears-poll',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    await openBy(userEvent, 'Add poll')
    await fill(userEvent)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('')
    await waitFor(() => expect(box()).toHaveFocus())
    // Nothing of it is left for the next post.
    await userEvent.click(screen.getByRole('button', { name: 'Add poll' }))
    const opened = await dialog()
    await expect(await opened.findByRole('textbox', { name: 'Question' })).toHaveValue('')
    // The toast can be closed as well.
    await userEvent.click(opened.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
