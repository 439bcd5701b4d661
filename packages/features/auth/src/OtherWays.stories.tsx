import { catalogue, hoursAgo, minutesAhead, oneTimeCode, people, scenario, type ScenarioOptions } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test'
import { AuthScreen } from './AuthScreen.tsx'

const visitor: ScenarioOptions = { as: null, path: '/auth' }
const withTwoStep: ScenarioOptions = {
  ...visitor,
  backend: { account: { twoStep: new Set([people.ada.id]) } },
}
/** The token that the mocked server takes; any other is of a link that is over. */
const token = 'a'.repeat(43)

/** Around the password: a second step, a forgotten password, an address to be confirmed. */
const meta = {
  title: 'Screens/Sign in/Other ways',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { demo: null, onSignedIn: fn() },
} satisfies Meta<typeof AuthScreen>

export default meta
type Story = StoryObj<typeof meta>

async function reachSecondStep(userEvent: UserEventObject, code: string) {
  await userEvent.type(await screen.findByLabelText('Username'), 'ada')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse battery')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await userEvent.type(await screen.findByLabelText('Code'), code)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

export const SecondStep: Story = {
  ...scenario(catalogue['sign-in-second-step'], withTwoStep),
  tags: ['row:sign-in-second-step', 'screen:sign-in', 'state:populated', 'call:post-auth-second-step'],
  play: async ({ args, userEvent }) => {
    await reachSecondStep(userEvent, oneTimeCode().replace(/^.{3}/, '$& '))
    await waitFor(() => expect(screen.getByText('Login successful')).toBeVisible())
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  },
}

export const SecondStepWrong: Story = {
  ...scenario(catalogue['sign-in-second-step-wrong'], withTwoStep),
  tags: ['row:sign-in-second-step-wrong', 'screen:sign-in', 'state:error', 'call:post-auth-second-step'],
  play: async ({ args, userEvent }) => {
    await reachSecondStep(userEvent, '000000')
    await waitFor(() => expect(screen.getByText('This code is wrong or was used already.')).toBeVisible())
    await expect(screen.getByLabelText('Code')).toHaveValue('000000')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

/** A recovery code has letters, and a field of its own; the codes of this story are nobody's, so that it is refused there. */
export const RecoveryCode: Story = {
  ...scenario(catalogue['sign-in-recovery-code'], withTwoStep),
  tags: ['row:sign-in-recovery-code', 'screen:sign-in', 'state:populated', 'call:post-auth-second-step'],
  play: async ({ args, userEvent }) => {
    await reachSecondStep(userEvent, '12')
    await waitFor(() => expect(screen.getByText('This code is wrong or was used already.')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText('Recovery code')
    await expect(field).toHaveFocus()
    await expect(field).toBeValid()
    await userEvent.type(field, 'abcd-efgh')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByText('This code is wrong or was used already.')).toBeVisible())
    await expect(field).toHaveValue('abcd-efgh')
    await userEvent.click(screen.getByRole('button', { name: 'Use the code from the app' }))
    await expect(screen.getByLabelText('Code')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const ResetAsked: Story = {
  ...scenario(catalogue['sign-in-reset-asked'], visitor),
  tags: ['row:sign-in-reset-asked', 'screen:sign-in', 'state:populated', 'call:post-auth-reset-request'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }))
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@skein.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await waitFor(() => expect(canvas.getByText(/If ada@skein.example has an account/)).toBeVisible())
  },
}

export const ResetSet: Story = {
  ...scenario(catalogue['sign-in-reset-set'], { ...visitor, backend: { mailed: 'reset' } }),
  args: { initialView: 'reset', token },
  tags: ['row:sign-in-reset-set', 'screen:sign-in', 'state:populated', 'call:post-auth-reset'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password')
    await userEvent.type(field, 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(canvas.getByText('Password must be at least 8 characters long.')).toBeVisible())
    await userEvent.type(field, ' and longer')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible())
  },
}

export const ResetExpired: Story = {
  ...scenario(catalogue['sign-in-reset-expired'], visitor),
  args: { initialView: 'reset', token: 'b'.repeat(43) },
  tags: ['row:sign-in-reset-expired', 'screen:sign-in', 'state:error', 'call:post-auth-reset'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a new long one')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible())
  },
}

export const Confirmed: Story = {
  ...scenario(catalogue['sign-in-confirmed'], { ...visitor, backend: { mailed: 'confirm' } }),
  args: { initialView: 'confirm', token },
  tags: ['row:sign-in-confirmed', 'screen:sign-in', 'state:populated', 'call:post-auth-confirm-email'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(canvas.getByText('ada@skein.example is confirmed.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go to Skein' })).toHaveAttribute('href', '/')
  },
}

const waiting = {
  keyId: 'k'.repeat(43),
  publicKey: `B${'A'.repeat(86)}`,
  createdAt: hoursAgo(1).toISOString(),
  backup: null,
  inForceAt: minutesAhead(23 * 60).toISOString(),
}

/** The letter about a key that is being replaced: one press takes that back, signed out as well. */
export const KeyKept: Story = {
  ...scenario(catalogue['sign-in-key-kept'], {
    ...visitor,
    backend: { mailed: 'key', nextKeys: { [people.ada.id]: waiting } },
  }),
  args: { initialView: 'key', token },
  tags: ['row:sign-in-key-kept', 'screen:sign-in', 'state:populated', 'call:post-auth-keep-key'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my key' }))
    await waitFor(() => expect(canvas.getByText(/Your key stays/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go to Skein' })).toHaveAttribute('href', '/')
  },
}

/** A day later the new key is in force, and the link says so. */
export const KeyLinkLate: Story = {
  ...scenario(catalogue['sign-in-key-late'], visitor),
  args: { initialView: 'key', token },
  tags: ['row:sign-in-key-late', 'screen:sign-in', 'state:error', 'call:post-auth-keep-key'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my key' }))
    await waitFor(() => expect(canvas.getByText(/This link is no longer valid/)).toBeVisible())
  },
}
