/** What the stories of profiles share. */
import type { Decorator } from '@storybook/react-vite'
import { Dialog } from '@skein/design-system'
import { expect, screen, waitFor } from 'storybook/test'
import type { DrawMessageDialog } from './message-dialog.ts'

/** The column of a screen, under the header of the shell. */
export const inColumn: Decorator = (Story) => (
  <>
    <header className="sticky top-0 z-20 mx-auto flex h-52 max-w-600 items-center border-x border-b border-border bg-surface px-16">
      <h1 className="text-lead font-bold">Profile</h1>
    </header>
    <main className="mx-auto flex min-h-[calc(100dvh---spacing(52))] max-w-600 flex-col border-x border-border bg-surface">
      <Story />
    </main>
  </>
)

/** The toast with this title. It slides in. */
export const expectToast = (title: string): Promise<void> =>
  waitFor(() => expect(screen.getByText(title)).toBeVisible())

/** Stands where the app puts the message dialog: it shows whom it was opened for. */
export const drawMessageDialog: DrawMessageDialog = ({ recipient, open, onOpenChange }) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content title={recipient.name} description={`@${recipient.username}`} />
  </Dialog.Root>
)
