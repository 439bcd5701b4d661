import {
  catalogue,
  finger,
  hitsOf,
  longThread,
  messageWithVideo,
  messages,
  mockBareFailure,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  scenario,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MessagesScreen } from './MessagesScreen.tsx'
import { startAfresh } from './sealed.fixture.tsx'

/** The screen with an address of its own. */
function Page({ with: first }: { with?: string | undefined }) {
  const [username, setUsername] = useState(first)
  return <MessagesScreen with={username} onOpen={setUsername} />
}

/** Conversations beside the messages of one of them. */
const meta = {
  title: 'Screens/Messages/Page',
  component: Page,
  args: { with: undefined },
  parameters: { layout: 'fullscreen' },
  loaders: [startAfresh],
  decorators: [
    (Story) => (
      <>
        <header className="sticky top-0 z-20 mx-auto flex h-52 max-w-964 items-center border-x border-b border-border bg-surface px-16">
          <h1 className="text-lead font-bold">Messages</h1>
        </header>
        <main className="mx-auto flex max-w-964 flex-col border-x border-border bg-surface">
          <Story />
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const all = Object.values(messages)
const backend = {
  messages: all,
  unread: [messages.fromTomas.id, messages.fromTomasToo.id],
  following: ['tomasbakes', 'kofi', 'noor'],
  posts: [],
}
const strangers = {
  messages: [messages.fromTomas, messages.fromTomasToo],
  unread: [messages.fromTomas.id, messages.fromTomasToo.id],
  posts: [],
}

const field = () => screen.getByRole('textbox', { name: 'Type a message...' })
const sendButton = () => screen.getByRole('button', { name: 'Send' })
const log = () => screen.findByRole('log', { name: 'Conversation with Noor Haddad' })

export const Loading: Story = {
  ...scenario(catalogue['messages-loading'], { handlers: [mockNever('listConversations')] }),
  tags: ['row:messages-loading', 'screen:messages', 'state:loading', 'call:get-messages-conversations'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading conversations')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toBeEnabled()
  },
}

export const Empty: Story = {
  ...scenario(catalogue['messages-empty'], { backend: { posts: [] } }),
  tags: ['row:messages-empty', 'screen:messages', 'state:empty', 'call:get-messages-conversations'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Select a conversation to start messaging' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/explore#people')
  },
}

/** The newest first; what is unread is bold, counted, and opens at a press. */
export const Populated: Story = {
  ...scenario(catalogue['messages-populated'], { backend }),
  tags: [
    'row:messages-populated',
    'screen:messages',
    'state:populated',
    'transition:messages-need-recipient',
    'call:get-messages-conversations',
  ],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Conversations' }))
    const names = list.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toHaveLength(4)
    await expect(names[0]).toContain('Noor Haddad')
    await expect(names[1]).toContain('El horno ya está caliente')
    await expect(list.getByText('2 unread messages')).toBeInTheDocument()
    // Without a recipient no list of messages is asked for.
    await expect(hitsOf('listMessages')).toBe(0)
  },
}

/** In a page that runs from right to left, words that do not keep their beginning: the end is cut where there is no room. */
export const RightToLeft: Story = {
  ...scenario(catalogue['messages-right-to-left'], { backend: { messages: [messages.fromNoor, messages.toNoorToo] } }),
  tags: ['row:messages-right-to-left', 'screen:messages', 'state:long', 'call:get-messages-conversations'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/^I will bring the long lens/)
    const first = document.createRange()
    first.setStart(said.firstChild ?? said, 0)
    first.setEnd(said.firstChild ?? said, 1)
    await expect(said.scrollWidth).toBeGreaterThan(said.clientWidth)
    const { left, right } = said.getBoundingClientRect()
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
    await expect(canvas.getByText('You:').getBoundingClientRect().left).toBeGreaterThanOrEqual(right)
  },
}

export const Fails: Story = {
  ...scenario(catalogue['messages-fail'], { handlers: [mockRefusal('listConversations', 'internal')] }),
  tags: ['row:messages-fail', 'screen:messages', 'state:error', 'call:get-messages-conversations'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load conversations. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['messages-offline'], { handlers: [mockOffline('listConversations')] }),
  tags: ['row:messages-offline', 'screen:messages', 'state:offline', 'call:get-messages-conversations'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load conversations')
  },
}

/** What strangers write waits behind a row of its own, and is no conversation. */
export const Requests: Story = {
  ...scenario(catalogue['messages-requests'], { backend: strangers }),
  tags: ['row:messages-requests', 'screen:messages', 'state:populated', 'call:get-messages-conversations'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: /^Message requests/ }))
    const list = within(await canvas.findByRole('list', { name: 'Message requests' }))
    await userEvent.click(list.getByRole('link', { name: /Tomás Rivera/ }))
    await waitFor(() => expect(canvas.getByText(/wants to message you/)).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: 'Type a message...' })).not.toBeInTheDocument()
    for (const name of ['Accept', 'Delete', 'Block', 'Report'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

export const RequestAccepted: Story = {
  ...scenario(catalogue['messages-request-accepted'], { backend: strangers }),
  args: { with: 'tomasbakes' },
  tags: [
    'row:messages-request-accepted',
    'screen:messages',
    'state:populated',
    'call:post-messages-conversations-accept',
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Type a message...' })).toBeVisible())
  },
}

export const NobodyFound: Story = {
  ...scenario(catalogue['messages-nobody-found'], { backend }),
  tags: ['row:messages-nobody-found', 'screen:messages', 'state:empty', 'call:get-search-users'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'zeppelin')
    await waitFor(() => expect(canvas.getByText('Nobody found')).toBeVisible())
  },
}

/** Own messages stand on the right because their sender is the viewer; the list stands at its end. */
export const ThreadOpen: Story = {
  ...scenario(catalogue['messages-thread'], { backend }),
  tags: [
    'row:messages-thread',
    'screen:messages',
    'state:populated',
    'transition:messages-load-while-open',
    'transition:messages-scroll-to-newest',
    'call:get-messages',
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(hitsOf('listMessages')).toBe(0)
    await userEvent.click(await canvas.findByRole('link', { name: /Noor Haddad/ }))
    const box = await log()
    await waitFor(() => expect(within(box).getByText('Saving you the good thermos.')).toBeVisible())
    await waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2))
    const side = (words: string) => within(box).getByText(words).getBoundingClientRect().left
    await expect(side('Oh, that is lovely.')).toBeGreaterThan(side('Saving you the good thermos.'))
    await expect(within(box).getByRole('img', { name: 'A comet over the roofs of Amman' })).toBeVisible()
    // Whether it is encrypted is known once both keys were looked for.
    await expect(await canvas.findByText('Not encrypted · @noor')).toBeVisible()
    await expect(within(box).queryByText('Encrypted')).not.toBeInTheDocument()
  },
}

/** A recorded video plays where it was sent; another is recorded beside the field. */
export const ThreadWithVideo: Story = {
  ...scenario(catalogue['messages-video'], {
    backend: { ...backend, messages: [messageWithVideo], unread: [] },
  }),
  args: { with: 'noor' },
  tags: ['row:messages-video', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ canvas }) => {
    const box = within(await log())
    await waitFor(() => expect(box.getByText('Eight seconds of it, from the roof.')).toBeVisible())
    const film = box.getByLabelText('Video')
    await waitFor(() =>
      expect(Reflect.get(film, 'readyState')).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA),
    )
    await expect(film).toHaveAttribute('controls')
    await expect(film).toHaveProperty('paused', true)
    await expect(canvas.getByRole('button', { name: 'Record video' })).toBeVisible()
  },
}

export const ThreadEmpty: Story = {
  ...scenario(catalogue['messages-thread-empty'], { backend: { posts: [] } }),
  args: { with: 'noor' },
  tags: ['row:messages-thread-empty', 'screen:messages', 'state:empty', 'call:get-messages'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Say hello to Noor Haddad' })).toBeVisible())
    await expect(sendButton()).toBeDisabled()
  },
}

export const ThreadLoading: Story = {
  ...scenario(catalogue['messages-thread-loading'], { handlers: [mockNever('listMessages')], backend }),
  args: { with: 'noor' },
  tags: ['row:messages-thread-loading', 'screen:messages', 'state:loading', 'call:get-messages'],
  play: async () => {
    await expect(await log()).toHaveAttribute('aria-busy', 'true')
  },
}

export const ThreadFails: Story = {
  ...scenario(catalogue['messages-thread-fail'], {
    handlers: [mockRefusal('listMessages', 'internal')],
    backend,
  }),
  args: { with: 'noor' },
  tags: ['row:messages-thread-fail', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load messages. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Older messages come above without moving what is read. */
export const Long: Story = {
  ...scenario(catalogue['messages-long'], { backend: { messages: longThread, following: ['noor'], posts: [] } }),
  args: { with: 'noor' },
  tags: ['row:messages-long', 'screen:messages', 'state:long', 'call:get-messages'],
  play: async ({ canvas, userEvent }) => {
    const box = await log()
    const mark = await within(box).findByText(/^Plate 26 of 45/)
    box.scrollTop = 0
    await waitFor(() => expect(box.scrollTop).toBe(0))
    const before = mark.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Load older messages' }))
    await within(box).findByText(/^Plate 6 of 45/)
    await expect(Math.abs(mark.getBoundingClientRect().top - before)).toBeLessThan(4)
    await expect(canvas.getByRole('button', { name: 'Load older messages' })).toBeInTheDocument()
  },
}

/** It stands there at once; the field is free for the next one. */
export const Sending: Story = {
  ...scenario(catalogue['messages-sending'], { handlers: [mockNever('sendMessage')], backend }),
  args: { with: 'noor' },
  tags: ['row:messages-sending', 'screen:messages', 'state:pending', 'call:post-messages-send'],
  play: async ({ canvas, userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.type(field(), 'Leaving at five then ☕')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Sending')).toBeVisible())
    await expect(field()).toHaveValue('')
    await waitFor(() => expect(field()).toHaveFocus())
  },
}

/** Who is quicker than the search for both keys need not press twice. */
export const SendingEarly: Story = {
  ...scenario(catalogue['messages-sending-early'], { handlers: [mockNever('getConversation')], backend }),
  args: { with: 'noor' },
  tags: ['row:messages-sending-early', 'screen:messages', 'state:pending', 'call:get-messages'],
  play: async ({ canvas, userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.type(field(), 'Leaving at five then ☕{Enter}')
    await waitFor(() => expect(canvas.getByText('Sending')).toBeVisible())
    await expect(field()).toHaveValue('')
    await expect(hitsOf('sendMessage')).toBe(0)
  },
}

/** Blank is nothing to send; Enter sends, Shift+Enter breaks the line. */
export const Sent: Story = {
  ...scenario(catalogue['messages-sent'], { backend }),
  args: { with: 'noor' },
  tags: [
    'row:messages-sent',
    'screen:messages',
    'state:populated',
    'transition:messages-sent-clears-input',
    'transition:messages-sent-refetches',
    'rule:message-not-blank',
    'call:post-messages-send',
  ],
  play: async ({ canvas, userEvent }) => {
    const box = await log()
    await within(box).findByText('Saving you the good thermos.')
    await userEvent.type(field(), '   ')
    await expect(sendButton()).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(hitsOf('sendMessage')).toBe(0)
    await userEvent.clear(field())
    await userEvent.type(field(), 'Leaving at five{Shift>}{Enter}{/Shift}')
    await expect(field()).toHaveValue('Leaving at five\n')
    await userEvent.clear(field())
    await userEvent.type(field(), 'Leaving at five then ☕')
    await userEvent.click(sendButton())
    await expect(field()).toHaveValue('')
    await expect(within(box).getByText('Leaving at five then ☕')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Sending')).not.toBeInTheDocument())
    // The list of conversations shows it as well.
    const list = within(canvas.getByRole('list', { name: 'Conversations' }))
    await waitFor(() => expect(list.getByRole('link', { name: /You: Leaving at five then ☕/ })).toBeVisible())
  },
}

/** A failure stays in its place with Retry, which sends the same message once. */
export const Failed: Story = {
  ...scenario(catalogue['messages-failed'], { handlers: [mockBareFailure('sendMessage')], backend }),
  args: { with: 'noor' },
  tags: ['row:messages-failed', 'screen:messages', 'state:error', 'error:send-message-http', 'call:post-messages-send'],
  play: async ({ canvas, userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.type(field(), 'Did you tell your sister about the gate code?{Enter}')
    const told = await screen.findByText('HTTP 502')
    await waitFor(() => expect(told).toBeVisible())
    await expect(canvas.getByText('Did you tell your sister about the gate code?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** What is no answer of the server has no other name. */
export const FailedUnknown: Story = {
  ...scenario(catalogue['messages-failed-unknown'], {
    backend,
    setup() {
      const { stringify } = JSON
      JSON.stringify = (value: unknown, ...rest: never[]) => {
        if (typeof value === 'object' && value !== null && 'receiverId' in value) throw new TypeError('No room left.')
        return stringify(value, ...rest)
      }
      return () => {
        JSON.stringify = stringify
      }
    },
  }),
  args: { with: 'noor' },
  tags: [
    'row:messages-failed-unknown',
    'screen:messages',
    'state:error',
    'error:send-message-unknown',
    'call:get-messages',
  ],
  play: async ({ userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.type(field(), 'Are you there?{Enter}')
    await waitFor(() => expect(screen.getByText('Unknown error')).toBeVisible())
  },
}

export const FailedOffline: Story = {
  ...scenario(catalogue['messages-failed-offline'], {
    handlers: [mockOffline('sendMessage', { once: true })],
    backend,
  }),
  args: { with: 'noor' },
  tags: [
    'row:messages-failed-offline',
    'screen:messages',
    'state:offline',
    'error:send-message-thread',
    'call:post-messages-send',
  ],
  play: async ({ canvas, userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.type(field(), 'From the train{Enter}')
    const told = await screen.findByText('Failed to send message. Please try again.')
    await waitFor(() => expect(told).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument())
    await expect(canvas.getByText('From the train')).toBeVisible()
  },
}

/** Across a block nobody writes, and is told so. */
export const Blocked: Story = {
  ...scenario(catalogue['messages-blocked'], { handlers: [mockRefusal('sendMessage', 'cannot-message')], backend }),
  args: { with: 'noor' },
  tags: ['row:messages-blocked', 'screen:messages', 'state:error', 'call:post-messages-send'],
  play: async ({ canvas, userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.type(field(), 'Hello?{Enter}')
    await waitFor(() => expect(canvas.getAllByText('You cannot send messages to this member.')[0]).toBeVisible())
  },
}

/** Asked first; it is gone for the viewer alone. */
export const Deleted: Story = {
  ...scenario(catalogue['messages-delete'], {
    backend: { messages: [messages.toNoor, messages.fromNoorLast], following: ['noor'], posts: [] },
    handlers: [mockCall('listSuggestions', [])],
  }),
  args: { with: 'noor' },
  tags: ['row:messages-delete', 'screen:messages', 'state:populated', 'call:delete-messages-conversations'],
  play: async ({ canvas, userEvent }) => {
    await within(await log()).findByText('Saving you the good thermos.')
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this conversation?' }))
    await expect(dialog.getByText('It is deleted for you. Noor Haddad keeps theirs.')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible())
  },
}

/** The list, pulled down by a finger at its top, is read anew. */
export const Refreshed: Story = {
  ...scenario(catalogue['messages-refreshed'], {
    backend: { messages: [messages.fromNoor], following: ['noor'], posts: [] },
  }),
  tags: ['row:messages-refreshed', 'screen:messages', 'state:populated', 'call:get-messages-conversations'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations' })
    finger(list, [100, 200]).lift()
    await waitFor(() =>
      expect(
        canvas.getByRole('list', { name: 'Conversations' }).parentElement?.querySelector('[data-pull]'),
      ).toBeInTheDocument(),
    )
    const before = hitsOf('listConversations')
    finger(list, [100, 200], [102, 240], [102, 300]).lift()
    await waitFor(() => expect(hitsOf('listConversations')).toBe(before + 1))
    await waitFor(() => expect(list.parentElement?.querySelector('[data-pull=rest]')).toBeInTheDocument())
  },
}
