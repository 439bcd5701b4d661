import { catalogue, hitsOf, mockBareFailure, mockRefusal, people, scenario, viewerOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, type UserEventObject } from 'storybook/test'
import { AppShell } from '../AppShell.tsx'
import { AccountSheet } from '../sheet/AccountSheet.tsx'

const meta = {
  title: 'Screens/Shell/Accounts',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Home', path: '/', viewer: viewerOf(people.ada), children: <p className="p-16">Posts stand here.</p> },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const besides = [people.noor, people.tomas]

/** What comes in by a movement is seen a moment later. */
async function shown(find: () => Promise<HTMLElement>) {
  const element = await find()
  await waitFor(() => expect(element).toBeVisible())
}

async function openMenu(userEvent: UserEventObject) {
  const button = screen.getByRole('button', { name: 'Accounts' })
  await userEvent.click(button)
  await shown(() => screen.findByRole('menuitem', { name: 'Log out @ada' }))
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

const row = (name: string | RegExp) => screen.findByRole('menuitem', { name })

/** One account: another can be added, and this one be left. */
export const One: Story = {
  ...scenario(catalogue['accounts-one']),
  tags: ['row:accounts-one', 'screen:shell', 'state:empty', 'call:get-accounts'],
  play: async ({ userEvent }) => {
    await expect(hitsOf('listAccounts')).toBe(0)
    await openMenu(userEvent)
    await expect(await row('Add an account')).toHaveAttribute('href', '/auth?view=add')
    await waitFor(() => expect(hitsOf('listAccounts')).toBe(1))
    await expect(screen.getAllByRole('menuitem')).toHaveLength(2)
  },
}

export const Three: Story = {
  ...scenario(catalogue['accounts-three'], { backend: { besides } }),
  tags: ['row:accounts-three', 'screen:shell', 'state:populated', 'call:get-accounts'],
  play: async ({ userEvent }) => {
    await openMenu(userEvent)
    await shown(() => row(/Noor Haddad.*@noor/))
    await shown(() => row(/@tomas/))
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accounts' })).toHaveFocus())
    await openMenu(userEvent)
    await shown(() => row(/@noor/))
  },
}

/** As many as a browser keeps: it is said why none can be added. */
export const Full: Story = {
  ...scenario(catalogue['accounts-full'], {
    backend: { besides: [people.noor, people.tomas, people.ines, people.long] },
  }),
  tags: ['row:accounts-full', 'screen:shell', 'state:populated', 'call:get-accounts'],
  play: async ({ userEvent }) => {
    await openMenu(userEvent)
    await shown(() => screen.findByText(/^5 accounts is the most/))
    await expect(screen.queryByRole('menuitem', { name: 'Add an account' })).not.toBeInTheDocument()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['accounts-fail'], { handlers: [mockBareFailure('listAccounts', 502)] }),
  tags: ['row:accounts-fail', 'screen:shell', 'state:error', 'call:get-accounts'],
  play: async ({ userEvent }) => {
    await openMenu(userEvent)
    await shown(() => screen.findByText('Your other accounts could not be loaded.'))
    await shown(() => row('Add an account'))
  },
}

const sheet = () => (
  <AccountSheet
    isOpen
    onClose={() => undefined}
    onChat={() => undefined}
    path="/"
    viewer={viewerOf({ ...people.ada, name: people.long.name })}
  />
)

/** In the menu of a phone: the same accounts, and one that is left. */
export const Sheet: Story = {
  ...scenario(catalogue['accounts-sheet'], { backend: { besides } }),
  tags: ['row:accounts-sheet', 'screen:shell', 'state:populated', 'call:get-accounts'],
  render: sheet,
  play: async () => {
    await shown(() => screen.findByRole('button', { name: /Noor Haddad.*@noor/ }))
    await expect(screen.getByRole('list', { name: 'Switch account' }).children).toHaveLength(2)
    await expect(screen.getByRole('link', { name: 'Add an account' })).toHaveAttribute('href', '/auth?view=add')
  },
}

export const SheetFails: Story = {
  ...scenario(catalogue['accounts-sheet-fail'], { handlers: [mockBareFailure('listAccounts', 502)] }),
  tags: ['row:accounts-sheet-fail', 'screen:shell', 'state:error', 'call:get-accounts'],
  render: sheet,
  play: async ({ userEvent }) => {
    await shown(() => screen.findByText('Your other accounts could not be loaded.'))
    const asked = hitsOf('listAccounts')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(hitsOf('listAccounts')).toBe(asked + 1))
    await shown(() => screen.findByText('Your other accounts could not be loaded.'))
  },
}

/** Signed out of it elsewhere between two looks: it wants its password again. */
export const Left: Story = {
  ...scenario(catalogue['accounts-left'], {
    backend: { besides },
    handlers: [mockRefusal('switchAccount', 'account-left')],
  }),
  tags: ['row:accounts-left', 'screen:shell', 'state:error', 'call:post-accounts-switch'],
  play: async ({ userEvent }) => {
    await openMenu(userEvent)
    await userEvent.click(await row(/@noor/))
    await shown(() => screen.findByText('You are signed out of @noor here'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible())
  },
}

export const SwitchFails: Story = {
  ...scenario(catalogue['accounts-switch-fails'], {
    backend: { besides },
    handlers: [mockRefusal('switchAccount', 'unavailable')],
  }),
  tags: ['row:accounts-switch-fails', 'screen:shell', 'state:error', 'call:post-accounts-switch'],
  play: async ({ userEvent }) => {
    await openMenu(userEvent)
    await userEvent.click(await row(/@noor/))
    await shown(() => screen.findByText('The account was not changed'))
  },
}
