import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import type { ToastOptions, ToastUpdateOptions } from './toast.store.ts'
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

/** Something is under way: a spinner in place of the mark, until it is changed. */
export const Busy: Story = {
  args: { toasts: [{ busy: true, title: 'Importing 300 people', description: 'You can go on meanwhile.' }] },
  play: async () => {
    const text = await body().findByText('Importing 300 people')
    await expect(text.closest('[role=status]')).not.toBeNull()
    // Readers are silent about what is busy until it no longer is.
    await expect(text.closest('[aria-busy]')).toBeNull()
    await waitFor(() => expect(text).toBeVisible())
  },
}

/** Shows one that is busy, with a button for what becomes of it. */
function ChangingSpecimen({ change }: { change: ToastUpdateOptions }) {
  const [{ store, handle }] = useState(() => {
    const made = createToastStore()
    return { store: made, handle: made.add({ busy: true, title: 'Importing', description: 'people.csv' }) }
  })
  return (
    <>
      <Button variant="quiet" onClick={() => handle.update(change)}>
        Go on
      </Button>
      <Toaster store={store} />
    </>
  )
}

/** Where it stands: what the change does not name stays. */
export const Changed: Story = {
  render: () => <ChangingSpecimen change={{ busy: false, title: '298 people imported', duration: Infinity }} />,
  play: async ({ canvas }) => {
    await body().findByText('Importing')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    const text = await body().findByText('298 people imported')
    await expect(text.closest('[role=status]')).not.toBeNull()
    await waitFor(() => expect(body().getByText('people.csv')).toBeVisible())
  },
}

/** To what went wrong: it moves to where it interrupts. */
export const ChangedToDanger: Story = {
  render: () => (
    <ChangingSpecimen change={{ busy: false, tone: 'danger', title: 'Import failed', duration: Infinity }} />
  ),
  play: async ({ canvas }) => {
    await body().findByText('Importing')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    const text = await body().findByText('Import failed')
    await expect(text.closest('[role=alert]')).not.toBeNull()
    await expect(document.querySelectorAll('[data-component=Toast]')).toHaveLength(1)
    await waitFor(() => expect(text).toBeVisible())
  },
}

/** Shows a promise, with buttons for how it ends. */
function PromiseSpecimen() {
  const [store] = useState(() => createToastStore())
  const [work] = useState(() => Promise.withResolvers<number>())
  return (
    <>
      <Button
        variant="quiet"
        onClick={() =>
          void store.promise(work.promise, {
            loading: 'Importing',
            success: (count) => ({ title: `${count} people imported`, duration: Infinity }),
            error: 'Import failed',
          })
        }
      >
        Import
      </Button>
      <Button variant="quiet" onClick={() => work.resolve(298)}>
        Done
      </Button>
      <Toaster store={store} />
    </>
  )
}

/** Says how a promise ended, also where the toast of its beginning has been closed. */
export const OfAPromise: Story = {
  render: () => <PromiseSpecimen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await body().findByText('Importing')
    await userEvent.click(body().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(body().queryByText('Importing')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    const text = await body().findByText('298 people imported')
    await waitFor(() => expect(text).toBeVisible())
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
