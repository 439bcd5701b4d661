import { errors } from '@skein/contract'
import {
  catalogue,
  hitsOf,
  hoursAgo,
  idAt,
  mockBareFailure,
  mockNever,
  mockOffline,
  mockRefusal,
  people,
  scenario,
  type BackendOptions,
  type ScenarioOptions,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test'
import { AuthScreen } from './AuthScreen.tsx'

const visitor: ScenarioOptions = { as: null, path: '/auth' }

/** The sign-in view of the screen that registers as well. */
const meta = {
  title: 'Screens/Sign in/Form',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { demo: null, onSignedIn: fn() },
} satisfies Meta<typeof AuthScreen>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(userEvent: UserEventObject, username: string, password: string) {
  if (username !== '') await userEvent.type(screen.getByLabelText('Username'), username)
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

export const Empty: Story = {
  ...scenario(catalogue['sign-in-empty'], visitor),
  tags: ['row:sign-in-empty', 'screen:sign-in', 'state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(canvas.getByText('Sign in to your account')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.queryByText('Demo account')).not.toBeInTheDocument()
  },
}

export const DemoAccount: Story = {
  ...scenario(catalogue['sign-in-demo'], visitor),
  tags: ['row:sign-in-demo', 'screen:sign-in', 'state:populated'],
  args: { demo: { username: 'ada', password: 'correct horse battery' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the demo account' }))
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada')
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse battery')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus())
  },
}

/** Who is signed in adds an account: it is said that they stay it, and there is a way back. */
export const AddAccount: Story = {
  ...scenario(catalogue['sign-in-add'], { path: '/auth' }),
  tags: ['row:sign-in-add', 'screen:sign-in', 'state:populated'],
  args: { initialView: 'add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add an account' })).toBeVisible()
    await expect(canvas.getByText('You stay signed in as @ada.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to @ada' })).toHaveAttribute('href', '/')
    await expect(canvas.getByLabelText('Username')).toHaveValue('')
  },
}

/** Before a page whose session ended elsewhere: the name is known, and what was being written is kept. */
export const SessionEnded: Story = {
  ...scenario(catalogue['sign-in-session-ended'], visitor),
  tags: ['row:sign-in-session-ended', 'screen:sign-in', 'state:signed-out'],
  args: { endedFor: 'ada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please sign in to continue.')).toBeVisible()
    await expect(canvas.getByText('Your session has ended. What you were writing is kept.')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toHaveFocus()
  },
}

export const Pending: Story = {
  ...scenario(catalogue['sign-in-pending'], { ...visitor, handlers: [mockNever('login')] }),
  tags: ['row:sign-in-pending', 'screen:sign-in', 'state:pending', 'call:post-auth-login'],
  play: async ({ canvas, userEvent }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    const button = await canvas.findByRole('button', { name: 'Signing in...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await waitFor(() => expect(hitsOf('login')).toBe(1))
  },
}

export const MissingFields: Story = {
  ...scenario(catalogue['sign-in-missing-fields'], visitor),
  tags: ['row:sign-in-missing-fields', 'screen:sign-in', 'state:error', 'rule:login-missing-fields'],
  play: async ({ canvas, userEvent }) => {
    await signIn(userEvent, 'ada', '')
    await waitFor(() => expect(screen.getByText('Missing fields')).toBeVisible())
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada')
    await expect(hitsOf('login')).toBe(0)
  },
}

export const Refused: Story = {
  ...scenario(catalogue['sign-in-refused'], {
    ...visitor,
    handlers: [mockRefusal('login', 'too-many-requests', { retryAfter: 60 })],
  }),
  tags: ['row:sign-in-refused', 'screen:sign-in', 'state:error', 'error:login-server', 'call:post-auth-login'],
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'ada', 'guess number nine')
    await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible())
    await waitFor(() => expect(screen.getByText(errors['too-many-requests'].message)).toBeVisible())
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

/** No server message came along: the words of the specification stand in. */
export const Fails: Story = {
  ...scenario(catalogue['sign-in-fails'], { ...visitor, handlers: [mockBareFailure('login', 502)] }),
  tags: ['row:sign-in-fails', 'screen:sign-in', 'state:error', 'error:login-fallback', 'call:post-auth-login'],
  play: async ({ canvas, userEvent }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible())
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse battery')
  },
}

const suspendedAda: BackendOptions['account'] = {
  suspended: new Set([people.ada.id]),
  measures: [
    {
      userId: people.ada.id,
      by: null,
      measure: {
        id: idAt(hoursAgo(30), 5),
        kind: 'suspension',
        reason: 'Repeated harassment.',
        parts: [],
        at: hoursAgo(30).toISOString(),
        endedAt: null,
        appeal: null,
      },
    },
  ],
}

/** Who is suspended is told so, and may answer with the password they have just typed. */
export const Suspended: Story = {
  ...scenario(catalogue['sign-in-suspended'], { ...visitor, backend: { account: suspendedAda } }),
  tags: ['row:sign-in-suspended', 'screen:sign-in', 'state:error', 'call:post-auth-login'],
  play: async ({ canvas, userEvent, args }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'This account is suspended.' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(canvas.getByText('Please say why.')).toBeVisible())
    await expect(canvas.getByLabelText('Your appeal')).toHaveFocus()
    await expect(hitsOf('appealSuspension')).toBe(0)
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const Appealed: Story = {
  ...scenario(catalogue['sign-in-appealed'], { ...visitor, backend: { account: suspendedAda } }),
  tags: ['row:sign-in-appealed', 'screen:sign-in', 'state:populated', 'call:post-auth-appeal'],
  play: async ({ canvas, userEvent }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    await userEvent.type(await canvas.findByLabelText('Your appeal'), 'It was not me who wrote it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(canvas.getByText(/Your appeal is sent/)).toBeVisible())
  },
}

/** There is one answer: a second one is not taken, and says so. */
export const AppealedBefore: Story = {
  ...scenario(catalogue['sign-in-appealed-before'], {
    ...visitor,
    backend: { account: suspendedAda },
    handlers: [mockRefusal('appealSuspension', 'already-appealed')],
  }),
  tags: ['row:sign-in-appealed-before', 'screen:sign-in', 'state:error', 'call:post-auth-appeal'],
  play: async ({ canvas, userEvent }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    await userEvent.type(await canvas.findByLabelText('Your appeal'), 'Once more.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(canvas.getByText(/You have appealed already/)).toBeVisible())
  },
}

export const Offline: Story = {
  ...scenario(catalogue['sign-in-offline'], { ...visitor, handlers: [mockOffline('login')] }),
  tags: ['row:sign-in-offline', 'screen:sign-in', 'state:offline', 'call:post-auth-login'],
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/could not be reached/)).toBeVisible())
  },
}

/** The mock backend knows Ada: the answer is a real one. */
export const Succeeds: Story = {
  ...scenario(catalogue['sign-in-succeeds'], visitor),
  tags: [
    'row:sign-in-succeeds',
    'screen:sign-in',
    'state:populated',
    'transition:signs-in',
    'toast:login',
    'call:post-auth-login',
  ],
  play: async ({ args, userEvent }) => {
    await signIn(userEvent, 'ada', 'correct horse battery')
    await waitFor(() => expect(screen.getByText('Login successful')).toBeVisible())
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  },
}

export const ToSignUp: Story = {
  ...scenario(catalogue['sign-in-to-sign-up'], visitor),
  tags: ['row:sign-in-to-sign-up', 'screen:sign-in', 'state:empty', 'transition:to-sign-up'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Join' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible()
  },
}
