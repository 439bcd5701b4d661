import {
  catalogue,
  chatMessages,
  cometAnswer,
  goOffline,
  hitsOf,
  mockBareFailure,
  mockCall,
  mockNever,
  mockRefusal,
  people,
  scenario,
  suggestionOf,
  viewerOf,
} from '@skein/mocks'
import type { Waiting } from '@skein/data/offline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AppShell } from './AppShell.tsx'
import { MissingPart } from './MissingPart.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WaitingNotice } from './waiting/WaitingNotice.tsx'

const meta = {
  title: 'Screens/Shell/Frame',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Home', path: '/', viewer: viewerOf(people.ada), children: <p className="p-16">Posts stand here.</p> },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const [reload, later, tryAgain, remove] = [fn(), fn(), fn(), fn()]

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }))

export const Populated: Story = {
  ...scenario(catalogue['shell-populated']),
  tags: ['row:shell-populated', 'screen:shell', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    const entries = [
      'Home',
      'Search',
      'Explore',
      'Camera',
      'Videos',
      'Notifications',
      'Messages',
      'Bookmarks',
      'Profile',
    ]
    for (const name of entries)
      await expect(sidebar().getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(sidebar().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(sidebar().getByRole('link', { name: /^Notifications.*4 unread/ })).toBeVisible()
    await expect(sidebar().getByRole('button', { name: 'AI Chat' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByPlaceholderText('Search posts, users, or ask AI...')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await expect(canvas.getByRole('link', { name: /Ada Lindqvist/ })).toHaveAttribute('href', '/profile')
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getAllByRole('link')).toHaveLength(9)
    await expect(footer.getByText(/2001-2025/)).toBeVisible()
    await waitFor(() => expect(hitsOf('listTrends') + hitsOf('listSuggestions')).toBe(2))
  },
}

export const Long: Story = {
  ...scenario(catalogue['shell-long'], { as: people.long }),
  tags: ['row:shell-long', 'screen:shell', 'state:long'],
  args: {
    viewer: viewerOf(people.long, { notifications: 128, messages: 99 }),
    title: 'A screen whose name is rather long',
  },
  play: async ({ canvasElement }) => {
    await expect(sidebar().getByRole('link', { name: /^Notifications.*99\+ unread/ })).toBeVisible()
    await expect(sidebar().getByRole('link', { name: /^Messages.*99 unread/ })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Where the first letter of a text stands. */
function firstLetter({ firstChild: text }: Element): DOMRect {
  if (text === null) throw new Error('There is no text.')
  const range = document.createRange()
  range.setStart(text, 0)
  range.setEnd(text, 1)
  return range.getBoundingClientRect()
}

/** In a page that runs from right to left, a name that does not loses its end where there is no room, not its beginning. */
export const RightToLeft: Story = {
  ...scenario(catalogue['shell-right-to-left'], {
    as: people.long,
    handlers: [mockCall('listSuggestions', [suggestionOf(people.long)])],
  }),
  tags: ['row:shell-right-to-left', 'screen:shell', 'state:long'],
  globals: { direction: 'rtl' },
  args: { viewer: viewerOf(people.long) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Follow ${people.long.name}` })
    const names = canvas.getAllByText(people.long.name, { selector: 'bdi' })
    await expect(names).toHaveLength(2)
    for (const name of names) {
      const first = firstLetter(name)
      await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
      await expect(first.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().left)
    }
  },
}

/** Information pages show their title themselves: the bar says where one is, and the title once that has scrolled away. */
export const Information: Story = {
  ...scenario(catalogue['shell-information']),
  tags: ['row:shell-information', 'screen:shell', 'state:populated'],
  args: { title: 'Terms of Service', path: '/terms' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })
    const crumb = canvas.getByText('Information')
    await expect([crumb, title].map((element) => getComputedStyle(element).opacity)).toEqual(['1', '0'])
    document.documentElement.toggleAttribute('data-title-away', true)
    await waitFor(() => expect(getComputedStyle(title).opacity).toBe('1'))
    await expect(getComputedStyle(crumb).opacity).toBe('0')
    document.documentElement.removeAttribute('data-title-away')
    await waitFor(() => expect([crumb, title].map((element) => getComputedStyle(element).opacity)).toEqual(['1', '0']))
  },
}

export const Offline: Story = {
  ...scenario(catalogue['shell-offline'], { setup: goOffline }),
  tags: ['row:shell-offline', 'screen:shell', 'state:offline'],
  play: async ({ canvas }) => {
    dispatchEvent(new Event('offline'))
    await waitFor(() => expect(canvas.getByText('You are offline.')).toBeVisible())
    await expect(canvas.getByText(/What you write is kept/)).toBeVisible()
  },
}

/** A file that a newer build took away, asked for twice: the page stays as it is, and a reload is offered. */
export const PartMissing: Story = {
  ...scenario(catalogue['shell-part-missing']),
  tags: ['row:shell-part-missing', 'screen:shell', 'state:error'],
  args: {
    children: (
      <>
        <p className="p-16">Posts stand here.</p>
        <MissingPart isMissing />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A part of this page could not be loaded.')).toBeVisible()
    await expect(canvas.getByText(/what you write is kept/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

/** A newer build waits, and begins only when somebody wants it. */
export const UpdateReady: Story = {
  ...scenario(catalogue['shell-update-ready']),
  tags: ['row:shell-update-ready', 'screen:shell', 'state:populated'],
  args: {
    children: (
      <>
        <p className="p-16">Posts stand here.</p>
        <UpdateNotice isReady onReload={reload} onLater={later} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A new version of Skein is ready.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(later).toHaveBeenCalledOnce()
    await expect(reload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(reload).toHaveBeenCalledOnce()
  },
}

const tides: readonly Waiting[] = [
  { id: 'a', kind: 'like', target: '1', wanted: true, about: '', state: 'waiting' },
  {
    id: 'b',
    kind: 'post',
    body: { content: 'The tide turns at nine.' },
    about: 'The tide turns at nine.',
    state: 'waiting',
  },
  { id: 'c', kind: 'follow', target: '2', wanted: true, about: '', state: 'failed', error: 'This account is gone.' },
]

/** What was done without a network: told of, and each can be tried again or given up. */
export const WaitingToBeSent: Story = {
  ...scenario(catalogue['shell-waiting']),
  tags: ['row:shell-waiting', 'screen:shell', 'state:offline'],
  args: {
    children: (
      <>
        <p className="p-16">Posts stand here.</p>
        <WaitingNotice items={tides} onTryAgain={tryAgain} onRemove={remove} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 could not be sent')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting to be sent' }))
    const [like, post, follow] = dialog.getAllByRole('listitem')
    if (!like || !post || !follow) throw new Error('Three things wait.')
    await expect(post).toHaveTextContent('The tide turns at nine.')
    await expect(follow).toHaveTextContent('This account is gone.')
    await userEvent.click(within(follow).getByRole('button', { name: 'Try again' }))
    await expect(tryAgain).toHaveBeenCalledWith('c')
    await userEvent.click(within(like).getByRole('button', { name: 'Remove' }))
    await expect(remove).toHaveBeenCalledWith('a')
  },
}

export const ThemeToDark: Story = {
  ...scenario(catalogue['shell-theme-dark']),
  tags: ['row:shell-theme-dark', 'screen:shell', 'state:populated', 'transition:theme-to-dark'],
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('skein-theme')).toBe('dark')
  },
}

export const ThemeToLight: Story = {
  ...scenario(catalogue['shell-theme-light']),
  tags: ['row:shell-theme-light', 'screen:shell', 'state:populated', 'transition:theme-to-light'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await expect(localStorage.getItem('skein-theme')).toBe('light')
  },
}

const device = Object.assign(new EventTarget(), { matches: false, media: '(prefers-color-scheme: dark)' })

/** Puts a device in place of the real one, whose colour scheme a page cannot change. */
function holdDevice(): () => void {
  const real = window.matchMedia
  device.matches = false
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => (query === device.media ? device : real.call(window, query)),
  })
  return () => void Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: real })
}

export const ThemeFollowsSystem: Story = {
  ...scenario(catalogue['shell-theme-system'], { setup: holdDevice }),
  tags: ['row:shell-theme-system', 'screen:shell', 'state:populated', 'transition:theme-follows-system'],
  globals: { theme: 'system' },
  play: async () => {
    for (const [dark, theme] of [
      [true, 'dark'],
      [false, 'light'],
    ] as const) {
      device.matches = dark
      device.dispatchEvent(new Event('change'))
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme))
    }
  },
}

export const AssistantOpens: Story = {
  ...scenario(catalogue['assistant-opens'], { backend: { chat: chatMessages } }),
  tags: [
    'row:assistant-opens',
    'screen:assistant',
    'state:populated',
    'transition:assistant-opens',
    'transition:assistant-loads-while-open',
    'call:get-chat-messages',
  ],
  play: async ({ userEvent }) => {
    const opener = sidebar().getByRole('button', { name: 'AI Chat' })
    await expect(hitsOf('listChatMessages')).toBe(0)
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'AI Chat' })).toBeVisible())
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByText(cometAnswer.message)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ask anything...' })).toHaveFocus())
    await expect(hitsOf('listChatMessages')).toBe(1)
  },
}

export const AssistantCloses: Story = {
  ...scenario(catalogue['assistant-closes'], { backend: { chat: chatMessages } }),
  tags: [
    'row:assistant-closes',
    'screen:assistant',
    'state:populated',
    'transition:assistant-closes',
    'call:get-chat-messages',
  ],
  play: async ({ userEvent }) => {
    const opener = sidebar().getByRole('button', { name: 'AI Chat' })
    await userEvent.click(opener)
    await screen.findByText(cometAnswer.message)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'AI Chat' })).not.toBeInTheDocument())
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** In a window without room beside the feed it stands over the page. */
export const AssistantOverThePage: Story = {
  ...scenario(catalogue['assistant-over-the-page'], { backend: { chat: chatMessages } }),
  args: { wide: true },
  tags: ['row:assistant-over-the-page', 'screen:assistant', 'state:populated'],
  play: async ({ userEvent }) => {
    const opener = sidebar().getByRole('button', { name: 'AI Chat' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByText(cometAnswer.message)).toBeVisible())
    await expect(opener.closest('[inert]')).not.toBeNull()
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
  },
}

export const LogOutPending: Story = {
  ...scenario(catalogue['shell-logout-pending'], { handlers: [mockNever('logout')] }),
  tags: ['row:shell-logout-pending', 'screen:shell', 'state:pending', 'call:post-auth-logout'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button)
    await waitFor(() => expect(hitsOf('logout')).toBe(1))
  },
}

export const LogOutRefused: Story = {
  ...scenario(catalogue['shell-logout-refused'], { handlers: [mockRefusal('logout', 'unavailable')] }),
  tags: ['row:shell-logout-refused', 'screen:shell', 'state:error', 'error:logout-server', 'call:post-auth-logout'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(screen.getByText('Logout failed')).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Ada Lindqvist/ })).toBeVisible()
  },
}

export const LogOutFails: Story = {
  ...scenario(catalogue['shell-logout-fails'], { handlers: [mockBareFailure('logout', 502)] }),
  tags: ['row:shell-logout-fails', 'screen:shell', 'state:error', 'error:logout-fallback', 'call:post-auth-logout'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(await screen.findAllByText('Logout failed')).toHaveLength(2)
  },
}
