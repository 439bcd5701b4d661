import { catalogue, hitsOf, mockBareFailure, mockNever, mockOffline, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { Box, box, choose, dialog, openBy, photo, post, sentence, uploaded, write } from './stage.tsx'

/** Drafts that the server keeps: the question as the composer closes, and the list that it leads to. */
const meta = {
  title: 'Screens/Composer/Drafts',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const drafts = [
  {
    id: '019d0000-0000-7000-8000-0000000000d1',
    hoursAgo: 2,
    text: 'The night tram at 4 a.m.: who takes it, and where to. Three weeks of notes, and still no beginning.',
    more: ['The baker, always in the first car.', 'The two nurses, who never sit together.'],
  },
  {
    id: '019d0000-0000-7000-8000-0000000000d2',
    hoursAgo: 30,
    text: '',
    warning: 'Spoilers',
    poll: {
      question: 'Which evening for the comet?',
      options: [
        { id: '1', text: 'Thursday' },
        { id: '2', text: '' },
      ],
      duration: 1440 as const,
    },
    replyRule: 'nobody' as const,
  },
  { id: '019d0000-0000-7000-8000-0000000000d3', hoursAgo: 200, text: 'Kettles, ranked.' },
]

const question = async () => {
  const found = await screen.findByRole('alertdialog', { name: 'Save this as a draft?' })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

/** The dialog of a new post with a text, without what opened it. */
async function begin(userEvent: UserEventObject, text: string) {
  if (text !== '') await write(userEvent, text)
  const opened = await openBy(userEvent, 'Add poll')
  await userEvent.click(opened.getByRole('button', { name: 'Remove poll' }))
  return opened
}

async function openList(userEvent: UserEventObject, text = '') {
  const opened = await begin(userEvent, text)
  await userEvent.click(opened.getByRole('button', { name: 'Drafts' }))
  const found = await screen.findByRole('dialog', { name: 'Drafts' })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

/** Closing asks what becomes of what is written; by Escape one is back at it. */
export const Leave: Story = {
  ...scenario(catalogue['composer-leave']),
  tags: ['row:composer-leave', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await begin(userEvent, sentence)
    await userEvent.keyboard('{Escape}')
    await question()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue(sentence)
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    const asked = await question()
    await expect(asked.getByRole('button', { name: 'Discard' })).toBeVisible()
    await waitFor(() => expect(asked.getByRole('button', { name: 'Save draft' })).toHaveFocus())
  },
}

/** Kept, with its picture: nothing is left in the box, and the list has it. */
export const LeaveSaved: Story = {
  ...scenario(catalogue['composer-leave-saved']),
  tags: ['row:composer-leave-saved', 'screen:composer', 'state:empty', 'call:post-drafts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    const opened = await choose(userEvent, 'Add image', [await photo()])
    await uploaded()
    await userEvent.click(opened.getByRole('button', { name: 'Close' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(screen.getByText('Saved to your drafts')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('')
    const list = await openList(userEvent)
    const row = await list.findByRole('button', { name: /^The kettle won today.* · 1 image/ })
    await userEvent.click(row)
    const again = await dialog()
    await waitFor(() => expect(again.getByRole('button', { name: 'Crop image 1' })).toBeVisible())
    await expect(box()).toHaveValue(sentence)
    // Unchanged it is closed without a question: the list has it.
    await userEvent.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

export const LeaveFails: Story = {
  ...scenario(catalogue['composer-leave-fails'], { handlers: [mockBareFailure('createDraft', 500)] }),
  tags: ['row:composer-leave-fails', 'screen:composer', 'state:error', 'call:post-drafts'],
  play: async ({ userEvent }) => {
    await begin(userEvent, sentence)
    await userEvent.keyboard('{Escape}')
    await userEvent.click((await question()).getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(screen.getByText('The draft could not be saved.')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue(sentence)
    await dialog()
  },
}

/** Without a network it stays where it was before there were drafts of their own: in the box. */
export const LeaveOffline: Story = {
  ...scenario(catalogue['composer-leave-offline'], { handlers: [mockOffline('createDraft')] }),
  tags: ['row:composer-leave-offline', 'screen:composer', 'state:offline', 'call:post-drafts'],
  play: async ({ userEvent }) => {
    await begin(userEvent, sentence)
    await userEvent.keyboard('{Escape}')
    await userEvent.click((await question()).getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(screen.getByText(/You are offline/)).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue(sentence)
  },
}

export const Loading: Story = {
  ...scenario(catalogue['drafts-loading'], { handlers: [mockNever('listDrafts')] }),
  tags: ['row:drafts-loading', 'screen:composer', 'state:loading', 'call:get-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await expect(list.getByText('Loading your drafts')).toBeInTheDocument()
  },
}

/** There is none yet: the way back to the text, where one begins. */
export const Empty: Story = {
  ...scenario(catalogue['drafts-empty']),
  tags: ['row:drafts-empty', 'screen:composer', 'state:empty', 'call:get-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await waitFor(() => expect(list.getByRole('heading', { name: 'No drafts yet' })).toBeVisible())
    await userEvent.click(list.getByRole('button', { name: 'Write a post' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Drafts' })).not.toBeInTheDocument())
    await waitFor(() => expect(box()).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Drafts' }))
    const again = within(await screen.findByRole('dialog', { name: 'Drafts' }))
    await waitFor(() => expect(again.getByRole('heading', { name: 'No drafts yet' })).toBeVisible())
  },
}

export const Fails: Story = {
  ...scenario(catalogue['drafts-fail'], { handlers: [mockBareFailure('listDrafts', 500)] }),
  tags: ['row:drafts-fail', 'screen:composer', 'state:error', 'call:get-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await waitFor(() => expect(list.getByText('Your drafts could not be loaded.')).toBeVisible())
    await expect(list.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Populated: Story = {
  ...scenario(catalogue['drafts-populated'], { backend: { drafts } }),
  tags: ['row:drafts-populated', 'screen:composer', 'state:populated', 'call:get-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    await expect(list.getByRole('button', { name: /^The night tram.* · 3 posts$/ })).toBeVisible()
    await expect(list.getByRole('button', { name: /^Which evening for the comet\?.* · Poll$/ })).toBeVisible()
  },
}

/** What was in the box is kept first; then the draft is there with its warning, its poll and its rule, and goes as it is posted. */
export const Opened: Story = {
  ...scenario(catalogue['drafts-opened'], { backend: { drafts } }),
  tags: ['row:drafts-opened', 'screen:composer', 'state:populated', 'call:post-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent, sentence)
    await userEvent.click(await list.findByRole('button', { name: /^Which evening/ }))
    await waitFor(() => expect(screen.getByText('What was in the box is saved to your drafts.')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Drafts' })).not.toBeInTheDocument())
    const opened = await dialog()
    await expect(opened.getByRole('textbox', { name: 'Content warning' })).toHaveValue('Spoilers')
    await waitFor(() =>
      expect(opened.getByRole('textbox', { name: 'Question' })).toHaveValue('Which evening for the comet?'),
    )
    await expect(opened.getByRole('button', { name: 'Nobody can reply' })).toBeVisible()
    await userEvent.type(opened.getByRole('textbox', { name: 'Option 2' }), 'Friday')
    await userEvent.type(box(), 'The comet!')
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const after = await openList(userEvent)
    await waitFor(() => expect(after.getAllByRole('listitem')).toHaveLength(3))
    await expect(after.queryByRole('button', { name: /^Which evening/ })).not.toBeInTheDocument()
    await expect(after.getByRole('button', { name: /^The kettle won today/ })).toBeVisible()
    await expect(hitsOf('deleteDraft')).toBe(0)
  },
}

export const Delete: Story = {
  ...scenario(catalogue['drafts-delete'], { backend: { drafts } }),
  tags: ['row:drafts-delete', 'screen:composer', 'state:populated', 'call:delete-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await userEvent.click(await list.findByRole('button', { name: 'Delete draft: Kettles, ranked.' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Delete this draft?' })
    await waitFor(() => expect(asked).toBeVisible())
    await expect(hitsOf('deleteDraft')).toBe(0)
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByText('Draft deleted')).toBeVisible())
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  },
}
