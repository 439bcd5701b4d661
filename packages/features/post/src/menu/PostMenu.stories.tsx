import {
  cards,
  catalogue,
  hoursAgo,
  mockBareFailure,
  mockCall,
  mockRefusal,
  posts,
  reasons,
  scenario,
} from '@skein/mocks'
import { entitiesOf } from '@skein/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { onComposeRequest, type ComposeRequest } from '../compose-port.ts'
import { choose, confirm, expectToast, findDialog, openMenu, StoryCard, StoryFeed } from '../story-card.fixture.tsx'

/** The menu of a post, and the dialogs that it opens. */
const meta = {
  title: 'Screens/Post/Menu',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.plain },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

/** Puts something in the place of a part of the browser, and gives the way back. */
function replace(name: 'clipboard' | 'share', value: unknown): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value })
  return () => void Reflect.deleteProperty(navigator, name)
}
const written = fn<(text: string) => Promise<void>>()
const withClipboard = () => {
  written.mockReset().mockResolvedValue()
  return replace('clipboard', { writeText: written })
}

/** Somebody else's post: by key alone, and the focus comes back. */
export const Menu: Story = {
  ...scenario(catalogue['post-menu']),
  tags: ['row:post-menu', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'More' })
    await expect(itemsOf(menu)).toEqual([
      'Copy link',
      'Share',
      'Mute this conversation',
      'Mute @tomasbakes',
      'Block @tomasbakes',
      'Report post',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
    // A second press on the button closes what the first one opened.
    await openMenu('More')
    await userEvent.click(more, { pointerEventsCheck: 0 })
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await openMenu('More')
  },
}

export const OwnMenu: Story = {
  ...scenario(catalogue['post-menu-own']),
  tags: ['row:post-menu-own', 'screen:post', 'state:populated'],
  args: { post: cards.own },
  play: async () => {
    await expect(itemsOf(await openMenu('More'))).toEqual([
      'Copy link',
      'Share',
      'Mute this conversation',
      'Pin to your profile',
      'Edit post',
      'Who can reply',
      'Delete post',
    ])
  },
}

/** What AI wrote belongs to the member who answers for it: so do its edit and delete. */
export const OwnAiMenu: Story = {
  ...scenario(catalogue['post-menu-own-ai']),
  name: 'Own AI Menu',
  tags: ['row:post-menu-own-ai', 'screen:post', 'state:populated'],
  args: { post: cards.ownAi },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: /AI Assistant/ })).toBeVisible()
    await expect(itemsOf(await openMenu('More'))).toEqual([
      'Copy link',
      'Share',
      'Mute this conversation',
      'Pin to your profile',
      'Edit post',
      'Who can reply',
      'Delete post',
    ])
  },
}

export const LinkCopied: Story = {
  ...scenario(catalogue['post-link-copied'], { setup: withClipboard }),
  tags: ['row:post-link-copied', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: 'about 5 hours ago' }).getAttribute('href')
    await choose('More', 'Copy link')
    await expectToast('Link copied')
    await expect(written).toHaveBeenCalledWith(`${location.origin}${address}`)
  },
}

export const LinkNotCopied: Story = {
  ...scenario(catalogue['post-link-not-copied'], {
    setup: () => {
      const back = withClipboard()
      written.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
      return back
    },
  }),
  tags: ['row:post-link-not-copied', 'screen:post', 'state:error'],
  play: async () => {
    await choose('More', 'Copy link')
    await expectToast('The link could not be copied')
  },
}

const shared = fn<(data: ShareData) => Promise<void>>()

/** The platform's own sheet where there is one; closing it without a choice is no failure. */
export const Shared: Story = {
  ...scenario(catalogue['post-shared'], {
    setup: () => {
      shared.mockReset().mockResolvedValueOnce().mockRejectedValue(new DOMException('Closed', 'AbortError'))
      return replace('share', shared)
    },
  }),
  tags: ['row:post-shared', 'screen:post', 'state:populated'],
  args: { post: cards.own },
  play: async () => {
    await choose('More', 'Share')
    await waitFor(() => expect(shared).toHaveBeenCalledOnce())
    await expect(shared.mock.lastCall?.[0].url).toMatch(/\/post\/[0-9a-f-]{36}$/)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await choose('More', 'Share')
    await waitFor(() => expect(shared).toHaveBeenCalledTimes(2))
    await expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
  },
}

const asked = fn<(request: ComposeRequest) => void>()

export const EditAsked: Story = {
  ...scenario(catalogue['post-edit-asked'], { setup: () => onComposeRequest(asked) }),
  tags: ['row:post-edit-asked', 'screen:post', 'state:populated'],
  args: { post: cards.own },
  play: async () => {
    asked.mockClear()
    await choose('More', 'Edit post')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await expect(asked.mock.lastCall?.[0].kind).toBe('edit')
  },
}

/** One stands first on the profile; the same place in the menu takes it from there. */
export const Pinned: Story = {
  ...scenario(catalogue['post-pinned'], { handlers: [mockCall('pinPost', undefined)] }),
  tags: ['row:post-pinned', 'screen:post', 'state:populated', 'call:post-posts-pin'],
  args: { post: cards.own },
  play: async () => {
    await choose('More', 'Pin to your profile')
    await expectToast('Pinned to your profile')
    await expect(itemsOf(await openMenu('More'))).toContain('Unpin from your profile')
  },
}

export const Unpinned: Story = {
  ...scenario(catalogue['post-unpinned'], { handlers: [mockCall('unpinPost', undefined)] }),
  tags: ['row:post-unpinned', 'screen:post', 'state:populated', 'call:delete-posts-pin'],
  args: { post: { ...cards.own, viewer: { ...cards.own.viewer, pinned: true } } },
  play: async () => {
    await choose('More', 'Unpin from your profile')
    await expectToast('No longer pinned')
    await expect(itemsOf(await openMenu('More'))).toContain('Pin to your profile')
  },
}

export const PinFails: Story = {
  ...scenario(catalogue['post-pin-fails'], { handlers: [mockBareFailure('pinPost')] }),
  tags: ['row:post-pin-fails', 'screen:post', 'state:error', 'call:post-posts-pin'],
  args: { post: cards.own },
  play: async () => {
    await choose('More', 'Pin to your profile')
    await expectToast('Failed to pin the post')
  },
}

/** The choice stands where it is, is made by key, and is told in words. */
export const ReplyRule: Story = {
  ...scenario(catalogue['post-reply-rule'], {
    handlers: [mockCall('setReplyRule', { ...cards.own, limitedReplies: { rule: 'mentioned', by: 'ada' } })],
  }),
  tags: ['row:post-reply-rule', 'screen:post', 'state:populated', 'call:post-posts-reply-rule'],
  args: { post: cards.own },
  play: async () => {
    await choose('More', 'Who can reply')
    const dialog = within(await findDialog('Who can reply'))
    await expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked()
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Everyone' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(dialog.getByRole('radio', { name: 'People you mention' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast('Saved: People you mention can reply')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await choose('More', 'Who can reply')
    const again = within(await findDialog('Who can reply'))
    await waitFor(() => expect(again.getByRole('radio', { name: 'People you mention' })).toHaveFocus())
  },
}

export const ReplyRuleFails: Story = {
  ...scenario(catalogue['post-reply-rule-fails'], { handlers: [mockBareFailure('setReplyRule')] }),
  tags: ['row:post-reply-rule-fails', 'screen:post', 'state:error', 'call:post-posts-reply-rule'],
  args: { post: cards.own },
  play: async () => {
    await choose('More', 'Who can reply')
    const dialog = within(await findDialog('Who can reply'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Nobody' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast('Failed to change who can reply')
    await expect(dialog.getByRole('radio', { name: 'Nobody' })).toBeChecked()
  },
}

/** What happens in it is told no more; the toast takes it back. */
export const ThreadMuted: Story = {
  ...scenario(catalogue['post-thread-muted'], {
    handlers: [mockCall('muteThread', undefined), mockCall('unmuteThread', undefined)],
  }),
  tags: ['row:post-thread-muted', 'screen:post', 'state:populated', 'call:post-posts-mute'],
  play: async () => {
    await choose('More', 'Mute this conversation')
    await expectToast('Conversation muted')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expectToast('Conversation no longer muted')
  },
}

/** Asked first, because it cannot be undone: the safe answer has the focus. */
export const DeleteAsked: Story = {
  ...scenario(catalogue['post-delete-asked']),
  tags: ['row:post-delete-asked', 'screen:post', 'state:populated'],
  args: { post: cards.own },
  play: async ({ canvas }) => {
    await choose('More', 'Delete post')
    const dialog = within(await findDialog('Delete this post?', 'alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
    await expect(canvas.getByText(cards.own.content)).toBeVisible()
    await choose('More', 'Delete post')
    await findDialog('Delete this post?', 'alertdialog')
  },
}

export const Deleted: Story = {
  ...scenario(catalogue['post-deleted'], { handlers: [mockCall('deletePost', undefined)] }),
  tags: ['row:post-deleted', 'screen:post', 'state:populated', 'call:delete-posts'],
  args: { post: cards.own },
  play: async ({ canvas }) => {
    await choose('More', 'Delete post')
    await confirm('Delete')
    await expectToast('Post deleted')
    await waitFor(() => expect(canvas.getByText('This post was deleted')).toBeVisible())
    await expect(canvas.queryByText(cards.own.content)).not.toBeInTheDocument()
  },
}

/** In a feed the focus goes to the next post, not to the start of the page. */
export const DeletedInFeed: Story = {
  ...scenario(catalogue['post-deleted-in-feed'], { handlers: [mockCall('deletePost', undefined)] }),
  tags: ['row:post-deleted-in-feed', 'screen:post', 'state:populated', 'call:delete-posts'],
  render: () => <StoryFeed posts={[cards.own, posts.plain]} />,
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('article', { name: /Ada Lindqvist/ }))
    await userEvent.click(own.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete post' }))
    await confirm('Delete')
    await waitFor(() => expect(canvas.getByRole('article', { name: /Tomás Rivera/ })).toHaveFocus())
    await expectToast('Post deleted')
  },
}

export const DeleteFails: Story = {
  ...scenario(catalogue['post-delete-fails'], { handlers: [mockRefusal('deletePost', 'forbidden')] }),
  tags: ['row:post-delete-fails', 'screen:post', 'state:error', 'call:delete-posts'],
  args: { post: cards.own },
  play: async ({ canvas }) => {
    await choose('More', 'Delete post')
    await confirm('Delete')
    await expectToast('Failed to delete post')
    await expectToast('You are not allowed to do that.')
    await expect(canvas.getByText(cards.own.content)).toBeVisible()
  },
}

export const Muted: Story = {
  ...scenario(catalogue['post-muted'], { handlers: [mockCall('muteUser', undefined)] }),
  tags: ['row:post-muted', 'screen:post', 'state:populated', 'call:post-users-mute'],
  play: async () => {
    await choose('More', 'Mute @tomasbakes')
    await expectToast('@tomasbakes is muted')
    await expectToast('You no longer see their posts. They are not told.')
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Unmuted: Story = {
  ...scenario(catalogue['post-unmuted'], {
    handlers: [mockCall('muteUser', undefined), mockCall('unmuteUser', undefined)],
  }),
  tags: ['row:post-unmuted', 'screen:post', 'state:populated', 'call:delete-users-mute'],
  play: async () => {
    await choose('More', 'Mute @tomasbakes')
    await confirm('Undo')
    await expectToast('@tomasbakes is no longer muted')
  },
}

export const MuteFails: Story = {
  ...scenario(catalogue['post-mute-fails'], { handlers: [mockBareFailure('muteUser', 500)] }),
  tags: ['row:post-mute-fails', 'screen:post', 'state:error', 'call:post-users-mute'],
  play: async ({ canvas }) => {
    await choose('More', 'Mute @tomasbakes')
    await expectToast('Failed to mute @tomasbakes')
    await expectToast('Please try again')
    await expect(canvas.getByText(posts.plain.content)).toBeVisible()
  },
}

export const BlockAsked: Story = {
  ...scenario(catalogue['post-block-asked']),
  tags: ['row:post-block-asked', 'screen:post', 'state:populated'],
  play: async () => {
    await choose('More', 'Block @tomasbakes')
    await expect(await findDialog('Block @tomasbakes?', 'alertdialog')).toHaveAccessibleDescription(
      /neither of you can follow the other/,
    )
  },
}

export const Blocked: Story = {
  ...scenario(catalogue['post-blocked'], { handlers: [mockCall('blockUser', undefined)] }),
  tags: ['row:post-blocked', 'screen:post', 'state:populated', 'call:post-users-block'],
  play: async () => {
    await choose('More', 'Block @tomasbakes')
    await confirm('Block')
    await expectToast('@tomasbakes is blocked')
  },
}

export const BlockFails: Story = {
  ...scenario(catalogue['post-block-fails'], { handlers: [mockBareFailure('blockUser', 500)] }),
  tags: ['row:post-block-fails', 'screen:post', 'state:error', 'call:post-users-block'],
  play: async ({ canvas }) => {
    await choose('More', 'Block @tomasbakes')
    await confirm('Block')
    await expectToast('Failed to block @tomasbakes')
    await expect(canvas.getByText(posts.plain.content)).toBeVisible()
  },
}

/** The eight reasons that the contract knows, and room for words. */
export const Report: Story = {
  ...scenario(catalogue['post-report']),
  tags: ['row:post-report', 'screen:post', 'state:populated'],
  play: async () => {
    await choose('More', 'Report post')
    const dialog = within(await findDialog('Report this post'))
    const reasonsOffered = dialog.getByRole('radiogroup', { name: 'What is wrong with it?' })
    await expect(within(reasonsOffered).getAllByRole('radio')).toHaveLength(8)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Anything that helps/ })).toBeVisible())
  },
}

export const ReportNeedsReason: Story = {
  ...scenario(catalogue['post-report-needs-reason']),
  tags: ['row:post-report-needs-reason', 'screen:post', 'state:populated'],
  play: async () => {
    await choose('More', 'Report post')
    await confirm('Send report')
    await waitFor(() => expect(screen.getByText('Choose what is wrong with it.')).toBeVisible())
    await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose what is wrong with it.')
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
  },
}

const reported = fn<(body: unknown) => void>()

export const Reported: Story = {
  ...scenario(catalogue['post-reported'], {
    handlers: [
      mockCall('report', ({ body }) => {
        reported(body)
        return { id: cards.own.id }
      }),
    ],
  }),
  tags: ['row:post-reported', 'screen:post', 'state:populated', 'call:post-reports'],
  play: async ({ canvas }) => {
    reported.mockClear()
    await choose('More', 'Report post')
    await findDialog('Report this post')
    await userEvent.click(screen.getByRole('radio', { name: 'Spam or a scam' }))
    await userEvent.type(
      screen.getByRole('textbox', { name: /Anything that helps/ }),
      '  The same loaf, forty times.  ',
    )
    await confirm('Send report')
    await expectToast('Report sent')
    await expect(reported).toHaveBeenCalledOnce()
    await expect(reported.mock.lastCall?.[0]).toMatchObject({
      subject: 'post',
      reason: 'spam',
      note: 'The same loaf, forty times.',
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
  },
}

/** Nothing that was chosen or written is lost. */
export const ReportFails: Story = {
  ...scenario(catalogue['post-report-fails'], { handlers: [mockRefusal('report', 'too-many-requests')] }),
  tags: ['row:post-report-fails', 'screen:post', 'state:error', 'call:post-reports'],
  play: async () => {
    await choose('More', 'Report post')
    await findDialog('Report this post')
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
    await userEvent.type(screen.getByRole('textbox', { name: /Anything that helps/ }), 'It is a photograph of my door.')
    await confirm('Send report')
    await expectToast('Failed to send report')
    await expect(screen.getByRole('radio', { name: 'Something else' })).toBeChecked()
    await expect(screen.getByRole('textbox', { name: /Anything that helps/ })).toHaveValue(
      'It is a photograph of my door.',
    )
  },
}

export const ReportAsVisitor: Story = {
  ...scenario(catalogue['post-report-visitor'], { as: null }),
  tags: ['row:post-report-visitor', 'screen:post', 'state:signed-out'],
  play: async () => {
    await choose('More', 'Report post')
    await expectToast('You need to be logged in to do that')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

const wordings = [
  cards.edited.content,
  'The comet rises at nine, above the water tower. #cometwatch',
  'The comet rises at eight!',
].map((content, index) => ({
  content,
  entities: entitiesOf(content),
  createdAt: hoursAgo(4 + index * 0.5).toISOString(),
}))

/** Every wording, the present one first; reached from 'Edited' and from the menu. */
export const History: Story = {
  ...scenario(catalogue['post-history'], { handlers: [mockCall('getPostHistory', wordings)] }),
  tags: ['row:post-history', 'screen:post', 'state:populated', 'call:get-posts-history'],
  args: { post: cards.edited },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edited' }))
    const dialog = within(await findDialog('Edit history'))
    await dialog.findByText('The comet rises at eight!')
    const items = dialog.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent(/· Now/)
    await expect(items[2]).toHaveTextContent(/· First published/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edited' })).toHaveFocus())
    await choose('More', 'Edit history')
    await findDialog('Edit history')
    await waitFor(() => expect(screen.getByText('The comet rises at eight!')).toBeVisible())
  },
}

export const HistoryFails: Story = {
  ...scenario(catalogue['post-history-fails'], {
    handlers: [mockBareFailure('getPostHistory', 500, { once: true }), mockBareFailure('getPostHistory', 502)],
  }),
  tags: ['row:post-history-fails', 'screen:post', 'state:error', 'call:get-posts-history'],
  args: { post: cards.edited },
  play: async () => {
    await choose('More', 'Edit history')
    const dialog = within(await findDialog('Edit history'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The edit history could not be loaded.')
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The edit history could not be loaded.')
  },
}

export const Why: Story = {
  ...scenario(catalogue['post-why']),
  tags: ['row:post-why', 'screen:post', 'state:populated'],
  args: { post: cards.edited, reason: reasons.liked },
  play: async () => {
    await choose('More', 'Why am I seeing this?')
    const dialog = await findDialog('Why am I seeing this?')
    await expect(dialog).toHaveAccessibleDescription('Noor Haddad, whom you follow, likes this post.')
  },
}
