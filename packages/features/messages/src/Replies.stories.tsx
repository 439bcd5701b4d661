import { catalogue, finger, hitsOf, longThreadWithReply, messages, replies, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { MessagesScreen } from './MessagesScreen.tsx'
import { holdKeys, keys, sealedReply, startAfresh } from './sealed.fixture.tsx'

/** Answers to one message of a thread. */
const meta = {
  title: 'Screens/Messages/Replies',
  component: MessagesScreen,
  args: { with: 'noor', onOpen: () => {} },
  parameters: { layout: 'fullscreen' },
  loaders: [startAfresh],
  decorators: [
    (Story) => (
      <main className="mx-auto flex max-w-964 flex-col border-x border-border bg-surface">
        <h1 className="sr-only">Messages</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MessagesScreen>

export default meta
type Story = StoryObj<typeof meta>

const following = ['noor']
const plain = [messages.fromNoor, messages.toNoor, messages.toNoorToo, messages.fromNoorLast]
const field = () => screen.findByRole('textbox', { name: 'Type a message...' })
const log = async () => within(await screen.findByRole('log', { name: 'Conversation with Noor Haddad' }))

type Events = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> }

/** Chooses 'Reply' in the menu of the newest message, by keys alone. */
async function replyToNewest({ keyboard }: Events): Promise<void> {
  const menus = await (await log()).findAllByRole('button', { name: 'More about this message' })
  menus.at(-1)?.focus()
  await keyboard('{Enter}')
  await expect(await screen.findByRole('menuitem', { name: 'Reply' })).toHaveFocus()
  await keyboard('{Enter}')
}

/** What is answered stands above the field, which has the focus; dropped, the words stay. */
export const Replying: Story = {
  ...scenario(catalogue['messages-replying'], { backend: { messages: plain, following, posts: [] } }),
  tags: ['row:messages-replying', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await replyToNewest(userEvent)
    await waitFor(async () => expect(await field()).toHaveFocus())
    const answered = () => screen.queryByRole('figure', { name: 'Replying to' })
    await expect(answered()).toHaveTextContent('Noor HaddadSaving you the good thermos.')
    await userEvent.type(await field(), 'Keep it')
    await userEvent.click(screen.getByRole('button', { name: 'Do not answer this message' }))
    await expect(answered()).not.toBeInTheDocument()
    await expect(await field()).toHaveFocus()
    await expect(await field()).toHaveValue('Keep it')
    await replyToNewest(userEvent)
    await expect(answered()).toBeVisible()
  },
}

/** A finger moves a message towards the end of its line: the same as 'Reply' of its menu. */
export const Swiped: Story = {
  ...scenario(catalogue['messages-swiped'], { backend: { messages: plain, following, posts: [] } }),
  tags: ['row:messages-swiped', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    const newest = (await (await log()).findAllByText('Saving you the good thermos.')).at(-1)
    if (newest === undefined) throw new Error('There is no message.')
    const at = (x: number) => [x, 200] as const
    await expect(await field()).toBeEnabled()
    // Not far enough, it goes back.
    finger(newest, at(100), at(120), at(140)).lift()
    await expect(screen.queryByRole('figure', { name: 'Replying to' })).not.toBeInTheDocument()
    const moved = finger(newest, at(100), at(130), at(170))
    await waitFor(() => expect(newest.closest('[data-swipe-far]')).toBeVisible())
    moved.lift()
    await waitFor(() => expect(screen.getByRole('figure', { name: 'Replying to' })).toBeVisible())
    await expect(await field()).toHaveFocus()
    await expect(newest.closest('[data-swipe]')).toBeNull()
  },
}

/** Presses the newest message as a right click does. @returns its menu */
async function press() {
  const newest = (await (await log()).findAllByText('Saving you the good thermos.')).at(-1)
  if (newest === undefined) throw new Error('There is no message.')
  const { left, top } = newest.getBoundingClientRect()
  await fireEvent.contextMenu(newest, { clientX: left + 20, clientY: top + 20 })
  return within(await screen.findByRole('menu', { name: 'More about this message' }))
}

/** A right click on a message, as a finger that rests on it, has the rows of its menu where it is pressed. */
export const Pressed: Story = {
  ...scenario(catalogue['messages-pressed'], { backend: { messages: plain, following, posts: [] } }),
  tags: ['row:messages-pressed', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await field()
    await userEvent.click((await press()).getByRole('menuitem', { name: 'Reply' }))
    await waitFor(() => expect(screen.getByRole('figure', { name: 'Replying to' })).toBeVisible())
    await waitFor(async () => expect(await field()).toHaveFocus())
    const again = await press()
    await waitFor(() => expect(again.getByRole('menuitem', { name: 'Delete for me' })).toBeVisible())
  },
}

const written = fn<(text: string) => Promise<void>>(async () => {})

/** The words of a message go to the clipboard. */
export const Copied: Story = {
  ...scenario(catalogue['messages-copied'], {
    backend: { messages: plain, following, posts: [] },
    setup: () => {
      const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
      return () => clipboard.mockRestore()
    },
  }),
  tags: ['row:messages-copied', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await userEvent.click((await press()).getByRole('menuitem', { name: 'Copy text' }))
    await waitFor(() => expect(screen.getByText('Copied')).toBeVisible())
    await expect(written).toHaveBeenLastCalledWith('Saving you the good thermos.')
  },
}

/** A browser that does not let it: it is said, and the message stays. */
export const CopyFails: Story = {
  ...scenario(catalogue['messages-copy-fails'], {
    backend: { messages: plain, following, posts: [] },
    setup: () => {
      const refused = new DOMException('Write permission denied.', 'NotAllowedError')
      const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused)
      return () => clipboard.mockRestore()
    },
  }),
  tags: ['row:messages-copy-fails', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await userEvent.click((await press()).getByRole('menuitem', { name: 'Copy text' }))
    await waitFor(() => expect(screen.getByText('Could not copy')).toBeVisible())
  },
}

/** Sent, it shows what it answers above its words, and the way there. */
export const ReplySent: Story = {
  ...scenario(catalogue['messages-reply-sent'], {
    backend: { messages: [...plain, replies.toFirst], following, posts: [] },
  }),
  tags: ['row:messages-reply-sent', 'screen:messages', 'state:populated', 'call:post-messages-send'],
  play: async ({ userEvent }) => {
    const thread = await log()
    await replyToNewest(userEvent)
    await userEvent.type(await field(), 'Keep the thermos{Enter}')
    await waitFor(() => expect(thread.queryByText('Sending')).not.toBeInTheDocument())
    await expect(thread.getByRole('button', { name: 'In reply to Noor Haddad Glad you like it.' })).toBeVisible()
    await expect(screen.queryByRole('figure', { name: 'Replying to' })).not.toBeInTheDocument()
    await userEvent.click(thread.getByRole('button', { name: 'In reply to You Oh, that is lovely.' }))
    const original = thread.getAllByText('Oh, that is lovely.').at(0)?.closest('[data-message]')
    await waitFor(() => expect(original).toHaveFocus())
  },
}

/** What it answers was deleted: it says so, and leads nowhere. */
export const ReplyToDeleted: Story = {
  ...scenario(catalogue['messages-reply-gone'], {
    backend: { messages: [...plain, replies.toGone], following, posts: [] },
  }),
  tags: ['row:messages-reply-gone', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    const thread = await log()
    await waitFor(() => expect(thread.getByText('This message was deleted.')).toBeVisible())
    await expect(thread.queryByRole('button', { name: /^In reply to/ })).not.toBeInTheDocument()
  },
}

/** What it answers is older than what has been read: its words are there, and a press reads up to it. */
export const ReplyToOlder: Story = {
  ...scenario(catalogue['messages-reply-older'], {
    backend: { messages: longThreadWithReply, following, posts: [] },
  }),
  tags: ['row:messages-reply-older', 'screen:messages', 'state:long', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const thread = await log()
    const quote = await thread.findByRole('button', { name: /^In reply to You Plate 1 of 45/ })
    await expect(hitsOf('listMessages')).toBe(1)
    await userEvent.click(quote)
    await waitFor(() =>
      expect(thread.getByText(/^Plate 1 of 45/, { selector: 'p' }).closest('[data-message]')).toHaveFocus(),
    )
    await expect(hitsOf('listMessages')).toBe(3)
  },
}

/** Encrypted, what it answers is named inside: the server is not told. */
export const EncryptedReply: Story = {
  ...scenario(catalogue['messages-reply-encrypted'], {
    backend: { messages: sealedReply, following, posts: [], keys },
  }),
  loaders: [() => holdKeys({ withPeer: true })],
  tags: ['row:messages-reply-encrypted', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const thread = await log()
    const quote = await thread.findByRole('button', { name: 'In reply to Noor Haddad The sky is clear until two.' })
    await waitFor(() => expect(quote).toBeVisible())
    await screen.findByText('Encrypted · @noor')
    await replyToNewest(userEvent)
    await userEvent.type(await field(), 'Both of them{Enter}')
    await waitFor(() => expect(thread.queryByText('Sending')).not.toBeInTheDocument())
    // Once more: it was opened as the server has it.
    await waitFor(() =>
      expect(thread.getByRole('button', { name: 'In reply to Noor Haddad And the blankets?' })).toBeVisible(),
    )
  },
}
