import {
  breadAnswer,
  builtInAnswer,
  catalogue,
  chatEvents,
  chatMessages,
  cometAnswer,
  longChat,
  mockBareFailure,
  mockChatStream,
  mockNever,
  mockOffline,
  mockRefusal,
  people,
  scenario,
  tramAnswer,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { AssistantPanel } from './AssistantPanel.tsx'

const meta = {
  title: 'Screens/Assistant/Panel',
  component: AssistantPanel,
  args: { isOpen: true, isNamed: false, onClose: fn() },
  decorators: [
    (Story) => (
      <main className="flex h-[52rem] w-384 max-w-full flex-col overflow-hidden rounded-sheet border border-border bg-surface">
        <h1 className="sr-only">Home</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AssistantPanel>

export default meta
type Story = StoryObj<typeof meta>

const log = () => screen.getByRole('log', { name: 'Conversation with the assistant' })
const field = () => screen.getByRole('textbox', { name: 'Ask anything...' })
const send = () => screen.getByRole('button', { name: 'Send' })
const said = { backend: { chat: chatMessages } }

/** The events of an answer up to its middle. */
const half = chatEvents(tramAnswer).slice(0, 24)

export const Loading: Story = {
  ...scenario(catalogue['assistant-loading'], { handlers: [mockNever('listChatMessages')] }),
  tags: ['row:assistant-loading', 'screen:assistant', 'state:loading', 'call:get-chat-messages'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading the conversation')).toBeVisible())
    await expect(log()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(field()).toHaveFocus())
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['assistant-load-fails'], { handlers: [mockBareFailure('listChatMessages', 502)] }),
  tags: ['row:assistant-load-fails', 'screen:assistant', 'state:error', 'call:get-chat-messages'],
  play: async () => {
    await expect(await within(log()).findByRole('alert')).toHaveTextContent('The conversation could not be loaded.')
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = {
  ...scenario(catalogue['assistant-empty']),
  tags: ['row:assistant-empty', 'screen:assistant', 'state:empty', 'call:get-chat-messages'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'What is trending?' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Share as post' })).toBeDisabled()
  },
}

export const Populated: Story = {
  ...scenario(catalogue['assistant-populated'], said),
  tags: ['row:assistant-populated', 'screen:assistant', 'state:populated', 'call:get-chat-messages'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(cometAnswer.message)).toBeVisible())
    const marks = screen.getAllByRole('link', { name: 'Source 1: Comet watch: where to stand and when' })
    await expect(marks[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    const cards = screen.getAllByRole('list', { name: 'Sources' })
    await expect(cards).toHaveLength(2)
    await expect(within(log()).getByRole('link', { name: /^Rain all morning/ })).toHaveAttribute(
      'href',
      breadAnswer.sources[0]?.url,
    )
    await expect(screen.getAllByText('Answered by OpenAI')).toHaveLength(2)
  },
}

export const BuiltIn: Story = {
  ...scenario(catalogue['assistant-built-in'], { backend: { chat: [builtInAnswer] } }),
  tags: ['row:assistant-built-in', 'screen:assistant', 'state:populated'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('Built-in assistant, quotes only')).toBeVisible())
    await expect(screen.getByRole('link', { name: /^Privacy settings/ })).toHaveAttribute(
      'href',
      '/settings?tab=privacy',
    )
    const ways = within(screen.getByRole('list', { name: 'Sources' }))
      .getAllByRole('link')
      .slice(-2)
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/search?q=account%20private', '/explore'])
  },
}

export const Long: Story = {
  ...scenario(catalogue['assistant-long'], { backend: { chat: longChat } }),
  tags: ['row:assistant-long', 'screen:assistant', 'state:long', 'call:get-chat-messages'],
  play: async ({ userEvent }) => {
    const newest = await screen.findByText(longChat.at(-1)?.message ?? '')
    await waitFor(() => expect(log().scrollHeight - log().scrollTop - log().clientHeight).toBeLessThan(3))
    await expect(newest).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }))
    await screen.findByText(longChat[0]?.message ?? '')
    // The button stands at the very start; what came above it leaves the reader where they were.
    await waitFor(() => expect(log().scrollTop).toBeGreaterThan(log().clientHeight))
    log().scrollTop = 0
    await waitFor(() => expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible())
  },
}

export const Typing: Story = {
  ...scenario(catalogue['assistant-typing'], { ...said, handlers: [mockChatStream(half, { isHeld: true })] }),
  tags: [
    'row:assistant-typing',
    'screen:assistant',
    'state:pending',
    'transition:assistant-typing',
    'call:post-chat-messages',
  ],
  play: async ({ userEvent }) => {
    await screen.findByText(cometAnswer.message)
    await userEvent.type(field(), tramAnswer.message)
    await userEvent.click(send())
    await waitFor(() => expect(screen.getByText('AI Assistant is writing')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^Take tram 11.*faces west and has no$/s)).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
    await expect(field()).toHaveValue('')
  },
}

export const EnterSends: Story = {
  ...scenario(catalogue['assistant-enter-sends']),
  tags: [
    'row:assistant-enter-sends',
    'screen:assistant',
    'state:populated',
    'transition:assistant-enter-sends',
    'call:post-chat-messages',
  ],
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'What would you like to know?' })
    await userEvent.type(field(), 'settings')
    // While an input method composes, Enter is its own.
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    await expect(field()).toHaveValue('settings')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Built-in assistant, quotes only')).toBeVisible())
    await expect(within(log()).getByText('settings')).toBeVisible()
    await waitFor(() => expect(field()).toHaveFocus())
    await expect(field()).toHaveValue('')
  },
}

export const ShiftEnterBreaks: Story = {
  ...scenario(catalogue['assistant-shift-enter']),
  tags: ['row:assistant-shift-enter', 'screen:assistant', 'state:populated', 'transition:assistant-shift-enter-breaks'],
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'What would you like to know?' })
    await userEvent.type(field(), 'Two things:{Shift>}{Enter}{/Shift}the comet, and bread')
    await expect(field()).toHaveValue('Two things:\nthe comet, and bread')
    await expect(send()).toBeEnabled()
  },
}

export const NotBlank: Story = {
  ...scenario(catalogue['assistant-not-blank']),
  tags: ['row:assistant-not-blank', 'screen:assistant', 'state:populated', 'rule:assistant-not-blank'],
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'What would you like to know?' })
    await expect(send()).toBeDisabled()
    await userEvent.type(field(), '   {Enter}')
    await expect(send()).toBeDisabled()
    await expect(screen.queryByText('AI Assistant is writing')).not.toBeInTheDocument()
    await userEvent.type(field(), 'a')
    await expect(send()).toBeEnabled()
    await userEvent.clear(field())
  },
}

export const Stopped: Story = {
  ...scenario(catalogue['assistant-stopped'], { handlers: [mockChatStream(half, { isHeld: true })] }),
  tags: ['row:assistant-stopped', 'screen:assistant', 'state:populated', 'call:post-chat-messages'],
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'What would you like to know?' })
    await userEvent.type(field(), `${tramAnswer.message}{Enter}`)
    await screen.findByText(/^Take tram 11.*faces west and has no$/s)
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.getByText('This answer is not complete.')).toBeVisible())
    await expect(screen.getByText(/^Take tram 11/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Share as post' })).toBeDisabled()
    await waitFor(() => expect(field()).toHaveFocus())
  },
}

export const Fails: Story = {
  ...scenario(catalogue['assistant-fails'], { handlers: [mockRefusal('sendChatMessage', 'provider-failed')] }),
  tags: ['row:assistant-fails', 'screen:assistant', 'state:error', 'call:post-chat-messages'],
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'What would you like to know?' })
    await userEvent.type(field(), 'Is the comet still there?{Enter}')
    await expect(await within(log()).findByRole('alert')).toHaveTextContent('The assistant could not be reached.')
    await expect(within(log()).getByText('Is the comet still there?')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const QuotaReached: Story = {
  ...scenario(catalogue['assistant-quota'], { ...said, handlers: [mockRefusal('sendChatMessage', 'quota-reached')] }),
  tags: ['row:assistant-quota', 'screen:assistant', 'state:error', 'call:post-chat-messages'],
  play: async ({ userEvent }) => {
    await screen.findByText(cometAnswer.message)
    await userEvent.type(field(), 'One more thing?{Enter}')
    await expect(await within(log()).findByRole('alert')).toHaveTextContent(
      'You have asked as much as one day allows. Please try again later.',
    )
  },
}

export const Offline: Story = {
  ...scenario(catalogue['assistant-offline'], { handlers: [mockOffline('sendChatMessage')] }),
  tags: ['row:assistant-offline', 'screen:assistant', 'state:offline', 'call:post-chat-messages'],
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'What would you like to know?' })
    await userEvent.type(field(), 'Are you there?{Enter}')
    await expect(await within(log()).findByRole('alert')).toHaveTextContent(
      'Nothing came back. Check your connection and try again.',
    )
    await expect(within(log()).getByText('Are you there?')).toBeVisible()
  },
}

const openShare = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await screen.findByText(cometAnswer.message)
  await userEvent.click(screen.getByRole('button', { name: 'Share as post' }))
  return within(await screen.findByRole('dialog', { name: 'Share as a post' }))
}

export const SharePreview: Story = {
  ...scenario(catalogue['assistant-share-preview'], said),
  tags: ['row:assistant-share-preview', 'screen:assistant', 'state:populated'],
  play: async ({ userEvent }) => {
    const dialog = await openShare(userEvent)
    await waitFor(() => expect(dialog.getByText(`posted by @${people.ada.username}`)).toBeVisible())
    const text = dialog.getByRole('region', { name: 'Text of the post' })
    await expect(text).toHaveTextContent(`Question: ${cometAnswer.message}`)
    await expect(text).not.toHaveTextContent('[1]')
    await waitFor(() => expect(dialog.getByText(/of 500 characters$/)).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Post' })).toHaveFocus())
  },
}

export const Shared: Story = {
  ...scenario(catalogue['assistant-shared'], said),
  tags: [
    'row:assistant-shared',
    'screen:assistant',
    'state:populated',
    'transition:assistant-shared',
    'toast:conversation-shared',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    const dialog = await openShare(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByText('AI conversation shared as a post!')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share as post' })).toHaveFocus())
  },
}

export const ShareFails: Story = {
  ...scenario(catalogue['assistant-share-fails'], { ...said, handlers: [mockBareFailure('createPost', 500)] }),
  tags: ['row:assistant-share-fails', 'screen:assistant', 'state:error', 'error:share-conversation', 'call:post-posts'],
  play: async ({ userEvent }) => {
    const dialog = await openShare(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(screen.getByText('Failed to share conversation. Please try again.')).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Post' })).toBeEnabled()
  },
}

export const NewChat: Story = {
  ...scenario(catalogue['assistant-new-chat'], said),
  tags: ['row:assistant-new-chat', 'screen:assistant', 'state:populated', 'call:delete-chat-messages'],
  play: async ({ userEvent }) => {
    await screen.findByText(cometAnswer.message)
    await userEvent.click(screen.getByRole('button', { name: 'New chat' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Start a new chat?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase and start again' }))
    await waitFor(() => expect(screen.getByText('The conversation was erased.')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible())
    await waitFor(() => expect(field()).toHaveFocus())
  },
}
