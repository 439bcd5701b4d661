import { catalogue, mockCall, mockRefusal, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PrivacyTab } from './privacy/PrivacyTab.tsx'

/** Whom a member muted and blocked: the lists in the settings, and the way back. */
const meta = {
  title: 'Screens/Settings/Muted and blocked',
  component: PrivacyTab,
  args: { onLeave: () => undefined },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto min-h-dvh max-w-600 border-x border-border bg-surface">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PrivacyTab>

export default meta
type Story = StoryObj<typeof meta>

/** Opens a list by the button beside its heading. */
async function openList(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Show ${name}` }))
  return within(await screen.findByRole('dialog', { name }))
}

/** The last one first; a row stays when its mute ends, and can be muted again. */
export const Muted: Story = {
  ...scenario(catalogue['settings-muted-people'], { backend: { muted: ['noor', 'ines'] } }),
  tags: ['row:settings-muted-people', 'screen:settings', 'state:populated', 'call:get-mutes'],
  play: async () => {
    const list = await openList('Muted people')
    await expect((await list.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/profile/noor',
      '/profile/ines',
    ])
    await userEvent.click(list.getByRole('button', { name: 'Unmute Noor Haddad' }))
    await waitFor(() => expect(screen.getByText('@noor is no longer muted')).toBeVisible())
    await expect(list.getByRole('button', { name: 'Mute Noor Haddad' })).toHaveFocus()
    await expect(list.getByRole('button', { name: 'Unmute Ines Moreau' })).toBeVisible()
  },
}

export const NobodyMuted: Story = {
  ...scenario(catalogue['settings-muted-people-none']),
  tags: ['row:settings-muted-people-none', 'screen:settings', 'state:empty', 'call:get-mutes'],
  play: async () => {
    const list = await openList('Muted people')
    await waitFor(() => expect(list.getByText('You have muted nobody.')).toBeVisible())
  },
}

export const MutedFails: Story = {
  ...scenario(catalogue['settings-muted-people-fail'], { handlers: [mockRefusal('listMuted', 'internal')] }),
  tags: ['row:settings-muted-people-fail', 'screen:settings', 'state:error', 'call:get-mutes'],
  play: async () => {
    const list = await openList('Muted people')
    await expect(await list.findByRole('alert')).toHaveTextContent('Failed to load people. Please try again.')
  },
}

/** What is refused stands as it stood. */
export const UnmuteFails: Story = {
  ...scenario(catalogue['settings-unmute-fail'], {
    backend: { muted: ['noor'] },
    handlers: [mockRefusal('unmuteUser', 'internal')],
  }),
  tags: ['row:settings-unmute-fail', 'screen:settings', 'state:error', 'call:delete-users-mute'],
  play: async () => {
    const list = await openList('Muted people')
    await userEvent.click(await list.findByRole('button', { name: 'Unmute Noor Haddad' }))
    await waitFor(() => expect(screen.getByText('Failed to change the mute')).toBeVisible())
    await expect(list.getByRole('button', { name: 'Unmute Noor Haddad' })).toBeVisible()
  },
}

export const Blocked: Story = {
  ...scenario(catalogue['settings-blocked-people'], { backend: { blocked: ['noor'] } }),
  tags: ['row:settings-blocked-people', 'screen:settings', 'state:populated', 'call:get-blocks'],
  play: async () => {
    const list = await openList('Blocked people')
    await userEvent.click(await list.findByRole('button', { name: 'Unblock Noor Haddad' }))
    await waitFor(() => expect(screen.getByText('@noor is no longer blocked')).toBeVisible())
    await expect(list.getByRole('button', { name: 'Block Noor Haddad' })).toBeVisible()
  },
}

export const NobodyBlocked: Story = {
  ...scenario(catalogue['settings-blocked-people-none']),
  tags: ['row:settings-blocked-people-none', 'screen:settings', 'state:empty', 'call:get-blocks'],
  play: async () => {
    await openList('Blocked people')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show Blocked people' })).toHaveFocus())
    const list = await openList('Blocked people')
    await waitFor(() => expect(list.getByText('You have blocked nobody.')).toBeVisible())
  },
}

/** The newest first, also where the first post is gone; a row stays when its mute ends. */
export const MutedThreads: Story = {
  ...scenario(catalogue['settings-muted-threads'], {
    handlers: [
      mockCall('listMutedThreads', [
        { id: posts.plain.id, post: posts.plain },
        { id: posts.warned.id, post: null },
      ]),
      mockCall('unmuteThread', undefined),
    ],
  }),
  tags: ['row:settings-muted-threads', 'screen:settings', 'state:populated', 'call:get-muted-threads'],
  play: async () => {
    const list = await openList('Muted conversations')
    await expect(await list.findByRole('link')).toHaveAttribute('href', `/post/${posts.plain.id}`)
    // It fades in.
    await waitFor(() =>
      expect(list.getByText('A conversation whose first post is gone', { selector: 'p' })).toBeVisible(),
    )
    await userEvent.click(list.getByRole('button', { name: 'Unmute Tomás Rivera' }))
    await waitFor(() => expect(list.getByRole('button', { name: 'Mute Tomás Rivera' })).toHaveFocus())
  },
}

export const NoMutedThreads: Story = {
  ...scenario(catalogue['settings-muted-threads-none']),
  tags: ['row:settings-muted-threads-none', 'screen:settings', 'state:empty', 'call:get-muted-threads'],
  play: async () => {
    const list = await openList('Muted conversations')
    await waitFor(() => expect(list.getByText('You have muted no conversation.')).toBeVisible())
  },
}

export const MutedThreadsFail: Story = {
  ...scenario(catalogue['settings-muted-threads-fail'], { handlers: [mockRefusal('listMutedThreads', 'internal')] }),
  tags: ['row:settings-muted-threads-fail', 'screen:settings', 'state:error', 'call:get-muted-threads'],
  play: async () => {
    const list = await openList('Muted conversations')
    await expect(await list.findByRole('alert')).toHaveTextContent('Failed to load muted conversations')
  },
}
