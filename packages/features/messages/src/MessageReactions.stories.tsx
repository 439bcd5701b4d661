import { catalogue, messages, reacted, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MessagesScreen } from './MessagesScreen.tsx'
import { holdKeys, keys, sealedMessages, startAfresh } from './sealed.fixture.tsx'

/** What two members give each other's messages. */
const meta = {
  title: 'Screens/Messages/Reactions',
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
const plain = [messages.fromNoor, reacted, messages.fromNoorLast]
const log = async () => within(await screen.findByRole('log', { name: 'Conversation with Noor Haddad' }))

/** Opens the reactions to the newest message, by keys alone. */
async function openNewest({ keyboard }: { keyboard: (keys: string) => Promise<void> }) {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'React' })).not.toBeInTheDocument())
  const thread = await log()
  await thread.findByText('Saving you the good thermos.')
  const buttons = await thread.findAllByRole('button', { name: 'React' })
  buttons.at(-1)?.focus()
  await keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'React' }))
  // Its emoji are fetched by the press.
  await panel.findByRole('button', { name: 'More' })
  return panel
}

/** Six emoji and a way to all of them; who gave what is in the name of each chip. */
export const Reacting: Story = {
  ...scenario(catalogue['messages-reacting'], { backend: { messages: plain, following, posts: [] } }),
  tags: ['row:messages-reacting', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const panel = await openNewest(userEvent)
    await waitFor(() => expect(panel.getByRole('button', { name: '❤️' })).toHaveFocus())
    await expect(panel.getAllByRole('button')).toHaveLength(7)
    await expect(panel.getByRole('button', { name: 'More' })).toBeVisible()
    await expect((await log()).getByRole('button', { name: '😂 from Noor Haddad' })).toBeVisible()
  },
}

/** Given, changed for another, given along with the other one by its chip, and taken back. */
export const Reacted: Story = {
  ...scenario(catalogue['messages-reacted'], { backend: { messages: plain, following, posts: [] } }),
  tags: ['row:messages-reacted', 'screen:messages', 'state:populated', 'call:post-messages-reaction'],
  play: async ({ userEvent }) => {
    const thread = await log()
    const chip = (name: string) => thread.findByRole('button', { name })
    await userEvent.click((await openNewest(userEvent)).getByRole('button', { name: '🔥' }))
    await expect(await chip('🔥 from you')).toHaveAttribute('aria-pressed', 'true')
    const panel = await openNewest(userEvent)
    await expect(panel.getByRole('button', { name: '🔥' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(panel.getByRole('button', { name: '❤️' }))
    await chip('❤️ from you')
    await waitFor(() => expect(thread.queryByRole('button', { name: '🔥 from you' })).not.toBeInTheDocument())
    await userEvent.click(await chip('😂 from Noor Haddad'))
    await userEvent.click(await chip('😂 from you and Noor Haddad'))
    await waitFor(() => expect(thread.getByRole('button', { name: '😂 from Noor Haddad' })).toBeVisible())
    await expect(thread.getByRole('button', { name: '❤️ from you' })).toBeVisible()
  },
}

/** Encrypted, the server keeps a sealed reaction, and this browser opens its own again. */
export const EncryptedReaction: Story = {
  ...scenario(catalogue['messages-reacted-encrypted'], {
    backend: { messages: sealedMessages, following, posts: [], keys },
  }),
  loaders: [() => holdKeys({ withPeer: true })],
  tags: ['row:messages-reacted-encrypted', 'screen:messages', 'state:populated', 'call:post-messages-reaction'],
  play: async ({ userEvent }) => {
    const thread = await log()
    await screen.findByText('Encrypted · @noor')
    await userEvent.click((await openNewest(userEvent)).getByRole('button', { name: '❤️' }))
    await waitFor(() => expect(thread.getByRole('button', { name: '❤️ from you' })).toBeVisible())
  },
}
