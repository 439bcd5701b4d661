import { catalogue, hitsOf, messages, people, scenario, summaryOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { encode } from 'uqr'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MessageDialog } from './MessageDialog.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'
import {
  holdKeys,
  keyElsewhere,
  keys,
  keysWithAnotherNoor,
  ownKey,
  crossedMessages,
  sealedMessages,
  startAfresh,
  tamperedMessages,
} from './sealed.fixture.tsx'

/** The thread with Noor, on the page or in the dialog. */
function Page({ isDialog = false }: { isDialog?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!isDialog) return <MessagesScreen with="noor" onOpen={() => {}} />
  return (
    <>
      <button type="button" className="m-24 min-h-44 font-semibold text-accent-text" onClick={() => setOpen(true)}>
        Message
      </button>
      <MessageDialog recipient={summaryOf(people.noor)} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** A conversation that is encrypted from end to end: its lock, its keys, the safety number. */
const meta = {
  title: 'Screens/Messages/Encryption',
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

const holdOwnKey = () => holdKeys({ withPeer: false })
const holdBothKeys = () => holdKeys({ withPeer: true })

const following = ['noor']
const plain = [messages.fromNoor, messages.toNoor, messages.fromNoorLast]
const field = () => screen.findByRole('textbox', { name: 'Type a message...' })
const log = async () => within(await screen.findByRole('log', { name: 'Conversation with Noor Haddad' }))

/** The dialog of any page: focus in the field, and back to the button that opened it. */
export const InDialog: Story = {
  ...scenario(catalogue['messages-dialog'], { backend: { messages: plain, following, posts: [] } }),
  args: { isDialog: true },
  tags: ['row:messages-dialog', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Message' })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Conversation with Noor Haddad' }))
    await waitFor(() => expect(dialog.getByText('Saving you the good thermos.')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(async () => expect(await field()).toHaveFocus())
  },
}

/** Who has encryption on writes to somebody who has not: it is said, and there is no lock. */
export const PlainPeer: Story = {
  ...scenario(catalogue['messages-plain-peer'], { backend: { messages: plain, following, posts: [], keys: ownKey } }),
  loaders: [holdOwnKey],
  tags: ['row:messages-plain-peer', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    const thread = await log()
    await waitFor(() => expect(thread.getByText('Saving you the good thermos.')).toBeVisible())
    await expect(thread.queryByText('Encrypted')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByText(/Noor Haddad has not turned on encryption/)).toBeVisible())
  },
}

/** Opened here, from a key that is known here: that earns the lock, for own messages too. */
export const Encrypted: Story = {
  ...scenario(catalogue['messages-encrypted'], { backend: { messages: sealedMessages, following, posts: [], keys } }),
  loaders: [holdBothKeys],
  tags: ['row:messages-encrypted', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const thread = await log()
    await waitFor(() => expect(thread.getByText('The sky is clear until two.')).toBeVisible())
    await expect(await thread.findByText('I will bring the long lens and two blankets.')).toBeVisible()
    await expect(await thread.findByText('Only the two of you can read what follows.')).toBeVisible()
    await waitFor(() => expect(thread.getAllByText('Encrypted').length).toBeGreaterThan(1))
    await expect(await screen.findByText('Encrypted · @noor')).toBeVisible()
    await userEvent.type(await field(), 'Leaving at five{Enter}')
    await waitFor(() => expect(thread.queryByText('Sending')).not.toBeInTheDocument())
    await waitFor(() => expect(thread.getByText('Leaving at five')).toBeVisible())
  },
}

/** One message was changed on the way: it says so and has no lock, the others are not touched by it. */
export const Broken: Story = {
  ...scenario(catalogue['messages-broken'], { backend: { messages: tamperedMessages, following, posts: [], keys } }),
  loaders: [holdBothKeys],
  tags: ['row:messages-broken', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async () => {
    const thread = await log()
    await waitFor(() => expect(thread.getByText(/This message cannot be decrypted/)).toBeVisible())
    await waitFor(() => expect(thread.getByText('The sky is clear until two.')).toBeVisible())
    await expect(thread.queryByText('Saving you the good thermos.')).not.toBeInTheDocument()
  },
}

/** An answer stands behind a question that its writer had not seen, and says so. */
export const Crossed: Story = {
  ...scenario(catalogue['messages-crossed'], { backend: { messages: crossedMessages, following, posts: [], keys } }),
  loaders: [holdBothKeys],
  tags: ['row:messages-crossed', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async () => {
    const thread = await log()
    await waitFor(() => expect(thread.getByText('Yes, gladly.')).toBeVisible())
    await waitFor(() => expect(thread.getByText(/Written before the messages above it/)).toBeVisible())
    await expect(thread.getAllByText(/Written before/)).toHaveLength(1)
  },
}

const anotherNoor = await keysWithAnotherNoor()

/** Another key than before: nothing is sent until somebody has looked. */
export const KeyChanged: Story = {
  ...scenario(catalogue['messages-key-changed'], {
    backend: { messages: sealedMessages, following, posts: [], keys: anotherNoor },
  }),
  loaders: [holdBothKeys],
  tags: ['row:messages-key-changed', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const thread = await log()
    await waitFor(() => expect(thread.getByText(/has changed\./)).toBeVisible())
    await userEvent.type(await field(), 'Is that you?')
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(thread.getByRole('button', { name: 'Compare' })).toBeVisible()
  },
}

const sealedThread = { messages: sealedMessages, following, posts: [], keys }

/** Opens the safety number and answers its digits. */
async function openSafetyNumber(userEvent: { click: (element: Element) => Promise<void> }): Promise<string> {
  await userEvent.click(await screen.findByRole('button', { name: 'Compare safety number' }))
  const groups = await screen.findAllByText(/^\d{5}$/)
  return groups.map(({ textContent }) => textContent).join('')
}

/** A code drawn as a phone would show it. */
function drawCode(text: string): HTMLCanvasElement {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  const scale = 6
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to draw on.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale)
  return canvas
}

/** Puts something else in the place of the camera for as long as a story plays. */
async function withCamera(open: () => Promise<MediaStream>, play: () => Promise<void>): Promise<void> {
  const { mediaDevices } = navigator
  const real = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = open
  try {
    await play()
  } finally {
    mediaDevices.getUserMedia = real
  }
}

const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))

/** Sixty digits and a code; who has compared them says so. */
export const SafetyNumber: Story = {
  ...scenario(catalogue['messages-safety-number'], {
    backend: { messages: sealedMessages, following, posts: [], keys },
  }),
  loaders: [holdBothKeys],
  tags: ['row:messages-safety-number', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await expect(await openSafetyNumber(userEvent)).toMatch(/^\d{60}$/)
    const dialog = within(screen.getByRole('dialog', { name: 'Safety number' }))
    await expect(dialog.getByRole('img', { name: 'The safety number as a QR code' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'They are the same' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Compare safety number' }))
    await waitFor(() => expect(screen.getByText('You have compared this number.')).toBeVisible())
  },
}

/** The camera sees the same number: it counts as compared. */
export const SafetyScanned: Story = {
  ...scenario(catalogue['messages-safety-scanned'], { backend: sealedThread }),
  loaders: [holdBothKeys],
  tags: ['row:messages-safety-scanned', 'screen:messages', 'state:populated', 'call:get-messages'],
  play: async ({ userEvent }) => {
    const number = await openSafetyNumber(userEvent)
    const canvas = drawCode(`skein-safety-1:${number}`)
    const stream = canvas.captureStream(30)
    // A canvas that is never drawn on again sends no second frame.
    const timer = setInterval(() => canvas.getContext('2d')?.drawImage(canvas, 0, 0), 50)
    await withCamera(
      () => Promise.resolve(stream),
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Scan their code' }))
        await waitFor(() => expect(screen.getByText('You have compared this number.')).toBeVisible())
      },
    )
    clearInterval(timer)
    await expect(screen.queryByLabelText('Picture of the camera')).toBeNull()
    await expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  },
}

/** A picture of another number: it says that somebody may read along, and compares nothing. */
export const SafetyDiffers: Story = {
  ...scenario(catalogue['messages-safety-differs'], { backend: sealedThread }),
  loaders: [holdBothKeys],
  tags: ['row:messages-safety-differs', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await openSafetyNumber(userEvent)
    const choose = async (text: string) => {
      const drawn = await new Promise<Blob | null>((done) => drawCode(text).toBlob(done))
      const file = new File(drawn === null ? [] : [drawn], 'code.png', { type: 'image/png' })
      await userEvent.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file)
    }
    await withCamera(refuse, async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Scan their code' }))
      await screen.findByText(/The camera may not be used here/)
      await choose('https://harbour.example/menu')
      await screen.findByText(/This is no safety number/)
      await choose(`skein-safety-1:${'12345'.repeat(12)}`)
      const said = await screen.findByText(/The numbers are not the same/)
      await expect(said.closest('[role=alert]')).toBeVisible()
    })
  },
}

/** Without a camera there is a picture to choose, and the digits remain. */
export const SafetyNoCamera: Story = {
  ...scenario(catalogue['messages-safety-no-camera'], { backend: sealedThread }),
  loaders: [holdBothKeys],
  tags: ['row:messages-safety-no-camera', 'screen:messages', 'state:error', 'call:get-messages'],
  play: async ({ userEvent }) => {
    await openSafetyNumber(userEvent)
    await withCamera(refuse, async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Scan their code' }))
      await waitFor(() => expect(screen.getByText(/The camera may not be used here/)).toBeVisible())
    })
    await expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    const blank = new File(['not a picture'], 'code.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), blank)
    await waitFor(() => expect(screen.getByText('There is no code in this picture that can be read.')).toBeVisible())
  },
}

/** A passphrase is asked for, or that there is none is said plainly. */
export const TurnOn: Story = {
  ...scenario(catalogue['messages-turn-on'], { backend: { messages: plain, following, posts: [] } }),
  tags: ['row:messages-turn-on', 'screen:messages', 'state:populated', 'call:post-keys'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn on encryption' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Passphrase' }), 'short')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    await expect(await dialog.findByText('At least 12 characters.')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Suggest one' }))
    await expect(dialog.getByRole('textbox', { name: 'Passphrase' })).toHaveDisplayValue(
      /^[2-9a-z]{5}(-[2-9a-z]{5}){4}$/,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(screen.getByText('Encryption is on')).toBeVisible())
  },
}

const elsewhere = await keyElsewhere()

/** The copy of the key is given for the password of the account alone. */
export const BackupNeedsPassword: Story = {
  ...scenario(catalogue['messages-restore-password'], {
    backend: { messages: [...plain, ...sealedMessages], following, posts: [], keys: { ...keys, ...elsewhere } },
  }),
  tags: ['row:messages-restore-password', 'screen:messages', 'state:error', 'call:post-keys-backup'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore your key' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Passphrase' }), 'a walk by the lake{Enter}')
    await expect(await dialog.findByText('Enter your current password.')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Current password')).toHaveFocus()
    await expect(hitsOf('openBackup')).toBe(0)
    await userEvent.type(dialog.getByLabelText('Current password'), 'another one{Enter}')
    await waitFor(() => expect(hitsOf('openBackup')).toBe(1))
    await waitFor(() => expect(dialog.getByLabelText('Current password')).toBeInvalid())
    await expect(dialog.getByRole('textbox', { name: 'Passphrase' })).toHaveValue('a walk by the lake')
  },
}

/** The key is in another browser; a wrong passphrase is refused and keeps what was typed. */
export const WrongPassphrase: Story = {
  ...scenario(catalogue['messages-restore'], {
    backend: { messages: [...plain, ...sealedMessages], following, posts: [], keys: { ...keys, ...elsewhere } },
  }),
  tags: ['row:messages-restore', 'screen:messages', 'state:error', 'call:get-keys'],
  play: async ({ userEvent }) => {
    const thread = await log()
    await expect((await thread.findAllByText(/encrypted for a key that this browser does not have/))[0]).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore your key' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Passphrase' }), 'a walk by the sea')
    await userEvent.type(dialog.getByLabelText('Current password'), 'correct horse battery{Enter}')
    await expect(await dialog.findByText('This passphrase does not open the copy of your key.')).toBeInTheDocument()
    await expect(dialog.getByRole('textbox', { name: 'Passphrase' })).toHaveValue('a walk by the sea')
  },
}
