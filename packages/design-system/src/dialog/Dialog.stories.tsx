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
        size="sm"
        closeButton={false}
        title="Delete this post?"
        description="It leaves every feed at once. Replies stay, under a tombstone."
      >
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">Cancel</Button>
          </Dialog.Close>
          <Button tone="danger">Delete</Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await body().findByRole('alertdialog', { name: 'Delete this post?' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
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
      <Dialog.Content title="Liked by" size="md">
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

const terms = [
  'What you write stays yours. You let us keep it and show it to those you chose, for as long as it is here.',
  'Be at least thirteen years old. One person may have several accounts, but no account may pretend to be somebody else.',
  'Do not harass, threaten or expose anyone. A joke that needs a victim is not one we will defend.',
  'Label what a machine made. Posts by the assistant carry its name and yours, so that readers see who answers for them.',
  'Only post pictures, sound and film that you may share. When somebody shows us that you may not, it comes down.',
  'Private accounts are private: we show their posts to approved followers and to nobody else, search included.',
  'We may suspend an account that breaks these terms. You are told why, and a person looks again when you ask.',
  'You may leave at any time. Take your archive with you; thirty days later we erase what is left, media too.',
  'We work to keep the service up, but it comes as it is. Keep a copy of anything you could not bear to lose.',
  'Where the law lets us limit what we owe, we do. Where it does not, nothing here takes your rights away.',
  'When these terms change in a way that matters, we tell you a month before, with the old and new text side by side.',
  'Messages with a lock are encrypted between the two of you. We cannot read them and cannot bring them back.',
  'Advertisements never use what you write in messages. In the settings you choose whether they may use anything at all.',
  'Report what should not be here. Reports are read by people, and nobody learns who reported.',
  'Do not gather what others wrote in bulk, and do not try to get around the limits that keep the place quiet.',
  'If one of these terms turns out not to hold, the others still do. If we do not insist on one today, we may tomorrow.',
  'Write to us before you go to court. Most quarrels end with a letter, and a person reads every one.',
]

/** More than fits scrolls inside; on a phone it takes the whole window. */
export const Long: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Terms" size="lg" fullScreenOnPhone>
        {terms.map((clause) => (
          <p key={clause}>{clause}</p>
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
