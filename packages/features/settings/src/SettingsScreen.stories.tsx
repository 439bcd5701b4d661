import type { Measure } from '@skein/contract'
import {
  catalogue,
  fixedRandom,
  idAt,
  hoursAgo,
  hitsOf,
  mockNever,
  mockOffline,
  mockRefusal,
  oneTimeCode,
  people,
  scenario,
  summaryOf,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SettingsScreen } from './SettingsScreen.tsx'
import type { SettingsTab } from './settings-tabs.ts'

/** The screen with an address of its own; who leaves stands before the sign-in screen. */
function Page({ tab: first }: { tab: SettingsTab }) {
  const [tab, setTab] = useState(first)
  const [hasLeft, setLeft] = useState(false)
  return hasLeft ? <h2>Welcome back</h2> : <SettingsScreen tab={tab} onTab={setTab} onLeave={() => setLeft(true)} />
}

/** The settings in their tabs: account, privacy, notifications, appearance. */
const meta = {
  title: 'Screens/Settings/Page',
  component: Page,
  args: { tab: 'account' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <header className="sticky top-0 z-20 mx-auto flex h-52 max-w-600 items-center border-x border-b border-border bg-surface px-16">
          <h1 className="text-lead font-bold">Settings</h1>
        </header>
        <main className="mx-auto flex min-h-[calc(100dvh-3.25rem)] max-w-600 flex-col border-x border-border bg-surface">
          <Story />
        </main>
      </>
    ),
  ],
  // Where the page behind a dialog stands depends on what had the focus while it moved.
  afterEach: () => window.scrollTo({ top: 0, behavior: 'instant' }),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const password = 'correct horse battery'
const button = (name: string) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const day = 24
/** Two more browsers than this one. */
const elsewhere = {
  account: {
    sessions: [
      {
        id: idAt(hoursAgo(20 * day), 1),
        userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18 Safari/604',
        createdAt: hoursAgo(20 * day).toISOString(),
        lastSeenAt: hoursAgo(2).toISOString(),
      },
      {
        id: idAt(hoursAgo(60 * day), 2),
        userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140',
        createdAt: hoursAgo(60 * day).toISOString(),
        lastSeenAt: hoursAgo(12 * day).toISOString(),
      },
    ],
  },
}
/** Second factors need a confirmed address. */
const confirmed = { account: { confirmed: new Set([people.ada.id]) } }
const twoStep = { account: { confirmed: new Set([people.ada.id]), twoStep: new Set([people.ada.id]) } }

export const Loading: Story = {
  ...scenario(catalogue['settings-loading'], { handlers: [mockNever('getSettings')] }),
  tags: ['row:settings-loading', 'screen:settings', 'state:loading', 'call:get-settings'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings')).toBeInTheDocument()
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['settings-fail'], { handlers: [mockRefusal('getSettings', 'internal')] }),
  tags: ['row:settings-fail', 'screen:settings', 'state:error', 'call:get-settings'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(hitsOf('getSettings')).toBe(2))
  },
}

export const Offline: Story = {
  ...scenario(catalogue['settings-offline'], { handlers: [mockOffline('getSettings')] }),
  tags: ['row:settings-offline', 'screen:settings', 'state:offline', 'call:get-settings'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The settings could not be loaded.')).toBeVisible())
  },
}

/** The fields, with what is saved in them. */
export const Account: Story = {
  ...scenario(catalogue['settings-account']),
  tags: ['row:settings-account', 'screen:settings', 'state:populated', 'call:get-account'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveValue('ada')
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@skein.example')
    await expect(canvas.getByLabelText('Bio')).toHaveValue('Draws interfaces, bakes on Sundays.')
    await expect(canvas.getByLabelText('Location')).toHaveValue('Uppsala')
    await expect(canvas.getByLabelText('Website')).toHaveValue('ada.skein.example/')
    // Nothing was changed, so nothing can be saved.
    await expect(await button('Save Changes')).toBeDisabled()
    await expect(await button('Update Password')).toBeEnabled()
    await waitFor(() => expect(canvas.getByText('This device')).toBeVisible())
  },
}

const measureOf = (index: number, measure: Partial<Measure> & Pick<Measure, 'kind' | 'reason'>) => ({
  userId: people.ada.id,
  by: summaryOf(people.noor),
  measure: {
    id: idAt(hoursAgo(index * 30), index),
    parts: [],
    at: hoursAgo(index * 30).toISOString(),
    endedAt: null,
    appeal: null,
    ...measure,
  },
})
const measures = [
  measureOf(1, { kind: 'removal', parts: ['avatar', 'bio'], reason: 'The picture was somebody else’s.' }),
  measureOf(2, { kind: 'limit', reason: 'Twenty equal replies in an hour.' }),
  measureOf(3, { kind: 'warning', reason: 'Please keep to the topic when you answer strangers.' }),
  measureOf(9, { kind: 'limit', reason: 'Thirty equal posts.', endedAt: hoursAgo(200).toISOString() }),
]

/** What moderators decided comes first, with the reason, and nobody's name. */
export const Standing: Story = {
  ...scenario(catalogue['settings-standing'], { backend: { account: { measures } } }),
  tags: ['row:settings-standing', 'screen:settings', 'state:populated', 'call:get-account-measures'],
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Account standing' }))
    await expect(part.getByText('Removed from your profile: picture and bio')).toBeVisible()
    await expect(part.getByText('Twenty equal replies in an hour.')).toBeVisible()
    await expect(part.getByText('Ended')).toBeVisible()
    await expect(part.queryByText(/noor/i)).toBeNull()
  },
}

/** A decision is answered once; from then on the answer stands below it. */
export const Appealed: Story = {
  ...scenario(catalogue['settings-appealed'], {
    backend: {
      account: {
        measures: [
          measures[0],
          measureOf(4, {
            kind: 'warning',
            reason: 'Please keep to the topic.',
            appeal: {
              text: 'The topic was bread.',
              at: hoursAgo(100).toISOString(),
              outcome: { result: 'taken-back', reason: 'It was indeed.', at: hoursAgo(90).toISOString() },
            },
          }),
        ].flatMap((one) => one ?? []),
      },
    },
  }),
  tags: ['row:settings-appealed', 'screen:settings', 'state:populated', 'call:post-account-measures-appeal'],
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Account standing' }))
    await expect(part.getByText('The decision was taken back')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Appeal' }))
    const asked = await dialog('Appeal')
    await userEvent.click(asked.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(asked.getByText('Please say why.')).toBeVisible())
    await expect(asked.getByLabelText('Your appeal')).toHaveFocus()
    await userEvent.type(asked.getByLabelText('Your appeal'), 'I took the picture myself.')
    await userEvent.click(asked.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(part.getByText('Waiting for a moderator')).toBeVisible())
    await expect(part.getByText('I took the picture myself.')).toBeVisible()
    await expect(part.queryByRole('button', { name: 'Appeal' })).toBeNull()
  },
}

/** What was written stays where it cannot be sent. */
export const AppealFails: Story = {
  ...scenario(catalogue['settings-appeal-fails'], {
    backend: { account: { measures } },
    handlers: [mockRefusal('appealMeasure', 'unavailable')],
  }),
  tags: ['row:settings-appeal-fails', 'screen:settings', 'state:error', 'call:post-account-measures-appeal'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Appeal' })
    if (first === undefined) throw new Error('There is nothing to answer to.')
    await userEvent.click(first)
    const asked = await dialog('Appeal')
    await userEvent.type(asked.getByLabelText('Your appeal'), 'I took the picture myself.')
    await userEvent.click(asked.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(screen.getByText('The appeal could not be sent')).toBeVisible())
    await expect(asked.getByLabelText('Your appeal')).toHaveValue('I took the picture myself.')
  },
}

export const ProfileSaved: Story = {
  ...scenario(catalogue['settings-profile-saved']),
  tags: ['row:settings-profile-saved', 'screen:settings', 'state:populated', 'call:patch-users'],
  play: async ({ canvas, userEvent }) => {
    const bio = await canvas.findByLabelText('Bio')
    await userEvent.clear(bio)
    await userEvent.type(bio, 'Ferries and tables.')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(await button('Save Changes'))
    await waitFor(async () => expect(await button('Save Changes')).toBeDisabled())
    await expect(bio).toHaveValue('Ferries and tables.')
  },
}

export const UsernameTaken: Story = {
  ...scenario(catalogue['settings-username-taken']),
  tags: ['row:settings-username-taken', 'screen:settings', 'state:error', 'call:post-settings-username'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Username')
    await userEvent.clear(name)
    await userEvent.type(name, 'noor')
    await userEvent.click(await button('Save Changes'))
    await waitFor(() => expect(canvas.getByText('This username is already taken.')).toBeVisible())
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('noor')
  },
}

/** The address changes when the link sent there is opened; asking for it needs the password. */
export const EmailPending: Story = {
  ...scenario(catalogue['settings-email-pending']),
  tags: ['row:settings-email-pending', 'screen:settings', 'state:populated', 'call:post-settings-email'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email')
    await userEvent.clear(email)
    await userEvent.type(email, 'new@skein.example')
    const [proof] = canvas.getAllByLabelText('Current password')
    if (!proof) throw new Error('The password is not asked for.')
    await userEvent.type(proof, password)
    await userEvent.click(await button('Save Changes'))
    await expect(
      await canvas.findByText('new@skein.example becomes your address when you open the link we sent there.'),
    ).toBeVisible()
  },
}

async function typePasswords(
  canvas: ReturnType<typeof within>,
  userEvent: { type: (at: Element, text: string) => Promise<void> },
  texts: [string, string, string],
) {
  await userEvent.type(await canvas.findByLabelText('Current password'), texts[0])
  await userEvent.type(canvas.getByLabelText('New password'), texts[1])
  await userEvent.type(canvas.getByLabelText('Confirm password'), texts[2])
}

export const PasswordChanged: Story = {
  ...scenario(catalogue['settings-password-changed'], { backend: elsewhere }),
  tags: ['row:settings-password-changed', 'screen:settings', 'state:populated', 'call:post-settings-password'],
  play: async ({ canvas, userEvent }) => {
    await typePasswords(canvas, userEvent, [password, 'a new long one', 'a new long one'])
    await expect(canvas.getByText('14 characters, good')).toBeVisible()
    await userEvent.click(await button('Update Password'))
    await waitFor(() => expect(screen.getByText('Password changed')).toBeVisible())
    await expect(canvas.getByLabelText('Current password')).toHaveValue('')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^End / })).not.toBeInTheDocument())
  },
}

export const PasswordWrong: Story = {
  ...scenario(catalogue['settings-password-wrong']),
  tags: ['row:settings-password-wrong', 'screen:settings', 'state:error', 'call:post-settings-password'],
  play: async ({ canvas, userEvent }) => {
    await typePasswords(canvas, userEvent, ['not this one', 'a new long one', 'a new long one'])
    await userEvent.click(await button('Update Password'))
    await waitFor(() => expect(canvas.getByText('This is not your current password.')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus())
    // Nothing typed is lost.
    await expect(canvas.getByLabelText('New password')).toHaveValue('a new long one')
  },
}

export const PasswordsDiffer: Story = {
  ...scenario(catalogue['settings-passwords-differ']),
  tags: ['row:settings-passwords-differ', 'screen:settings', 'state:error'],
  play: async ({ canvas, userEvent }) => {
    await typePasswords(canvas, userEvent, [password, 'a new long one', 'a new long two'])
    await userEvent.click(await button('Update Password'))
    await waitFor(() => expect(canvas.getByText('Passwords do not match.')).toBeVisible())
    await expect(hitsOf('changePassword')).toBe(0)
  },
}

export const Sessions: Story = {
  ...scenario(catalogue['settings-sessions'], { backend: elsewhere }),
  tags: ['row:settings-sessions', 'screen:settings', 'state:populated', 'call:get-sessions'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Sessions' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    await expect(list.getByText('Safari on iPhone')).toBeVisible()
    await expect(list.getByText('Chrome on Windows')).toBeVisible()
    await expect(list.getAllByText('This device')).toHaveLength(1)
    await expect(list.getAllByRole('button')).toHaveLength(2)
  },
}

export const SessionEnded: Story = {
  ...scenario(catalogue['settings-session-ended'], { backend: elsewhere }),
  tags: ['row:settings-session-ended', 'screen:settings', 'state:populated', 'call:delete-sessions'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('End Safari on iPhone'))
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument())
    await expect(canvas.getByText('Chrome on Windows')).toBeVisible()
  },
}

export const OthersEnded: Story = {
  ...scenario(catalogue['settings-others-ended'], { backend: elsewhere }),
  tags: ['row:settings-others-ended', 'screen:settings', 'state:populated', 'call:delete-sessions'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('End all other sessions'))
    await waitFor(() => expect(canvas.queryByText('Chrome on Windows')).not.toBeInTheDocument())
    await expect(canvas.getByText('This device')).toBeVisible()
  },
}

async function reachCode(
  userEvent: { click: (at: Element) => Promise<void>; type: (at: Element, text: string) => Promise<void> },
  codeFor: (secret: string) => string,
) {
  await userEvent.click(await button('Turn on'))
  const first = await dialog('Two-step sign-in')
  await userEvent.type(first.getByLabelText('Current password'), password)
  await userEvent.click(first.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  const second = await dialog('Two-step sign-in')
  const secret = screen.getByText(/^(?:[A-Z2-7]{4} ?)+$/).textContent
  await userEvent.type(second.getByLabelText('Code'), codeFor(secret))
  await userEvent.click(second.getByRole('button', { name: 'Turn on' }))
}

export const TwoStepOn: Story = {
  ...scenario(catalogue['settings-two-step-on'], { backend: confirmed, setup: fixedRandom }),
  tags: ['row:settings-two-step-on', 'screen:settings', 'state:populated', 'call:post-settings-two-step-confirm'],
  play: async ({ canvas, userEvent }) => {
    await reachCode(userEvent, oneTimeCode)
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(await button('Done'))
    await waitFor(() => expect(canvas.getByText('10 recovery codes left')).toBeVisible())
    await userEvent.click(await button('New recovery codes'))
    const asked = await dialog('New recovery codes')
    await waitFor(() => expect(asked.getByText('The codes you have now stop working.')).toBeVisible())
  },
}

export const TwoStepWrongCode: Story = {
  ...scenario(catalogue['settings-two-step-wrong'], { backend: confirmed, setup: fixedRandom }),
  tags: ['row:settings-two-step-wrong', 'screen:settings', 'state:error', 'call:post-settings-two-step-confirm'],
  play: async ({ userEvent }) => {
    await reachCode(userEvent, () => '654321')
    await waitFor(() => expect(screen.getByText('This code is wrong or was used already.')).toBeVisible())
    await expect(screen.getByLabelText('Code')).toHaveValue('654321')
  },
}

export const TwoStepOff: Story = {
  ...scenario(catalogue['settings-two-step-off'], { backend: twoStep }),
  tags: ['row:settings-two-step-off', 'screen:settings', 'state:populated', 'call:delete-settings-two-step'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Turn off'))
    const asked = await dialog('Turn off two-step sign-in?')
    await userEvent.type(asked.getByLabelText('Current password'), 'wrong')
    await userEvent.click(asked.getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(asked.getByText('This is not your current password.')).toBeVisible())
    await userEvent.clear(asked.getByLabelText('Current password'))
    await userEvent.type(asked.getByLabelText('Current password'), password)
    await userEvent.click(asked.getByRole('button', { name: 'Turn off' }))
    await expect(await button('Turn on')).toBeVisible()
  },
}

export const NewCodes: Story = {
  ...scenario(catalogue['settings-new-codes'], { backend: twoStep, setup: fixedRandom }),
  tags: ['row:settings-new-codes', 'screen:settings', 'state:populated', 'call:post-settings-two-step-recovery-codes'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('New recovery codes'))
    const asked = await dialog('New recovery codes')
    await userEvent.type(asked.getByLabelText('Current password'), password)
    await userEvent.click(asked.getByRole('button', { name: 'Make new codes' }))
    const codes = await dialog('Recovery codes')
    await waitFor(() => expect(codes.getAllByRole('listitem')[9]).toBeVisible())
  },
}

export const Passkeys: Story = {
  ...scenario(catalogue['settings-passkeys'], {
    backend: {
      account: {
        passkeys: new Map([
          [
            people.ada.id,
            [
              { id: idAt(hoursAgo(500), 5), name: 'Laptop', createdAt: hoursAgo(500).toISOString(), lastUsedAt: null },
              {
                id: idAt(hoursAgo(90), 6),
                name: 'Phone',
                createdAt: hoursAgo(90).toISOString(),
                lastUsedAt: hoursAgo(3).toISOString(),
              },
            ],
          ],
        ]),
      },
    },
  }),
  tags: ['row:settings-passkeys', 'screen:settings', 'state:populated', 'call:delete-settings-passkeys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Remove passkey Laptop'))
    const asked = await dialog('Remove passkey Laptop')
    await userEvent.type(asked.getByLabelText('Current password'), password)
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Laptop')).not.toBeInTheDocument())
    await expect(canvas.getByText('Phone')).toBeVisible()
  },
}

/** A browser without WebAuthn, as WebKitGTK: it is said, and nothing is offered that could not work. */
export const PasskeysUnknown: Story = {
  ...scenario(catalogue['settings-passkeys-unknown']),
  tags: ['row:settings-passkeys-unknown', 'screen:settings', 'state:error', 'call:get-account'],
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    return () => {
      if (known) Object.defineProperty(window, 'PublicKeyCredential', known)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser does not know passkeys.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
  },
}

export const Notifications: Story = {
  ...scenario(catalogue['settings-notifications']),
  args: { tab: 'notifications' },
  tags: ['row:settings-notifications', 'screen:settings', 'state:populated', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const marketing = await canvas.findByRole('switch', { name: 'Marketing emails' })
    await expect(marketing).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Email notifications' })).toBeChecked()
    await userEvent.click(marketing)
    await expect(marketing).toBeChecked()
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    const likes = canvas.getByRole('checkbox', { name: 'Likes' })
    await userEvent.click(likes)
    await expect(likes).not.toBeChecked()
    await waitFor(() => expect(hitsOf('updateSettings')).toBe(2))
  },
}

/** A switch that the server refuses goes back, and says so. */
export const NotSaved: Story = {
  ...scenario(catalogue['settings-not-saved'], { handlers: [mockRefusal('updateSettings', 'internal')] }),
  args: { tab: 'notifications' },
  tags: ['row:settings-not-saved', 'screen:settings', 'state:error', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const marketing = await canvas.findByRole('switch', { name: 'Marketing emails' })
    await userEvent.click(marketing)
    await waitFor(() => expect(screen.getByText('Could not be saved')).toBeVisible())
    await expect(marketing).not.toBeChecked()
  },
}

export const Private: Story = {
  ...scenario(catalogue['settings-private']),
  args: { tab: 'privacy' },
  tags: ['row:settings-private', 'screen:settings', 'state:populated', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const closed = await canvas.findByRole('switch', { name: 'Private account' })
    await userEvent.click(closed)
    await expect(closed).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Discoverable by email' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Hide' }))
    await expect(canvas.getByRole('radio', { name: 'Hide' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Download Your Data' })).toBeVisible()
  },
}

const receipts = () => screen.findByRole('switch', { name: 'Read receipts and typing' })

/** Off until it is chosen, and says what it does both ways. */
export const Receipts: Story = {
  ...scenario(catalogue['settings-receipts']),
  args: { tab: 'privacy' },
  tags: ['row:settings-receipts', 'screen:settings', 'state:populated', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const choice = await receipts()
    await expect(choice).not.toBeChecked()
    await expect(choice).toHaveAccessibleDescription(
      /Others see when .* If this is off, you do not see theirs either\./,
    )
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
  },
}

/** Shown at once, and said to be saved only when it is. */
export const ReceiptsSaving: Story = {
  ...scenario(catalogue['settings-receipts-saving'], {
    handlers: [mockNever('updateSettings')],
    backend: { settings: { readReceipts: true } },
  }),
  args: { tab: 'privacy' },
  tags: ['row:settings-receipts-saving', 'screen:settings', 'state:pending', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const choice = await receipts()
    await expect(choice).toBeChecked()
    await userEvent.click(choice)
    await expect(choice).not.toBeChecked()
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument()
  },
}

/** What could not be kept is as it was, and says so. */
export const ReceiptsFail: Story = {
  ...scenario(catalogue['settings-receipts-fail'], { handlers: [mockRefusal('updateSettings', 'internal')] }),
  args: { tab: 'privacy' },
  tags: ['row:settings-receipts-fail', 'screen:settings', 'state:error', 'call:patch-settings'],
  play: async ({ userEvent }) => {
    const choice = await receipts()
    await userEvent.click(choice)
    await waitFor(() => expect(screen.getByText('Could not be saved')).toBeVisible())
    await expect(choice).not.toBeChecked()
  },
}

/** The addresses that the page has the browser download; none of them is fetched. */
function heldDownloads() {
  const addresses: string[] = []
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return
    event.preventDefault()
    addresses.push(event.target.pathname)
  }
  document.addEventListener('click', hold)
  return { addresses, release: () => document.removeEventListener('click', hold) }
}

export const Download: Story = {
  ...scenario(catalogue['settings-download']),
  args: { tab: 'privacy' },
  tags: ['row:settings-download', 'screen:settings', 'state:populated', 'call:post-account-export'],
  play: async ({ userEvent }) => {
    const { addresses, release } = heldDownloads()
    await userEvent.click(await button('Download Your Data'))
    const asked = await dialog('Download Your Data')
    await userEvent.type(asked.getByLabelText('Current password'), password)
    await userEvent.click(asked.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.getByText('Your download begins.')).toBeVisible())
    release()
    await expect(addresses).toEqual(['/api/account/export'])
  },
}

export const DownloadWrongPassword: Story = {
  ...scenario(catalogue['settings-download-wrong']),
  args: { tab: 'privacy' },
  tags: ['row:settings-download-wrong', 'screen:settings', 'state:error', 'call:post-account-export'],
  play: async ({ userEvent }) => {
    const { addresses, release } = heldDownloads()
    await userEvent.click(await button('Download Your Data'))
    const asked = await dialog('Download Your Data')
    await userEvent.type(asked.getByLabelText('Current password'), 'not this one')
    await userEvent.click(asked.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(asked.getByText('This is not your current password.')).toBeVisible())
    release()
    await expect(addresses).toEqual([])
  },
}

/** The table says which level switches on what; the radios choose. */
export const DataSharing: Story = {
  ...scenario(catalogue['settings-data-sharing']),
  args: { tab: 'privacy' },
  tags: ['row:settings-data-sharing', 'screen:settings', 'state:populated', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Data sharing' }))
    await expect(group.getByRole('radio', { name: 'Minimal' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'Full' }))
    await expect(group.getByRole('radio', { name: 'Full' })).toBeChecked()
    const rows = group
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    await expect(rows).toEqual([
      expect.stringMatching(/^Analytics.*NoYesYes$/),
      expect.stringMatching(/^AI context.*NoYesYes$/),
      expect.stringMatching(/^Ad personalisation.*NoNoYes$/),
    ])
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
  },
}

export const MutedWords: Story = {
  ...scenario(catalogue['settings-muted']),
  args: { tab: 'privacy' },
  tags: ['row:settings-muted', 'screen:settings', 'state:populated', 'call:post-settings-muted-words'],
  play: async ({ canvas, userEvent }) => {
    const word = await canvas.findByLabelText('Word or phrase')
    await userEvent.type(word, 'season finale{Enter}')
    const list = within(await canvas.findByRole('list', { name: 'Muted words' }))
    await waitFor(() => expect(list.getByText('season finale')).toBeVisible())
    await expect(word).toHaveValue('')
    await userEvent.type(word, 'spoilers{Enter}')
    await waitFor(() => expect(list.getByText('spoilers')).toBeVisible())
    await userEvent.click(list.getByRole('button', { name: 'Stop muting season finale' }))
    await waitFor(() => expect(list.queryByText('season finale')).not.toBeInTheDocument())
  },
}

export const NoWord: Story = {
  ...scenario(catalogue['settings-muted-none']),
  args: { tab: 'privacy' },
  tags: ['row:settings-muted-none', 'screen:settings', 'state:error', 'call:post-settings-muted-words'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Word or phrase'), '!!!{Enter}')
    await waitFor(() => expect(canvas.getByText('This has no word in it.')).toBeVisible())
  },
}

async function fillDeletion(
  userEvent: { click: (at: Element) => Promise<void>; type: (at: Element, text: string) => Promise<void> },
  username: string,
) {
  await userEvent.click(await button('Delete Account'))
  const asked = await dialog('Delete Account')
  await userEvent.type(asked.getByLabelText('Type your username, ada'), username)
  await userEvent.type(asked.getByLabelText('Current password'), password)
  await userEvent.click(asked.getByRole('button', { name: 'Delete Account' }))
  return asked
}

export const Deleted: Story = {
  ...scenario(catalogue['settings-deleted']),
  args: { tab: 'privacy' },
  tags: ['row:settings-deleted', 'screen:settings', 'state:populated', 'call:delete-account'],
  play: async ({ userEvent }) => {
    await fillDeletion(userEvent, 'ada')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible())
  },
}

export const DeleteWrongName: Story = {
  ...scenario(catalogue['settings-delete-wrong']),
  args: { tab: 'privacy' },
  tags: ['row:settings-delete-wrong', 'screen:settings', 'state:error', 'call:delete-account'],
  play: async ({ userEvent }) => {
    const asked = await fillDeletion(userEvent, 'noor')
    await waitFor(() => expect(asked.getByText('This is not your username.')).toBeVisible())
    await expect(asked.getByLabelText('Current password')).toHaveValue(password)
  },
}

export const Theme: Story = {
  ...scenario(catalogue['settings-theme']),
  args: { tab: 'appearance' },
  tags: ['row:settings-theme', 'screen:settings', 'state:populated', 'transition:theme-chosen', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Theme' }))
    for (const name of ['Light', 'Dark', 'System']) {
      await userEvent.click(group.getByRole('radio', { name }))
      await expect(group.getByRole('radio', { name })).toBeChecked()
    }
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    await expect(canvas.getByRole('switch', { name: 'Load more posts by itself' })).not.toBeChecked()
  },
}

/** The page changes where it stands, without a reload. */
export const InGerman: Story = {
  ...scenario(catalogue['settings-language']),
  args: { tab: 'appearance' },
  tags: ['row:settings-language', 'screen:settings', 'state:populated', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Deutsch/ }))
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Sprache' })).toBeVisible())
    await expect(document.documentElement.lang).toBe('de')
    await expect(document.cookie).toContain('skein-lang=de')
    await waitFor(() => expect(hitsOf('updateSettings')).toBe(1))
    document.cookie = 'skein-lang=; path=/; max-age=0'
    document.documentElement.lang = 'en'
  },
}

export const OneKey: Story = {
  ...scenario(catalogue['settings-one-key'], { setup: () => () => localStorage.removeItem('skein-one-key') }),
  args: { tab: 'appearance' },
  tags: ['row:settings-one-key', 'screen:settings', 'state:populated'],
  play: async ({ userEvent }) => {
    const keys = await screen.findByRole('switch', { name: /Shortcuts of one key/ })
    await userEvent.click(keys)
    await expect(keys).not.toBeChecked()
    await expect(localStorage.getItem('skein-one-key')).toBe('off')
    await userEvent.click(keys)
    await expect(keys).toBeChecked()
  },
}

export const Timezone: Story = {
  ...scenario(catalogue['settings-timezone']),
  args: { tab: 'appearance' },
  tags: ['row:settings-timezone', 'screen:settings', 'state:populated', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Timezone' }))
    for (const radio of group.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: /EST/ }))
    await expect(group.getByRole('radio', { name: /EST/ })).toBeChecked()
    // Five hours behind, all year.
    const hour = (name: RegExp) =>
      Number(/(\d\d):\d\d/.exec(group.getByText(name).closest('label')?.textContent ?? '')?.[1])
    await expect((hour(/^UTC$/) - hour(/^EST$/) + 24) % 24).toBe(5)
    await expect((hour(/^UTC$/) - hour(/^PST$/) + 24) % 24).toBe(8)
    await expect(await button('Use the zone of this device')).toBeVisible()
  },
}
