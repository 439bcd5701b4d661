import { catalogue, hitsOf, mockNever, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from './App.tsx'

/** The page at `/`: before it is known who is looking, for a visitor, for a member, and after signing out. */
const meta = {
  title: 'Screens/App/Session',
  component: App,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  ...scenario(catalogue['app-session-pending'], { session: 'ask', handlers: [mockNever('getSession')] }),
  tags: ['row:app-session-pending', 'screen:app', 'state:loading', 'call:get-auth-user'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your session')).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await waitFor(() => expect(hitsOf('getSession')).toBe(1))
  },
}

export const SignedOut: Story = {
  ...scenario(catalogue['app-signed-out'], { as: null, session: 'ask' }),
  tags: ['row:app-signed-out', 'screen:app', 'state:signed-out', 'transition:signed-out', 'call:get-auth-user'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
    await expect(hitsOf('listPosts')).toBe(0)
  },
}

export const SignedIn: Story = {
  ...scenario(catalogue['app-signed-in'], { session: 'ask' }),
  tags: ['row:app-signed-in', 'screen:app', 'state:populated', 'transition:signed-in', 'call:get-auth-user'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Ada Lindqvist/ })).toBeVisible()
    await canvas.findAllByRole('article')
  },
}

/** Success clears the cache, reloads the page and tells it there: the visitor stands before the sign-in screen. */
export const LogOut: Story = {
  ...scenario(catalogue['shell-logout'], { session: 'ask' }),
  tags: [
    'row:shell-logout',
    'screen:shell',
    'state:populated',
    'transition:logout-clears-cache',
    'transition:logout-tells',
    'transition:logout-reloads',
    'toast:logout',
    'call:post-auth-logout',
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(canvasElement.querySelector('[data-loads="2"]')).toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
    await waitFor(() => expect(screen.getByText('Logged out')).toBeVisible())
    await waitFor(() => expect(hitsOf('getSession')).toBe(2))
  },
}
