import {
  catalogue,
  hitsOf,
  mockBareFailure,
  mockNever,
  mockOffline,
  scenario,
  type ScenarioOptions,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test'
import { AuthScreen } from './AuthScreen.tsx'

const visitor: ScenarioOptions = { as: null, path: '/auth' }

/** The registration view of the sign-in screen: its fields, their rules and refusals. */
const meta = {
  title: 'Screens/Register/Form',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { demo: null, initialView: 'register', onSignedIn: fn() },
} satisfies Meta<typeof AuthScreen>

export default meta
type Story = StoryObj<typeof meta>

const lucia = {
  Username: 'lucia_v',
  'Full name': 'Lucía Vega',
  Email: 'lucia@skein.example',
  Password: 'draws on sundays',
  'Confirm password': 'draws on sundays',
}

async function join(userEvent: UserEventObject, change: Partial<typeof lucia> = {}) {
  for (const [label, text] of Object.entries({ ...lucia, ...change })) {
    if (text !== '') await userEvent.type(await screen.findByLabelText(label), text)
  }
  await userEvent.click(screen.getByRole('button', { name: /Create account|Apply for an account/ }))
}

export const Empty: Story = {
  ...scenario(catalogue['register-empty'], visitor),
  tags: ['row:register-empty', 'screen:register', 'state:empty'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Join' })).toBeVisible())
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    for (const label of Object.keys(lucia)) await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(canvas.getByText(/13 or older/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  },
}

export const Pending: Story = {
  ...scenario(catalogue['register-pending'], { ...visitor, handlers: [mockNever('register')] }),
  tags: ['row:register-pending', 'screen:register', 'state:pending', 'call:post-auth-register'],
  play: async ({ canvas, userEvent }) => {
    await join(userEvent)
    const button = await canvas.findByRole('button', { name: 'Creating account...' })
    await userEvent.click(button)
    await waitFor(() => expect(hitsOf('register')).toBe(1))
  },
}

export const MissingFields: Story = {
  ...scenario(catalogue['register-missing-fields'], visitor),
  tags: ['row:register-missing-fields', 'screen:register', 'state:error', 'rule:register-missing-fields'],
  play: async ({ canvas, userEvent }) => {
    await join(userEvent, { Email: '' })
    await waitFor(() => expect(screen.getByText('Missing fields')).toBeVisible())
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Username')).toBeValid()
    await expect(hitsOf('register')).toBe(0)
  },
}

export const PasswordMismatch: Story = {
  ...scenario(catalogue['register-password-mismatch'], visitor),
  tags: ['row:register-password-mismatch', 'screen:register', 'state:error', 'rule:register-password-mismatch'],
  play: async ({ canvas, userEvent }) => {
    await join(userEvent, { 'Confirm password': 'draws on mondays' })
    await waitFor(() => expect(screen.getByText('Password mismatch')).toBeVisible())
    await expect(canvas.getByLabelText('Confirm password')).toBeInvalid()
    await expect(hitsOf('register')).toBe(0)
  },
}

export const PasswordTooShort: Story = {
  ...scenario(catalogue['register-password-short'], visitor),
  tags: ['row:register-password-short', 'screen:register', 'state:error', 'rule:register-password-short'],
  play: async ({ canvas, userEvent }) => {
    await join(userEvent, { Password: 'seven77', 'Confirm password': 'seven77' })
    await waitFor(() => expect(screen.getByText('Password too short')).toBeVisible())
    await expect(canvas.getByText('7 of 8')).toBeVisible()
    await expect(hitsOf('register')).toBe(0)
  },
}

/** The mock backend has an Ada already: 409 with the field. */
export const UsernameTaken: Story = {
  ...scenario(catalogue['register-username-taken'], visitor),
  tags: [
    'row:register-username-taken',
    'screen:register',
    'state:error',
    'error:register-server',
    'call:post-auth-register',
  ],
  play: async ({ args, canvas, userEvent }) => {
    await join(userEvent, { Username: 'ada' })
    await waitFor(() => expect(screen.getByText('Registration failed')).toBeVisible())
    await expect(canvas.getByLabelText('Username')).toBeInvalid()
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/already taken/)
    await expect(canvas.getByLabelText('Password')).toHaveValue(lucia.Password)
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['register-fails'], { ...visitor, handlers: [mockBareFailure('register', 500)] }),
  tags: ['row:register-fails', 'screen:register', 'state:error', 'error:register-fallback', 'call:post-auth-register'],
  play: async ({ userEvent }) => {
    await join(userEvent)
    await waitFor(() => expect(screen.getByText('Registration failed')).toBeVisible())
  },
}

export const Offline: Story = {
  ...scenario(catalogue['register-offline'], { ...visitor, handlers: [mockOffline('register')] }),
  tags: ['row:register-offline', 'screen:register', 'state:offline', 'call:post-auth-register'],
  play: async ({ canvas, userEvent }) => {
    await join(userEvent)
    await waitFor(() => expect(screen.getByText(/could not be reached/)).toBeVisible())
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Lucía Vega')
  },
}

export const Succeeds: Story = {
  ...scenario(catalogue['register-succeeds'], visitor),
  tags: [
    'row:register-succeeds',
    'screen:register',
    'state:populated',
    'transition:registers',
    'toast:register',
    'call:post-auth-register',
  ],
  play: async ({ args, userEvent }) => {
    await join(userEvent)
    await waitFor(() => expect(screen.getByText('Registration successful')).toBeVisible())
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  },
}

/** An address at a domain that is not accepted: said at the field, in the language of the page. */
export const AddressRefused: Story = {
  ...scenario(catalogue['register-address-refused'], {
    ...visitor,
    backend: { account: { blockedMailDomains: ['throwaway.example'] } },
  }),
  tags: ['row:register-address-refused', 'screen:register', 'state:error', 'call:post-auth-register'],
  play: async ({ canvas, userEvent }) => {
    await join(userEvent, { Email: 'lucia@throwaway.example' })
    await waitFor(() => expect(screen.getByText('Registration failed')).toBeVisible())
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/not accepted here/)
  },
}

/** Where a code lets in and nothing else does. */
export const ByInvitation: Story = {
  ...scenario(catalogue['register-invitation'], {
    ...visitor,
    backend: { account: { registration: 'invitation', invitations: new Set(['7k2mq-4x9ta']) } },
  }),
  args: { registration: 'invitation' },
  tags: ['row:register-invitation', 'screen:register', 'state:populated', 'call:post-auth-register'],
  play: async ({ args, canvas, userEvent }) => {
    await join(userEvent)
    await waitFor(() => expect(canvas.getByLabelText('Invitation code')).toBeInvalid())
    await expect(hitsOf('register')).toBe(0)
    await userEvent.type(canvas.getByLabelText('Invitation code'), '7k2mq-4x9ta')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}

export const InvitationRefused: Story = {
  ...scenario(catalogue['register-invitation-refused'], {
    ...visitor,
    backend: { account: { registration: 'invitation' } },
  }),
  args: { registration: 'invitation' },
  tags: ['row:register-invitation-refused', 'screen:register', 'state:error', 'call:post-auth-register'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Invitation code'), 'used-before')
    await join(userEvent)
    const field = canvas.getByLabelText('Invitation code')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/wrong or was used already/))
    await expect(field).toHaveFocus()
  },
}

/** Where moderators let new accounts in: it is said before, and a code saves the wait. */
export const ByApproval: Story = {
  ...scenario(catalogue['register-approval'], { ...visitor, backend: { account: { registration: 'approval' } } }),
  args: { registration: 'approval' },
  tags: ['row:register-approval', 'screen:register', 'state:empty'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/approved by people/)).toBeVisible())
    await expect(canvas.getByLabelText('Invitation code')).toHaveAccessibleDescription(/need not wait/)
    await expect(canvas.getByRole('button', { name: 'Apply for an account' })).toBeVisible()
  },
}

export const Waits: Story = {
  ...scenario(catalogue['register-waits'], {
    ...visitor,
    backend: { account: { registration: 'approval', blockedMailDomains: ['throwaway.example'] } },
  }),
  args: { registration: 'approval' },
  tags: ['row:register-waits', 'screen:register', 'state:pending', 'call:post-auth-applications'],
  play: async ({ args, canvas, userEvent }) => {
    await join(userEvent, { Email: 'lucia@throwaway.example' })
    await waitFor(() => expect(screen.getByText('Registration failed')).toBeVisible())
    await userEvent.clear(canvas.getByLabelText('Email'))
    await userEvent.type(canvas.getByLabelText('Email'), `${lucia.Email}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Almost there' })).toHaveFocus())
    // What failed before has been put right.
    await waitFor(() => expect(screen.queryByText('Registration failed')).not.toBeInTheDocument())
    await expect(canvas.getByText(/@lucia_v waits for approval/)).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}

export const ToSignIn: Story = {
  ...scenario(catalogue['register-to-sign-in'], visitor),
  tags: ['row:register-to-sign-in', 'screen:register', 'state:empty', 'transition:to-sign-in'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toHaveFocus())
  },
}
