import {
  createMockBackend,
  faults,
  forget,
  hitsOf,
  manyPosts,
  pictures,
  recordFault,
  refuseTheRest,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { App } from './App.tsx'

const backend = createMockBackend({ posts: manyPosts(12) })

/** From the sign-in screen to a first post, and a reload that finds it. */
const meta = {
  title: 'Flows/Join and post',
  component: App,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [...backend.handlers, pictures, refuseTheRest(recordFault)] },
    skein: { viewer: 'ask', path: '/', language: 'en' },
  },
  beforeEach: () => {
    backend.reset()
    forget()
  },
  afterEach: () => {
    if (faults().length > 0) throw new Error(faults().join('\n'))
  },
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const words = 'Hello from the canal. The heron looked up, then decided I was not a fish.'

/** A visitor becomes a member, writes, likes, and leaves: one browser, one backend, no shortcut. */
export const JoinAndPost: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('join', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign up' }))
      await canvas.findByRole('heading', { level: 1, name: 'Join' })
      const fields = {
        Username: 'lucia_v',
        'Full name': 'Lucía Vega',
        Email: 'lucia@skein.example',
        Password: 'draws on sundays',
        'Confirm password': 'draws on sundays',
      }
      for (const [label, text] of Object.entries(fields)) await userEvent.type(canvas.getByLabelText(label), text)
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await waitFor(() => expect(screen.getByText('Welcome to the product!')).toBeVisible())
      await waitFor(() => expect(canvas.getByRole('link', { name: /Lucía Vega/ })).toBeVisible())
    })
    await step('pass the welcome', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Put the welcome away' }))
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Welcome to Skein' })).not.toBeInTheDocument())
    })
    await step('post', async () => {
      await canvas.findAllByRole('article')
      await userEvent.type(canvas.getByRole('textbox', { name: "What's on your mind?" }), words)
      await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
      await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
      await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(words)
    })
    await step('like', async () => {
      const first = canvas.getAllByRole('article')[0]
      if (!first) throw new Error('There is no post.')
      const like = within(first).getByRole('button', { name: /^Like/ })
      await userEvent.click(like)
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await waitFor(() => expect(hitsOf('likePost')).toBe(1))
    })
    await step('sign out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
      await waitFor(() => expect(screen.getByText('You have been successfully logged out.')).toBeVisible())
    })
    await step('what was written stays', async () => {
      await userEvent.type(canvas.getByLabelText('Username'), 'lucia@skein.example')
      await userEvent.type(canvas.getByLabelText('Password'), 'draws on sundays')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent(words))
      await expect(canvas.getAllByRole('button', { name: /^Like/ })[0]).toHaveAttribute('aria-pressed', 'true')
      // Read on, until nothing of a post is half under the head of the page or the camera's button.
      window.scrollBy({ top: 40, behavior: 'instant' })
    })
  },
}
