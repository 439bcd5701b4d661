import { catalogue, goOffline, people, scenario, viewerOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppShell } from '../AppShell.tsx'
import { ImmersiveShell } from '../ImmersiveShell.tsx'
import { CameraAccessScreen } from './CameraAccessScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { NotLoadedScreen } from './NotLoadedScreen.tsx'

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
  args: { title: '404 Page Not Found', path: '/bookmraks', children: <NotFoundScreen asked="/bookmraks" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '404 Page Not Found' })).toBeVisible()
    await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(canvas.getByText('/bookmraks')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
}

export const Failed: Story = {
  ...scenario(catalogue['screen-failed']),
  tags: ['row:screen-failed', 'screen:shell', 'state:error'],
  args: { children: <ErrorScreen /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

/** A newer build has taken its code away: a reload brings that. */
export const NotLoaded: Story = {
  ...scenario(catalogue['screen-not-loaded']),
  tags: ['row:screen-not-loaded', 'screen:shell', 'state:error'],
  args: { title: 'Bookmarks', path: '/bookmarks', children: <NotLoadedScreen /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This page is not loaded yet' })).toBeVisible()
    await expect(canvas.getByText(/Skein may have been updated/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

/** Without a network a reload would lose the page: it comes by itself. */
export const NotLoadedOffline: Story = {
  ...scenario(catalogue['screen-not-loaded-offline'], { setup: goOffline }),
  tags: ['row:screen-not-loaded-offline', 'screen:shell', 'state:offline'],
  args: { title: 'Bookmarks', path: '/bookmarks', children: <NotLoadedScreen /> },
  play: async ({ canvas }) => {
    dispatchEvent(new Event('offline'))
    await waitFor(() => expect(canvas.getByText('It opens by itself when you are back online.')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
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
