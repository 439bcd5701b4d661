import { catalogue, people, scenario, viewerOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppShell } from '../AppShell.tsx'
import { Keys } from './Keys.tsx'

const meta = {
  title: 'Screens/Shell/Keys',
  component: Keys,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <AppShell title="Home" path="/" viewer={viewerOf(people.ada)}>
        <p className="p-16">Posts stand here.</p>
      </AppShell>
      <Keys {...args} />
    </>
  ),
} satisfies Meta<typeof Keys>

export default meta
type Story = StoryObj<typeof meta>

/** '?' opens them all, as the entry at the foot of the page does; who turns them off has only that. */
export const Overview: Story = {
  ...scenario(catalogue['shell-keys'], {
    setup: () => {
      localStorage.removeItem('skein-one-key')
      return () => localStorage.removeItem('skein-one-key')
    },
  }),
  tags: ['row:shell-keys', 'screen:shell', 'state:populated'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.getAllByText('then')).toHaveLength(6)
    const keysOn = dialog.getByRole('switch', { name: /Shortcuts of one key/ })
    await userEvent.click(keysOn)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.keyboard('?')
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    await expect(await screen.findByRole('switch', { name: /Shortcuts of one key/ })).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: /Shortcuts of one key/ }))
    await waitFor(() => expect(screen.getByText('Previous post')).toBeVisible())
  },
}
