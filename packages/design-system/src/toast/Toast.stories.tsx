import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import type { ToastOptions } from './toast.store.ts'
import { createToastStore } from './toast.store.ts'
import { Toaster } from './Toaster.tsx'

const onClick = fn()

/** Shows toasts from a queue of the story's own, so that no story sees another's. */
function Specimen({ toasts, limit }: { toasts: readonly ToastOptions[]; limit?: number }) {
  const [store] = useState(() => {
    const made = createToastStore()
    for (const options of toasts) made.add({ duration: Infinity, ...options })
    return made
  })
  return (
    <>
      <Button variant="quiet" onClick={() => store.add({ title: 'Bookmarked' })}>
        Bookmark
      </Button>
      <Toaster store={store} limit={limit} />
    </>
  )
}

const meta = {
  title: 'Primitives/Toast',
  component: Specimen,
  args: { toasts: [{ title: 'Post created!' }] },
} satisfies Meta<typeof Specimen>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** What went well is said politely. */
export const Success: Story = {
  play: async () => {
    const text = await body().findByText('Post created!')
    await expect(text.closest('[role=status]')).not.toBeNull()
    // It fades in.
    await waitFor(() => expect(text).toBeVisible())
  },
}

/** What went wrong interrupts. */
export const Destructive: Story = {
  args: {
    toasts: [
      {
        tone: 'danger',
        title: 'Password too short',
        description: 'Password must be at least 8 characters long.',
      },
    ],
  },
  play: async () => {
    const text = await body().findByText('Password too short')
    await expect(text.closest('[role=alert]')).not.toBeNull()
  },
}

export const WithAction: Story = {
  args: {
    toasts: [
      {
        title: 'Reposted!',
        description: 'Post has been shared to your followers.',
        action: { label: 'Undo', onClick },
      },
    ],
  },
  play: async () => {
    onClick.mockClear()
    await userEvent.click(await body().findByRole('button', { name: 'Undo' }))
    await expect(onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(body().queryByText('Reposted!')).toBeNull())
  },
}

export const Dismissed: Story = {
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(body().queryByText('Post created!')).toBeNull())
  },
}

/** One slot: the newer one takes the older one's place. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    await body().findByText('Post created!')
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }))
    await body().findByText('Bookmarked')
    await expect(body().queryByText('Post created!')).toBeNull()
  },
}

/** Where a product wants more, they stack. */
export const Stacked: Story = {
  args: {
    limit: 3,
    toasts: [
      { title: 'Post created!' },
      { title: 'Reposted!', description: 'Post has been shared to your followers.' },
      { tone: 'danger', title: 'Failed to send message', description: 'Please try again.' },
    ],
  },
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('[data-component=Toast]')).toHaveLength(3))
  },
}

/** Long words break, and the toast never leaves the window. */
export const LongText: Story = {
  args: {
    toasts: [{ title: 'Bundesausbildungsförderungsgesetz'.repeat(4), description: 'One sentence more. '.repeat(8) }],
  },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-component=Toast]')).not.toBeNull())
    const card = document.querySelector<HTMLElement>('[data-component=Toast]')
    await expect(card?.offsetWidth).toBeLessThanOrEqual(420)
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.offsetWidth ?? 0)
  },
}
