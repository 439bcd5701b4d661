import { catalogue, people, scenario, viewerOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppShell } from '../AppShell.tsx'
import { ImmersiveShell } from '../ImmersiveShell.tsx'
import { CameraAccessScreen } from './CameraAccessScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** Pages that the frame itself brings: what an unknown address and a closed door show. */
const meta = {
  title: 'Screens/Shell/Pages',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Home', path: '/', viewer: viewerOf(people.ada) },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  ...scenario(catalogue['not-found'], { path: '/bookmraks' }),
  tags: ['row:not-found', 'screen:not-found', 'state:populated'],
  args: { title: '404 Page Not Found', path: '/bookmraks', children: <NotFoundScreen address="/bookmraks" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '404 Page Not Found' })).toBeVisible()
    await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(canvas.getByText('/bookmraks')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
}

export const CameraSignedOut: Story = {
  ...scenario(catalogue['camera-signed-out'], { as: null, path: '/camera' }),
  tags: ['row:camera-signed-out', 'screen:camera', 'state:signed-out'],
  render: () => (
    <ImmersiveShell title="Camera" path="/camera" viewer={null} hasBar>
      <CameraAccessScreen />
    </ImmersiveShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Camera Access' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth')
  },
}
