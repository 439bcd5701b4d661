import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { AlertDialog } from './index.ts'

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog.Content,
  args: {
    title: 'Delete this post?',
    description: 'It leaves every feed at once. Replies stay, under a tombstone.',
  },
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content {...args}>
        <AlertDialog.Actions>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          <AlertDialog.Action>Delete</AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
} satisfies Meta<typeof AlertDialog.Content>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** It fades in. */
const question = async (name: string) => {
  const dialog = await body().findByRole('alertdialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The focus begins at the answer that changes nothing. */
export const Basic: Story = {
  play: async () => {
    const dialog = await question('Delete this post?')
    await expect(body().getByRole('alertdialog')).toHaveAccessibleDescription(
      'It leaves every feed at once. Replies stay, under a tombstone.',
    )
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

/** Escape cancels, and the focus goes back to what asked. */
export const WithTrigger: Story = {
  render: (args) => (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button variant="quiet">Delete post</Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content {...args}>
        <AlertDialog.Actions>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          <AlertDialog.Action>Delete</AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete post' })
    await userEvent.click(trigger)
    await question('Delete this post?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

function Erasing(args: Parameters<typeof AlertDialog.Content>[0]) {
  const [loading, setLoading] = useState(false)
  return (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content {...args}>
        <AlertDialog.Actions>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          <AlertDialog.Action
            loading={loading}
            loadingLabel="Erasing…"
            onClick={(event) => {
              event.preventDefault()
              setLoading(true)
            }}
          >
            Erase everything
          </AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

/** It stays while the work is under way, where the press says `preventDefault()`. */
export const Loading: Story = {
  args: { title: 'Start a new chat?', description: 'What you wrote to the assistant is erased.' },
  render: (args) => <Erasing {...args} />,
  play: async () => {
    const dialog = await question('Start a new chat?')
    await userEvent.click(dialog.getByRole('button', { name: 'Erase everything' }))
    await expect(await dialog.findByRole('button', { name: 'Erasing…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Not every decision destroys: the action takes another tone. */
export const NothingLost: Story = {
  args: { title: 'Publish to everybody?', description: 'Your 214 followers are told of it.' },
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content {...args}>
        <AlertDialog.Actions>
          <AlertDialog.Cancel>Not yet</AlertDialog.Cancel>
          <AlertDialog.Action tone="accent">Publish</AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
  play: async () => {
    const dialog = await question('Publish to everybody?')
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: { title: 'حذف هذا المنشور؟', description: 'سيختفي من كل الصفحات في الحال.' },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <AlertDialog.Root defaultOpen>
          <AlertDialog.Content {...args}>
            <AlertDialog.Actions>
              <AlertDialog.Cancel>إلغاء</AlertDialog.Cancel>
              <AlertDialog.Action>حذف</AlertDialog.Action>
            </AlertDialog.Actions>
          </AlertDialog.Content>
        </AlertDialog.Root>
      </div>
    </DesignSystemProvider>
  ),
  play: async () => {
    const dialog = await question('حذف هذا المنشور؟')
    const [cancel, action] = dialog.getAllByRole('button')
    await expect(cancel?.getBoundingClientRect().left).toBeGreaterThan(action?.getBoundingClientRect().right ?? 0)
  },
}

/** At 320 px long answers stand under one another. */
export const Narrow: Story = {
  args: { title: 'Discard your changes?', description: 'What you changed in your profile is lost.' },
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content {...args} style={{ maxInlineSize: 288 }}>
        <AlertDialog.Actions>
          <AlertDialog.Cancel>Keep editing my profile</AlertDialog.Cancel>
          <AlertDialog.Action>Discard all changes</AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
  play: async () => {
    await question('Discard your changes?')
    const { scrollWidth, clientWidth } = body().getByRole('alertdialog')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
