import {
  adasNotes,
  adasPosts,
  catalogue,
  goToEnd,
  hitsOf,
  hoursAgo,
  idAt,
  manyNotes,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  people,
  scenario,
  summaryOf,
  viewerOf,
  type Person,
} from '@skein/mocks'
import type { Notification } from '@skein/contract'
import { sessionQuery, useEventStream, useNotifications } from '@skein/data'
import { useQueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { filterOf, type NotificationTab } from './notification-tabs.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

type PageProps = { unread?: number; isLive?: boolean; tab?: NotificationTab }

/** The screen, with so many unread as the badge says; the stream where the story is about what happens meanwhile. */
function Page({ unread = 10, isLive = false, tab: first = 'all' }: PageProps) {
  const client = useQueryClient()
  const [tab, setTab] = useState(first)
  const [isReady] = useState(() => {
    client.setQueryData(sessionQuery.queryKey, viewerOf(people.ada, { notifications: unread, messages: 0 }))
    return true
  })
  const page = <NotificationsScreen tab={tab} onTab={setTab} />
  return isReady && (isLive ? <Live tab={tab}>{page}</Live> : page)
}
/** What comes in comes after what was there. */
function Live({ tab, children }: { tab: NotificationTab; children: ReactNode }) {
  const { isLoading } = useNotifications(filterOf(tab))
  return (
    <>
      {children}
      {!isLoading && <Stream />}
    </>
  )
}
function Stream() {
  useEventStream()
  return null
}

/** What happened around a member, as a list that grows while they read. */
const meta = {
  title: 'Screens/Notifications/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <header className="sticky top-0 z-20 mx-auto flex h-52 max-w-600 items-center border-x border-b border-border bg-surface px-16">
          <h1 className="text-lead font-bold">Notifications</h1>
        </header>
        <main className="mx-auto flex min-h-[calc(100dvh-3.25rem)] max-w-600 flex-col border-x border-border bg-surface">
          <Story />
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const firstPage = Array.from({ length: 20 }, (_, index) => followBy(people.noor, 40 - index, true))

const backend = { posts: adasPosts, notes: adasNotes, askers: ['kofi'] }
const row = (name: RegExp) => screen.findByRole('article', { name })
const markAll = () => screen.findByRole('button', { name: 'Mark all as read' })
const unreadDots = () => screen.queryAllByText('Unread')

export const Loading: Story = {
  ...scenario(catalogue['notifications-loading'], { handlers: [mockNever('listNotifications')] }),
  tags: ['row:notifications-loading', 'screen:notifications', 'state:loading', 'call:get-notifications'],
  play: async ({ canvas }) => expect(await canvas.findByText('Loading notifications')).toBeInTheDocument(),
}

export const Empty: Story = {
  ...scenario(catalogue['notifications-empty'], { backend: { posts: [] } }),
  tags: ['row:notifications-empty', 'screen:notifications', 'state:empty', 'call:get-notifications'],
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No notifications yet' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  },
}

/** Every kind, real: groups by post and kind, under the days on which they came. */
export const Populated: Story = {
  ...scenario(catalogue['notifications-populated'], { backend }),
  tags: ['row:notifications-populated', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  play: async ({ canvas }) => {
    const likes = await row(/Ines Moreau, Tomás Rivera and 4 others liked your post/)
    await expect(within(likes).getByText('Ferry home, everyone asleep except the gulls.')).toBeVisible()
    await expect(within(likes).getByText('+2')).toBeVisible()
    await expect(within(likes).getByText('Unread')).toBeInTheDocument()
    for (const name of [
      /Jonas Weber mentioned you/,
      /Kofi Asante asks to follow you/,
      /Noor Haddad and Tomás Rivera commented on your post/,
      /Mei-Lin Tan quoted your post/,
      /Ines Moreau reposted your post/,
      /ليلى المصري reacted to your post/,
      /Mei-Lin Tan and Jonas Weber followed you/,
      /Your poll has ended/,
    ])
      await expect(await row(name)).toBeVisible()
    await expect(canvas.getByText('10 new')).toBeVisible()
    // What was read has no dot: every kind of the older half.
    await expect(unreadDots()).toHaveLength(4)
    await expect((await row(/Kofi/)).querySelector('a[href="/profile/kofi"]')).not.toBeNull()
  },
}

export const AllRead: Story = {
  ...scenario(catalogue['notifications-all-read'], {
    backend: { ...backend, notes: adasNotes.map((note) => ({ ...note, read: true })) },
  }),
  tags: ['row:notifications-all-read', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await row(/Ines Moreau, Tomás/)
    await expect(unreadDots()).toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  },
}

export const Ungrouped: Story = {
  ...scenario(catalogue['notifications-ungrouped'], { backend: { ...backend, isUngrouped: true } }),
  tags: ['row:notifications-ungrouped', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  play: async () => {
    for (const name of ['Ines Moreau', 'Tomás Rivera', 'Mei-Lin Tan', 'Noor Haddad', 'Jonas Weber', 'ليلى المصري'])
      await expect(await row(new RegExp(`^${name} liked your post`))).toBeVisible()
  },
}

/** What was said to the member, by itself: mentions, replies and quotes. The tab is chosen by keyboard. */
export const Mentions: Story = {
  ...scenario(catalogue['notifications-mentions'], { backend }),
  tags: ['row:notifications-mentions', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  play: async ({ canvas, userEvent }) => {
    await row(/Ines Moreau, Tomás/)
    canvas.getByRole('tab', { name: 'All' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await row(/Jonas Weber mentioned you/)
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await row(/Mei-Lin Tan quoted your post/)
    await expect(canvas.getByText('2 new')).toBeVisible()
  },
}

/** Who asks to follow, by themselves, with the answers. */
export const Requests: Story = {
  ...scenario(catalogue['notifications-requests'], { backend }),
  tags: ['row:notifications-requests', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { tab: 'requests' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept Kofi Asante' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

/** What members did whom the viewer follows; a group counts them alone. */
export const Following: Story = {
  ...scenario(catalogue['notifications-following'], { backend: { ...backend, following: ['ines', 'noor'] } }),
  tags: ['row:notifications-following', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { tab: 'following' },
  play: async ({ canvas }) => {
    await row(/^Ines Moreau and Noor Haddad liked your post/)
    await expect(canvas.queryByRole('article', { name: /Jonas Weber/ })).not.toBeInTheDocument()
  },
}

/** 'Mark all as read' in a tab marks what the tab shows, and nothing else. */
export const TabMarkedAsRead: Story = {
  ...scenario(catalogue['notifications-tab-marked'], { backend }),
  tags: ['row:notifications-tab-marked', 'screen:notifications', 'state:populated', 'call:post-notifications-read'],
  args: { tab: 'mentions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await markAll())
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument())
    await waitFor(async () => expect(await row(/Jonas Weber mentioned you/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }))
    // Six likes and a request are left.
    await expect(await canvas.findByText('7 new')).toBeVisible()
    // What was read before the mark is shown until the list is here again.
    await waitFor(() => expect(unreadDots()).toHaveLength(2))
  },
}

/** The one thing that an empty tab offers. */
const leadsTo =
  (name: string, href: string) =>
  async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href)
  }

export const NoMentions: Story = {
  ...scenario(catalogue['notifications-no-mentions'], { backend: { posts: [] } }),
  tags: ['row:notifications-no-mentions', 'screen:notifications', 'state:empty', 'call:get-notifications'],
  args: { tab: 'mentions', unread: 0 },
  play: leadsTo('Explore posts', '/explore'),
}

export const NoRequests: Story = {
  ...scenario(catalogue['notifications-no-requests'], { backend: { posts: [] } }),
  tags: ['row:notifications-no-requests', 'screen:notifications', 'state:empty', 'call:get-notifications'],
  args: { tab: 'requests', unread: 0 },
  play: leadsTo('Privacy settings', '/settings?tab=privacy'),
}

export const NothingOfFollowed: Story = {
  ...scenario(catalogue['notifications-no-following'], { backend: { posts: [] } }),
  tags: ['row:notifications-no-following', 'screen:notifications', 'state:empty', 'call:get-notifications'],
  args: { tab: 'following', unread: 0 },
  play: leadsTo('Find people to follow', '/explore'),
}

/** 'Mark all as read' does it, here and on the server; the bar goes with what it counted. */
export const MarkedAsRead: Story = {
  ...scenario(catalogue['notifications-marked'], { backend }),
  tags: ['row:notifications-marked', 'screen:notifications', 'state:populated', 'call:post-notifications-read'],
  play: async ({ canvas, userEvent }) => {
    await row(/Ines Moreau, Tomás/)
    await userEvent.click(await markAll())
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument())
    await expect(unreadDots()).toHaveLength(0)
    await waitFor(async () => expect(await row(/Ines Moreau, /)).toHaveFocus())
  },
}

export const MarkFails: Story = {
  ...scenario(catalogue['notifications-mark-fails'], {
    backend,
    handlers: [mockRefusal('markNotificationsRead', 'internal')],
  }),
  tags: ['row:notifications-mark-fails', 'screen:notifications', 'state:error', 'call:post-notifications-read'],
  play: async ({ userEvent }) => {
    await row(/Ines Moreau, Tomás/)
    await userEvent.click(await markAll())
    await waitFor(() => expect(screen.getByText('Failed to mark as read')).toBeVisible())
    // Nothing was marked: the dots are back.
    await waitFor(() => expect(unreadDots()).toHaveLength(4))
  },
}

/** Opening one marks it, and only it. */
export const Opened: Story = {
  ...scenario(catalogue['notifications-opened'], { backend }),
  tags: ['row:notifications-opened', 'screen:notifications', 'state:populated', 'call:post-notifications-read'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /Ines Moreau, Tomás Rivera and 4 others/ })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await waitFor(() => expect(canvas.getByText('4 new')).toBeVisible())
    await expect(unreadDots()).toHaveLength(3)
  },
}

/** A follow, as the server tells of it. */
function followBy(who: Person, serial: number, read = false): Notification {
  const at = hoursAgo(1 - serial / 60)
  const id = idAt(at, serial)
  const user = summaryOf(who)
  return {
    id,
    group: `one:${id}`,
    type: 'follow',
    user,
    users: [user],
    others: 0,
    postId: null,
    post: null,
    emoji: null,
    message: `${who.name} followed you`,
    timestamp: at.toISOString(),
    read,
  }
}

/** Answers the list as it is at first, and from the second time on as it is then. */
function thenAnswer(first: Notification[], later: Notification[]) {
  return [mockCall('listNotifications', first, { once: true }), mockCall('listNotifications', later)]
}

/** Live over the event stream; what comes in waits behind a pill, so that nothing moves under the reader. */
export const ComesIn: Story = {
  ...scenario(catalogue['notifications-live'], {
    backend: { ...backend, notes: adasNotes.slice(0, 2) },
    handlers: thenAnswer([followBy(people.mei, 1)], [followBy(people.noor, 2), followBy(people.mei, 1)]),
  }),
  tags: ['row:notifications-live', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { unread: 1, isLive: true },
  play: async ({ canvas }) => {
    await row(/Mei-Lin Tan followed you/)
    const pill = await canvas.findByRole('button', { name: '1 new notification' })
    // It fades in.
    await waitFor(() => expect(pill).toBeVisible())
    await expect(canvas.queryByRole('article', { name: /Noor Haddad/ })).not.toBeInTheDocument()
    await expect(canvas.getByText('2 new')).toBeVisible()
    await expect(hitsOf('listNotifications')).toBe(2)
  },
}

export const ComesInShown: Story = {
  ...scenario(catalogue['notifications-shown'], {
    backend: { ...backend, notes: adasNotes.slice(0, 2) },
    handlers: thenAnswer([followBy(people.mei, 1)], [followBy(people.noor, 2), followBy(people.mei, 1)]),
  }),
  tags: ['row:notifications-shown', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { unread: 1, isLive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 new notification' }))
    await waitFor(async () => expect(await row(/Noor Haddad followed you/)).toHaveFocus())
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: '1 new notification' })).not.toBeInTheDocument()
  },
}

/** What was undone is withdrawn from the open list. */
export const Withdrawn: Story = {
  ...scenario(catalogue['notifications-withdrawn'], {
    backend: { posts: [] },
    handlers: thenAnswer([followBy(people.mei, 1)], []),
  }),
  tags: ['row:notifications-withdrawn', 'screen:notifications', 'state:empty', 'call:get-notifications'],
  args: { unread: 1, isLive: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  },
}

/** Another tab marked all as read; this one follows. */
export const ReadElsewhere: Story = {
  ...scenario(catalogue['notifications-other-tab'], {
    backend: { posts: [] },
    handlers: thenAnswer([followBy(people.mei, 1)], [followBy(people.mei, 1, true)]),
  }),
  tags: ['row:notifications-other-tab', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { unread: 1, isLive: true },
  play: async ({ canvas }) => {
    await row(/Mei-Lin Tan followed you/)
    await waitFor(() => expect(unreadDots()).toHaveLength(0))
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  },
}

export const Accepted: Story = {
  ...scenario(catalogue['notifications-accepted'], { backend }),
  tags: ['row:notifications-accepted', 'screen:notifications', 'state:populated', 'call:post-follow-requests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Kofi Asante' }))
    await waitFor(() => expect(canvas.getByText('Accepted')).toBeVisible())
    await expect(within(await row(/Kofi Asante asks/)).queryByText('Unread')).not.toBeInTheDocument()
  },
}

export const Declined: Story = {
  ...scenario(catalogue['notifications-declined'], { backend }),
  tags: ['row:notifications-declined', 'screen:notifications', 'state:populated', 'call:delete-follow-requests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Kofi Asante' }))
    await waitFor(() => expect(canvas.getByText('Declined')).toBeVisible())
  },
}

/** Who asked thought better of it meanwhile. */
export const RequestWithdrawn: Story = {
  ...scenario(catalogue['notifications-request-withdrawn'], { backend: { ...backend, askers: [] } }),
  tags: ['row:notifications-request-withdrawn', 'screen:notifications', 'state:error', 'call:post-follow-requests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Kofi Asante' }))
    await waitFor(() => expect(canvas.getByText('This request was withdrawn')).toBeVisible())
  },
}

export const RequestFails: Story = {
  ...scenario(catalogue['notifications-request-fails'], {
    backend,
    handlers: [mockRefusal('acceptFollowRequest', 'internal')],
  }),
  tags: ['row:notifications-request-fails', 'screen:notifications', 'state:error', 'call:post-follow-requests'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Kofi Asante' }))
    await waitFor(() => expect(screen.getByText('Failed to answer the request')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Accept Kofi Asante' })).toBeEnabled()
  },
}

/** What moderators decided is told by the place itself, and leads to where it is read. */
export const Standing: Story = {
  ...scenario(catalogue['notifications-standing'], {
    backend: { posts: adasPosts, notes: [{ type: 'standing', by: 'ada', hoursAgo: 1 }, ...adasNotes.slice(0, 2)] },
  }),
  tags: ['row:notifications-standing', 'screen:notifications', 'state:populated', 'call:get-notifications'],
  args: { unread: 1 },
  play: async () => {
    const told = within(await row(/Moderators decided something about your account/))
    const link = told.getByRole('link', { name: 'Moderators decided something about your account' })
    await expect(link).toHaveAttribute('href', '/settings')
    await expect(told.getAllByRole('link', { hidden: true })).toHaveLength(1)
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['notifications-fail'], {
    backend,
    handlers: [mockRefusal('listNotifications', 'internal', { once: true })],
  }),
  tags: ['row:notifications-fail', 'screen:notifications', 'state:error', 'call:get-notifications'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load notifications. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['notifications-offline'], { handlers: [mockOffline('listNotifications')] }),
  tags: ['row:notifications-offline', 'screen:notifications', 'state:offline', 'call:get-notifications'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(hitsOf('listNotifications')).toBe(2))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

const many = manyNotes(23)

/** The next page is on its way: the button keeps its place and the focus. */
export const MorePending: Story = {
  ...scenario(catalogue['notifications-more-pending'], {
    backend: many,
    handlers: [
      mockCall('listNotifications', ({ url }) =>
        url.searchParams.has('before') ? new Promise<never>(() => undefined) : firstPage,
      ),
    ],
  }),
  tags: ['row:notifications-more-pending', 'screen:notifications', 'state:pending', 'call:get-notifications'],
  args: { unread: 0 },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Load more notifications' })
    await userEvent.click(more)
    await waitFor(() => expect(more).toHaveFocus())
    await expect(more).toHaveAttribute('data-loading', 'true')
  },
}

/** Page after page, to the end. */
export const Long: Story = {
  ...scenario(catalogue['notifications-long'], { backend: many }),
  tags: ['row:notifications-long', 'screen:notifications', 'state:long', 'call:get-notifications'],
  args: { unread: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Load more notifications' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(23))
    await expect(canvas.queryByRole('button', { name: 'Load more notifications' })).not.toBeInTheDocument()
    await goToEnd()
  },
}
