import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from './index.ts'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog.Content,
  args: { title: 'Delete this post?' },
} satisfies Meta<typeof Dialog.Content>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** A question: the safe answer has the focus, Escape is the safe answer too. */
export const Question: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content
        role="alertdialog"
        size={360}
        closeButton={false}
        title="Delete this post?"
        description="It leaves every feed at once. Replies stay, under a tombstone."
      >
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">Cancel</Button>
          </Dialog.Close>
          <Button variant="danger">Delete</Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await body().findByRole('alertdialog', { name: 'Delete this post?' })
    await expect(dialog).toHaveAccessibleDescription('It leaves every feed at once. Replies stay, under a tombstone.')
    await expect(dialog.offsetWidth).toBe(360)
    await expect(body().getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

/** Opened by its trigger, closed by 'Close': focus comes back. */
export const WithTrigger: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="quiet">Who liked this?</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Liked by" size={480}>
        <p>Noor Haddad, Tomas Baker and 638 others</p>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Who liked this?' })
    await userEvent.click(trigger)
    await body().findByRole('dialog', { name: 'Liked by' })
    await userEvent.click(body().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

/** More than fits scrolls inside; on a phone it takes the whole window. */
export const Long: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Terms" size={600} fullScreenOnPhone>
        {Array.from({ length: 40 }, (_, i) => (
          <p key={i}>Paragraph {i + 1} of something that is longer than any window.</p>
        ))}
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button>Agree</Button>
          </Dialog.Close>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await body().findByRole('dialog', { name: 'Terms' })
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
