import {
  catalogue,
  hitsOf,
  mixedFeed,
  mockBareFailure,
  mockCall,
  people,
  post as postOf,
  posts,
  scenario,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { requestCompose } from '@skein/feature-post'
import {
  Box,
  box,
  choose,
  chooser,
  dialog,
  leaveAndComeBack,
  openBy,
  photo,
  sentence,
  uploaded,
  write,
} from './stage.tsx'

/** The dialog that holds all of a post: text, media, poll, content warning, quotes and edits. */
const meta = {
  title: 'Screens/Composer/Dialog',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

/** All that a post can hold at once. */
export const Everything: Story = {
  ...scenario(catalogue['composer-everything']),
  tags: ['row:composer-everything', 'screen:composer', 'state:long', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await write(
      userEvent,
      'Comet night, the hill behind the old observatory. https://observatory.skein.example/comet #cometwatch',
    )
    await openBy(userEvent, 'Add poll')
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Which evening?')
    await userEvent.type(screen.getByRole('textbox', { name: 'Option 1' }), 'Thursday, the classic')
    await userEvent.type(screen.getByRole('textbox', { name: 'Option 2' }), 'Friday, with soup')
    await choose(userEvent, 'Add image', [await photo()])
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Alt text of image 1' }),
      'A comet with a pale tail above a dark hill; the old observatory dome, one window lit.',
    )
    await uploaded()
    const opened = within(screen.getByRole('dialog'))
    await expect(await opened.findByRole('link', { name: 'Where to look for the comet this week' })).toBeInTheDocument()
    await expect(opened.getByRole('button', { name: 'Post' })).toBeEnabled()
    await waitFor(() => expect(opened.getByText('Draft saved')).toBeVisible())
  },
}

export const ContentWarning: Story = {
  ...scenario(catalogue['composer-content-warning']),
  tags: ['row:composer-content-warning', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    const opened = await openBy(userEvent, 'Add poll')
    await userEvent.click(opened.getByRole('button', { name: 'Remove poll' }))
    await userEvent.click(opened.getByRole('button', { name: 'Content warning' }))
    const field = await opened.findByRole('textbox', { name: 'Content warning' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Spoilers for the last chapter')
    await userEvent.type(opened.getByRole('textbox', { name: "What's on your mind?" }), 'It was the gardener.')
    await expect(opened.getByRole('button', { name: 'Post' })).toBeEnabled()
  },
}

/** Who can reply, in words, chosen by key from the line over the tools. */
export const WhoCanReply: Story = {
  ...scenario(catalogue['composer-reply-rule']),
  tags: ['row:composer-reply-rule', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await write(userEvent, 'Who brings the second kettle, @noor?')
    const opened = await openBy(userEvent, 'Add poll')
    await userEvent.click(opened.getByRole('button', { name: 'Remove poll' }))
    opened.getByRole('button', { name: 'Everyone can reply' }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu', { name: 'Who can reply' }))
    await expect(menu.getByRole('menuitemradio', { name: 'Everyone' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(opened.getByRole('button', { name: 'People you mention can reply' })).toBeVisible())
    await waitFor(() => expect(opened.getByText('Draft saved')).toBeVisible())
  },
}

/** The choice is part of the draft. */
export const WhoCanReplyKept: Story = {
  ...scenario(catalogue['composer-reply-rule-kept']),
  tags: ['row:composer-reply-rule-kept', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    const opened = await openBy(userEvent, 'Add poll')
    await userEvent.click(opened.getByRole('button', { name: 'Remove poll' }))
    await userEvent.click(opened.getByRole('button', { name: 'Everyone can reply' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Nobody' }))
    await waitFor(() => expect(opened.getByText('Draft saved')).toBeVisible())
    await leaveAndComeBack()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    const again = await dialog()
    await waitFor(() => expect(again.getByRole('button', { name: 'Nobody can reply' })).toBeVisible())
  },
}

/** A second post under the first: its field has the focus, and both have their counter. */
async function writeTwo(userEvent: Parameters<typeof write>[0]) {
  await write(userEvent, 'First heat: the old kettle wins by four seconds.')
  const opened = await openBy(userEvent, 'Add poll')
  await userEvent.click(opened.getByRole('button', { name: 'Remove poll' }))
  await userEvent.click(opened.getByRole('button', { name: 'Add to thread' }))
  const second = opened.getByRole('textbox', { name: 'Post 2 of the thread' })
  await waitFor(() => expect(second).toHaveFocus())
  await expect(opened.getByRole('button', { name: 'Post all' })).toBeDisabled()
  await userEvent.paste('Second heat: somebody has filled it with cold tea.')
  return opened
}

export const ThreadOfPosts: Story = {
  ...scenario(catalogue['composer-thread']),
  tags: ['row:composer-thread', 'screen:composer', 'state:long'],
  play: async ({ userEvent }) => {
    const opened = await writeTwo(userEvent)
    await userEvent.click(opened.getByRole('button', { name: 'Add to thread' }))
    const third = await opened.findByRole('textbox', { name: 'Post 3 of the thread' })
    await waitFor(() => expect(third).toHaveFocus())
    await userEvent.paste('x'.repeat(501))
    await waitFor(() => expect(third).toBeInvalid())
    await expect(opened.getByRole('button', { name: 'Post all' })).toBeDisabled()
    await userEvent.click(opened.getByRole('button', { name: 'Remove post 3' }))
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Post 2 of the thread' })).toHaveFocus())
    await expect(opened.getByRole('button', { name: 'Post all' })).toBeEnabled()
    await waitFor(() => expect(opened.getByText('Draft saved')).toBeVisible())
  },
}

/** The first is there, the second is not: it stays, and goes on from there. */
export const ThreadOfPostsFails: Story = {
  ...scenario(catalogue['composer-thread-fails'], {
    handlers: [
      mockCall('createPost', postOf({ content: 'First heat' }), { once: true }),
      mockBareFailure('createPost', 500),
    ],
  }),
  tags: ['row:composer-thread-fails', 'screen:composer', 'state:error', 'call:post-posts'],
  play: async ({ userEvent }) => {
    const opened = await writeTwo(userEvent)
    await userEvent.click(opened.getByRole('button', { name: 'Post all' }))
    await waitFor(() => expect(opened.getByText(/The first post is published/)).toBeVisible())
    await expect(box()).toHaveValue('Second heat: somebody has filled it with cold tea.')
    await expect(opened.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(opened.queryByRole('button', { name: /can reply/ })).not.toBeInTheDocument()
  },
}

/** Nothing is lost: text, poll and picture stand where they stood. */
export const Fails: Story = {
  ...scenario(catalogue['composer-dialog-fails'], { handlers: [mockBareFailure('createPost', 500)] }),
  tags: ['row:composer-dialog-fails', 'screen:composer', 'state:error', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    const opened = await choose(userEvent, 'Add image', [await photo()])
    await userEvent.type(await opened.findByRole('textbox', { name: 'Alt text of image 1' }), 'Two kettles')
    await uploaded()
    await userEvent.click(opened.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
    await expect(opened.getByRole('textbox', { name: 'Alt text of image 1' })).toHaveValue('Two kettles')
    await expect(opened.getByRole('button', { name: 'Post' })).toBeEnabled()
  },
}

/** What a box cannot show survives a reload: the box shows that there is more, and leads back to it. */
export const DraftWithParts: Story = {
  ...scenario(catalogue['composer-draft-with-parts']),
  tags: ['row:composer-draft-with-parts', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await uploaded()
    await screen.findByText('Draft saved')
    await leaveAndComeBack()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    const opened = await dialog()
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible())
    await expect(box()).toHaveValue(sentence)
    await leaveAndComeBack()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible())
  },
}

/** A draft with its picture survives a reload, and says so where nobody has seen it. */
export const DraftRestored: Story = {
  ...scenario(catalogue['composer-dialog-draft']),
  tags: ['row:composer-dialog-draft', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    requestCompose({ kind: 'quote', post: posts.plain })
    const opened = await dialog('Quote post')
    await userEvent.type(opened.getByRole('textbox', { name: 'Add a comment' }), 'Best bread advice this week.')
    await userEvent.upload(chooser('Add image'), [await photo()])
    await opened.findByRole('textbox', { name: 'Alt text of image 1' })
    await uploaded()
    await opened.findByText('Draft saved')
    await leaveAndComeBack()
    requestCompose({ kind: 'quote', post: posts.plain })
    const again = await dialog('Quote post')
    await expect(again.getByText('Draft restored')).toBeVisible()
    await expect(again.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('Best bread advice this week.')
    await expect(again.getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible()
  },
}

export const QuoteEmpty: Story = {
  ...scenario(catalogue['composer-quote-empty']),
  tags: ['row:composer-quote-empty', 'screen:composer', 'state:empty'],
  play: async () => {
    requestCompose({ kind: 'quote', post: posts.plain })
    const opened = await dialog('Quote post')
    await expect(opened.getByText(posts.plain.author.name)).toBeVisible()
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Add a comment' })).toHaveFocus())
    await expect(opened.getByRole('button', { name: 'Post' })).toBeDisabled()
  },
}

export const Quote: Story = {
  // The server knows the post that is quoted.
  ...scenario(catalogue['composer-quote'], { backend: { posts: [posts.plain] } }),
  tags: ['row:composer-quote', 'screen:composer', 'state:populated', 'call:post-posts'],
  play: async ({ userEvent }) => {
    requestCompose({ kind: 'quote', post: posts.plain })
    const opened = await dialog('Quote post')
    await userEvent.type(opened.getByRole('textbox', { name: 'Add a comment' }), 'Best bread advice this week.')
    await userEvent.click(opened.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(hitsOf('createPost')).toBe(1)
  },
}

/** A post of the member who looks at it. */
const own = postOf({
  by: people.ada,
  content: 'The kettle lost today, by two seconds.',
})
const withOwn = { posts: [own, ...mixedFeed] }

export const Edit: Story = {
  ...scenario(catalogue['composer-edit'], { backend: withOwn }),
  tags: ['row:composer-edit', 'screen:composer', 'state:populated', 'call:patch-posts'],
  play: async ({ userEvent }) => {
    requestCompose({ kind: 'edit', post: own })
    const opened = await dialog('Edit post')
    const field = opened.getByRole('textbox', { name: 'Text of the post' })
    await expect(field).toHaveValue(own.content)
    await expect(opened.queryByRole('button', { name: 'Add image' })).not.toBeInTheDocument()
    await userEvent.type(field, ' Now with soup.')
    await userEvent.click(opened.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Post updated')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const EditFails: Story = {
  ...scenario(catalogue['composer-edit-fails'], { handlers: [mockBareFailure('editPost', 500)] }),
  tags: ['row:composer-edit-fails', 'screen:composer', 'state:error', 'call:patch-posts'],
  play: async ({ userEvent }) => {
    requestCompose({ kind: 'edit', post: own })
    const opened = await dialog('Edit post')
    const field = opened.getByRole('textbox', { name: 'Text of the post' })
    await userEvent.clear(field)
    await expect(opened.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(field, 'Shorter.')
    await userEvent.click(opened.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Failed to update post. Please try again.')).toBeVisible())
    await expect(field).toHaveValue('Shorter.')
  },
}
