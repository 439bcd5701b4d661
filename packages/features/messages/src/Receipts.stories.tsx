import { useEventStream } from '@skein/data'
import { catalogue, createMockBackend, hitsOf, messages, people, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MessagesScreen } from './MessagesScreen.tsx'
import { startAfresh } from './sealed.fixture.tsx'

function Page({ with: username }: { with?: string | undefined }) {
  useEventStream()
  return <MessagesScreen with={username} onOpen={() => {}} />
}

/** What two who want it see of each other beside their words: that one writes, and what was read. */
const meta = {
  title: 'Screens/Messages/Receipts',
  component: Page,
  args: { with: 'noor' },
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
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const backend = {
  messages: [messages.fromNoor, messages.toNoor, messages.fromNoorLast],
  following: ['noor'],
  posts: [],
  receipts: ['noor'],
  settings: { readReceipts: true },
}
const live = createMockBackend({ ...backend, signedInAs: people.ada })
const listening = {
  handlers: live.handlers,
  setup: () => {
    live.reset()
    return () => live.reset()
  },
}

const log = () => screen.findByRole('log', { name: 'Conversation with Noor Haddad' })
const field = () => screen.findByRole('textbox', { name: 'Type a message...' })
const line = 'Noor Haddad is typing…'

/** Noor writes: a sign as her browser gives it again and again, until this page has heard one. */
const noorTypes = (isShown: () => Promise<void>) =>
  waitFor(async () => {
    await live.type(people.noor)
    await isShown()
  })

/** Said once in room that was kept, whatever signs follow; gone when she stops. */
export const Typing: Story = {
  ...scenario(catalogue['messages-typing'], listening),
  tags: ['row:messages-typing', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    const thread = await log()
    await within(thread).findByText(messages.fromNoorLast.content ?? '')
    await waitFor(() => expect(screen.getAllByRole('status')).not.toHaveLength(0))
    // What stands below comes by itself, and takes its room once.
    await screen.findByRole('button', { name: 'Turn on' })
    const place = () => thread.getBoundingClientRect().toJSON()
    const before: unknown = place()
    await noorTypes(() => expect(screen.getByText(line)).toBeVisible())
    const said = screen.getByText(line)
    await expect(said.closest('output')).toHaveTextContent(line)
    await expect(place()).toEqual(before)
    await live.type(people.noor, false)
    await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument())
    await expect(place()).toEqual(before)
    await noorTypes(() => expect(screen.getByText(line)).toBeVisible())
  },
}

/** In the list it stands in the place of the last words. */
export const TypingListed: Story = {
  ...scenario(catalogue['messages-typing-listed'], listening),
  args: { with: undefined },
  tags: ['row:messages-typing-listed', 'screen:messages', 'state:populated', 'call:get-messages-conversations'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('link', { name: /Noor Haddad/ }))
    await noorTypes(() => expect(row.getByText('Typing…')).toBeVisible())
    await expect(row.queryByText(messages.fromNoorLast.content ?? '')).not.toBeInTheDocument()
  },
}

/** The first key gives a sign, those after it none for a while; an empty field ends it. */
export const TypingTold: Story = {
  ...scenario(catalogue['messages-typing-told'], { backend }),
  tags: ['row:messages-typing-told', 'screen:messages', 'state:populated', 'call:post-messages-conversations-typing'],
  play: async ({ userEvent }) => {
    await within(await log()).findByText('· Seen')
    await userEvent.type(await field(), 'So')
    await waitFor(() => expect(hitsOf('tellTyping')).toBe(1))
    await userEvent.clear(await field())
    await waitFor(() => expect(hitsOf('tellTyping')).toBe(2))
  },
}

/** Under the newest own message that was read, with the moment for who hears it. */
export const Seen: Story = {
  ...scenario(catalogue['messages-seen'], { backend }),
  tags: ['row:messages-seen', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    const seen = await within(await log()).findByText('· Seen')
    await expect(seen).toHaveAttribute('aria-hidden', 'true')
    await expect(seen.nextElementSibling).toHaveTextContent(/^Seen .*\d/)
  },
}

/** Who keeps it to themselves is shown nothing of others, and gives no sign. */
export const SeenOff: Story = {
  ...scenario(catalogue['messages-seen-off'], { backend: { ...backend, settings: { readReceipts: false } } }),
  tags: ['row:messages-seen-off', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const thread = within(await log())
    await thread.findByText(messages.toNoor.content ?? '')
    await screen.findByText('Not encrypted · @noor')
    await userEvent.type(await field(), 'Nobody knows')
    await expect(thread.queryByText('· Seen')).not.toBeInTheDocument()
    await expect(hitsOf('tellTyping')).toBe(0)
  },
}
