import { catalogue, hitsOf, mockBareFailure, mockNever, mockOffline, mockRefusal, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Box, box, leaveAndComeBack, post, sentence, textOf, write } from '../stories/stage.tsx'

/** The short box at the head of the feed: a text at once, and everything else in the dialog. */
const meta = {
  title: 'Screens/Composer/Box',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  ...scenario(catalogue['composer-empty']),
  tags: [
    'row:composer-empty',
    'screen:composer',
    'state:empty',
    'transition:composer-blank-disables',
    'rule:composer-not-blank',
  ],
  play: async ({ userEvent }) => {
    await expect(post()).toBeDisabled()
    await userEvent.type(box(), '   ')
    await expect(post()).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(hitsOf('createPost')).toBe(0)
  },
}

export const Filled: Story = {
  ...scenario(catalogue['composer-filled']),
  tags: ['row:composer-filled', 'screen:composer', 'state:populated', 'transition:composer-text-enables'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(), sentence)
    await expect(post()).toBeEnabled()
    await expect(canvas.getByText('462 characters left')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(box()).toHaveValue(`${sentence}\n`)
  },
}

export const NearLimit: Story = {
  ...scenario(catalogue['composer-near-limit']),
  tags: ['row:composer-near-limit', 'screen:composer', 'state:long'],
  play: async ({ userEvent }) => {
    await write(userEvent, textOf(488))
    await expect(post()).toBeEnabled()
  },
}

export const OverLimit: Story = {
  ...scenario(catalogue['composer-over-limit']),
  tags: ['row:composer-over-limit', 'screen:composer', 'state:error'],
  play: async ({ userEvent }) => {
    await write(userEvent, textOf(503))
    await expect(post()).toBeDisabled()
    await expect(box()).toBeInvalid()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(hitsOf('createPost')).toBe(0)
  },
}

export const Posting: Story = {
  ...scenario(catalogue['composer-posting'], { handlers: [mockNever('createPost')] }),
  tags: ['row:composer-posting', 'screen:composer', 'state:pending', 'transition:composer-posting', 'call:post-posts'],
  play: async ({ canvas, userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    const button = await canvas.findByRole('button', { name: 'Posting...' })
    await userEvent.click(button)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(hitsOf('createPost')).toBe(1)
    await expect(box()).toHaveValue(sentence)
  },
}

export const Posted: Story = {
  ...scenario(catalogue['composer-posted']),
  tags: [
    'row:composer-posted',
    'screen:composer',
    'state:empty',
    'transition:composer-posted-clears-text',
    'toast:post-created',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(box()).toHaveValue('')
    await waitFor(() => expect(box()).toHaveFocus())
    await expect(post()).toBeDisabled()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['composer-fails'], { handlers: [mockBareFailure('createPost', 500)] }),
  tags: ['row:composer-fails', 'screen:composer', 'state:error', 'error:create-post', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
    await expect(post()).toBeEnabled()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['composer-offline'], { handlers: [mockOffline('createPost')] }),
  tags: ['row:composer-offline', 'screen:composer', 'state:offline', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
  },
}

/** The session ended in another tab: nothing written is lost. */
export const SignedOutMeanwhile: Story = {
  ...scenario(catalogue['composer-signed-out-meanwhile'], { handlers: [mockRefusal('createPost', 'not-signed-in')] }),
  tags: ['row:composer-signed-out-meanwhile', 'screen:composer', 'state:error', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
  },
}

export const DraftRestored: Story = {
  ...scenario(catalogue['composer-draft-restored']),
  tags: ['row:composer-draft-restored', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await leaveAndComeBack()
    await waitFor(() => expect(box()).toHaveValue(sentence))
    await waitFor(() => expect(post()).toBeEnabled())
    await expect(screen.getByText('Draft restored')).toBeVisible()
  },
}

export const DraftDiscarded: Story = {
  ...scenario(catalogue['composer-draft-discarded']),
  tags: ['row:composer-draft-discarded', 'screen:composer', 'state:empty'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await leaveAndComeBack()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(box()).toHaveValue('')
    await waitFor(() => expect(box()).toHaveFocus())
    await leaveAndComeBack()
    await expect(box()).toHaveValue('')
    await expect(screen.queryByText('Draft restored')).not.toBeInTheDocument()
  },
}

const comet = 'https://observatory.skein.example/comet'
const title = 'Where to look for the comet this week'

/** The card of the preview; a second has to pass first. */
const card = () => screen.findByRole('link', { name: title })

export const LinkPreviewed: Story = {
  ...scenario(catalogue['composer-link-previewed']),
  tags: [
    'row:composer-link-previewed',
    'screen:composer',
    'state:populated',
    'transition:composer-link-previewed',
    'call:post-url-preview',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, `Tonight, all of us: ${comet} and https://bakers.skein.example/slow-loaf`)
    await expect(hitsOf('previewUrl')).toBe(0)
    await expect(await card()).toBeVisible()
    await expect(hitsOf('previewUrl')).toBe(1)
  },
}

export const LinkGone: Story = {
  ...scenario(catalogue['composer-link-gone']),
  tags: [
    'row:composer-link-gone',
    'screen:composer',
    'state:populated',
    'transition:composer-link-gone-clears-preview',
    'call:post-url-preview',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, comet)
    await card()
    await userEvent.clear(box())
    await userEvent.paste('Never mind.')
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument())
  },
}

export const PreviewDismissed: Story = {
  ...scenario(catalogue['composer-preview-dismissed']),
  tags: [
    'row:composer-preview-dismissed',
    'screen:composer',
    'state:populated',
    'transition:composer-preview-dismissed',
    'call:post-url-preview',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, comet)
    await card()
    await userEvent.click(screen.getByRole('button', { name: 'Remove link preview' }))
    await expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument()
    // Another address, and this one again behind it: the first one counts, and it is not the one that was dismissed.
    await userEvent.type(box(), '{Home}https://bakers.skein.example/slow-loaf ')
    await expect(await screen.findByRole('link', { name: 'The slow loaf, step by step' })).toBeVisible()
  },
}

export const LinkHttpOnly: Story = {
  ...scenario(catalogue['composer-link-http-only']),
  name: 'Link HTTP Only',
  tags: [
    'row:composer-link-http-only',
    'screen:composer',
    'state:populated',
    'rule:link-preview-http-only',
    'call:post-url-preview',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, `ftp://files.skein.example/comet.zip mailto:ada@skein.example ${comet}`)
    await expect(await card()).toBeVisible()
    await expect(hitsOf('previewUrl')).toBe(1)
  },
}

export const PreviewLoading: Story = {
  ...scenario(catalogue['composer-preview-loading'], { handlers: [mockNever('previewUrl')] }),
  tags: ['row:composer-preview-loading', 'screen:composer', 'state:pending', 'call:post-url-preview'],
  play: async ({ userEvent }) => {
    await write(userEvent, comet)
    await expect(await screen.findByText('Loading link preview')).toBeInTheDocument()
    await expect(post()).toBeEnabled()
  },
}

export const PreviewFails: Story = {
  ...scenario(catalogue['composer-preview-fails'], {
    handlers: [mockRefusal('previewUrl', 'preview-unavailable')],
  }),
  tags: [
    'row:composer-preview-fails',
    'screen:composer',
    'state:error',
    'error:link-preview-silent',
    'call:post-url-preview',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, comet)
    await waitFor(() => expect(hitsOf('previewUrl')).toBe(1))
    await waitFor(() => expect(screen.queryByText('Loading link preview')).not.toBeInTheDocument())
    for (const alert of screen.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement()
    await expect(post()).toBeEnabled()
  },
}

export const PostedClearsPreview: Story = {
  ...scenario(catalogue['composer-posted-clears-preview']),
  tags: [
    'row:composer-posted-clears-preview',
    'screen:composer',
    'state:empty',
    'transition:composer-posted-clears-preview',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, comet)
    await card()
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument()
    await expect(box()).toHaveValue('')
  },
}

export const CompletesMention: Story = {
  ...scenario(catalogue['composer-completes-mention']),
  tags: ['row:composer-completes-mention', 'screen:composer', 'state:populated', 'call:get-search-users'],
  play: async ({ userEvent }) => {
    await userEvent.click(box())
    await userEvent.keyboard('Ask @noo')
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }))
    await expect(list.getByRole('option', { name: /Noor/, selected: true })).toBeVisible()
    await expect(box()).toHaveAttribute('aria-activedescendant', list.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{Enter}')
    await expect(box()).toHaveValue('Ask @noor ')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('about it')
    await expect(box()).toHaveValue('Ask @noor about it')
  },
}

export const CompletesHashtag: Story = {
  ...scenario(catalogue['composer-completes-hashtag']),
  tags: ['row:composer-completes-hashtag', 'screen:composer', 'state:populated', 'call:get-search-hashtags'],
  play: async ({ userEvent }) => {
    await userEvent.click(box())
    await userEvent.keyboard('Less is more #qui')
    const option = await screen.findByRole('option', { name: /#quietinterfaces/ })
    await userEvent.click(option)
    await expect(box()).toHaveValue('Less is more #quietinterfaces ')
    await waitFor(() => expect(box()).toHaveFocus())
  },
}

export const CompletionClosed: Story = {
  ...scenario(catalogue['composer-completion-closed']),
  tags: ['row:composer-completion-closed', 'screen:composer', 'state:populated', 'call:get-search-users'],
  play: async ({ userEvent }) => {
    await userEvent.click(box())
    await userEvent.keyboard('@noo')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    // The word goes on without a list, and Enter is a line break again.
    await userEvent.keyboard('r{Enter}')
    await expect(box()).toHaveValue('@noor\n')
  },
}

export const Emoji: Story = {
  ...scenario(catalogue['composer-emoji']),
  tags: ['row:composer-emoji', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await userEvent.click(box())
    await userEvent.keyboard('Tea ')
    await userEvent.click(screen.getByRole('button', { name: 'Add emoji' }))
    const search = await screen.findByRole('combobox', { name: 'Search emoji' })
    await userEvent.type(search, 'teacup')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box()).toHaveValue('Tea 🍵'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add emoji' })).toHaveFocus())
  },
}
