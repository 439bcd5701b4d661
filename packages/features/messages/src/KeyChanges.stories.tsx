import { catalogue, hitsOf, messages, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MessagesScreen } from './MessagesScreen.tsx'
import {
  foreignLog,
  holdKeys,
  keyElsewhere,
  keys,
  ownNextKey,
  peerNextKey,
  sealedMessages,
  startAfresh,
} from './sealed.fixture.tsx'

const Page = () => <MessagesScreen with="noor" onOpen={() => {}} />

/** A key that takes the place of another waits for a day: what its owner sees of that, and who writes with them. */
const meta = {
  title: 'Screens/Messages/Key changes',
  component: Page,
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

const following = ['noor']
const plain = [messages.fromNoor, messages.toNoor, messages.fromNoorLast]
const elsewhere = {
  messages: [...plain, ...sealedMessages],
  following,
  posts: [],
  keys: { ...keys, ...(await keyElsewhere()) },
}
const sealed = { messages: sealedMessages, following, posts: [], keys }
const holdBothKeys = () => holdKeys({ withPeer: true })

const restoreDialog = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  return within(await screen.findByRole('dialog', { name: 'Restore your key' }))
}

/** Nothing was typed: the field says so, and nothing is asked of the server. */
export const RestoreEmpty: Story = {
  ...scenario(catalogue['messages-restore-empty'], { backend: elsewhere }),
  tags: ['row:messages-restore-empty', 'screen:messages', 'state:error', 'call:get-keys'],
  play: async ({ userEvent }) => {
    const dialog = await restoreDialog(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(dialog.getByText('Enter your passphrase.')).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: 'Passphrase' })).toBeInvalid()
    await expect(hitsOf('openBackup')).toBe(0)
  },
}

/** Who starts over is told before and after that the new key has to wait, and until when. */
export const KeyWaits: Story = {
  ...scenario(catalogue['messages-key-waits'], { backend: elsewhere }),
  tags: ['row:messages-key-waits', 'screen:messages', 'state:populated', 'call:post-keys'],
  play: async ({ userEvent }) => {
    const dialog = await restoreDialog(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Start over with a new key' }))
    const anew = within(await screen.findByRole('dialog', { name: 'Start over with a new key' }))
    await waitFor(() => expect(anew.getByText(/The new key is in force after 24 hours/)).toBeVisible())
    await userEvent.click(anew.getByRole('checkbox'))
    await userEvent.type(anew.getByLabelText('Current password'), 'correct horse battery{Enter}')
    await waitFor(() => expect(screen.getByText(/Your new key is in force from November 21/)).toBeVisible())
    // The old key may still be brought here; a third one may not be made.
    const again = await restoreDialog(userEvent)
    await expect(again.queryByRole('button', { name: 'Start over with a new key' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The browser that holds the key says that another is to take its place, and keeps it at a press. */
export const KeyReplaced: Story = {
  ...scenario(catalogue['messages-key-replaced'], { backend: { ...sealed, nextKeys: await ownNextKey() } }),
  loaders: [holdBothKeys],
  tags: ['row:messages-key-replaced', 'screen:messages', 'state:error', 'call:post-keys-keep'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText(/Your key is being replaced/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Keep my key' }))
    await waitFor(() => expect(screen.getByText('Your key stays')).toBeVisible())
    await waitFor(() => expect(screen.queryByText(/Your key is being replaced/)).not.toBeInTheDocument())
    await expect(hitsOf('keepKey')).toBe(1)
  },
}

/** Who writes to somebody that changes keys learns what becomes of it. */
export const PeerKeyWaits: Story = {
  ...scenario(catalogue['messages-peer-key-waits'], { backend: { ...sealed, nextKeys: await peerNextKey() } }),
  loaders: [holdBothKeys],
  tags: ['row:messages-peer-key-waits', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Noor Haddad is changing keys/)).toBeVisible())
    await waitFor(() => expect(screen.getByText('Encrypted · @noor')).toBeVisible())
  },
}

/** What was seen of the log of Noor's keys is not there any more: nothing is sent until somebody has looked. */
export const LogForked: Story = {
  ...scenario(catalogue['messages-log-forked'], { backend: sealed }),
  loaders: [() => holdKeys({ withPeer: true, log: ['x'.repeat(43)] })],
  tags: ['row:messages-log-forked', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(/The record of Noor Haddad’s keys is not what it was/)).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible()
  },
}

/** The server gives out a key in the viewer's name: their own browser sees it in the log. */
export const OwnLogForeign: Story = {
  ...scenario(catalogue['messages-own-log-foreign'], { backend: { ...sealed, keyLogs: await foreignLog() } }),
  loaders: [holdBothKeys],
  tags: ['row:messages-own-log-foreign', 'screen:messages', 'state:error', 'call:get-keys'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(/names a key that this browser does not know/)).toBeVisible())
  },
}
