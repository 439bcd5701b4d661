import {
  catalogue,
  hitsOf,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  noorsPosts,
  people,
  person,
  posts,
  scenario,
} from '@skein/mocks'
import { onComposeRequest, type ComposeRequest } from '@skein/feature-post'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { drawMessageDialog, expectToast, inColumn } from './profile-story.fixture.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = {
  title: 'Screens/Profile/Page',
  component: ProfileScreen,
  args: { username: 'noor', drawMessageDialog },
  parameters: { layout: 'fullscreen' },
  decorators: [inColumn],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

const backend = { posts: noorsPosts }

const asked = fn<(request: ComposeRequest) => void>()
/** What the page asks for is heard, and the composer opens nowhere. */
const listening = {
  setup: () => {
    asked.mockClear()
    return onComposeRequest(asked)
  },
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) })
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const more = async () =>
  within(await screen.findByRole('region', { name: 'About' })).getByRole('button', { name: 'More' })
const openMenu = async () => {
  await userEvent.click(await more())
  return screen.findByRole('menu', { name: 'More' })
}
const choose = async (name: string) => {
  const menu = within(await openMenu())
  await userEvent.click(menu.getByRole('menuitem', { name }))
}

export const Loading: Story = {
  ...scenario(catalogue['profile-loading'], { handlers: [mockNever('getUserByUsername')] }),
  tags: ['row:profile-loading', 'screen:profile', 'state:loading', 'call:get-users-username'],
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeVisible(),
}

/** Everything the specification names: badge, bio, location, join month, counts, tabs, Follow and Message. */
export const Populated: Story = {
  ...scenario(catalogue['profile-populated'], { backend }),
  tags: ['row:profile-populated', 'screen:profile', 'state:populated', 'call:get-users-username'],
  play: async ({ canvas }) => {
    await expect(await heading('Noor Haddad')).toBeVisible()
    await expect(canvas.getByText('Deletes settings for a living.')).toBeVisible()
    await expect(canvas.getByText('Amman')).toBeVisible()
    await expect(canvas.getByText(/^Joined \w+ \d{4}$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '391 Following' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '12,840 Followers' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Posts (4)' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Message' })).toBeVisible()
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

/** One's own, with nothing posted: the composer opens where one is. */
export const Own: Story = {
  ...scenario(catalogue['profile-own'], { backend: { posts: [posts.liked] }, ...listening }),
  tags: ['row:profile-own', 'screen:profile', 'state:populated', 'call:get-users-username'],
  args: { username: undefined },
  play: async ({ canvas }) => {
    await expect(await heading('Ada Lindqvist')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ada.skein.example' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    )
    await expect(canvas.queryByRole('button', { name: /^Follow / })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No posts yet' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Write a post' }))
    await expect(asked.mock.calls).toEqual([[{ kind: 'post' }]])
  },
}

export const NoBio: Story = {
  ...scenario(catalogue['profile-no-bio'], { backend: { posts: [] } }),
  tags: ['row:profile-no-bio', 'screen:profile', 'state:empty', 'call:get-users-username'],
  args: { username: 'mei_lin' },
  play: async ({ canvas }) => expect(await canvas.findByText('No bio yet')).toBeVisible(),
}

const long = person({
  ...people.long,
  bio: 'Rechtswissenschaftlerin, Donaudampfschifffahrtsgesellschaftskapitänin a. D. — https://a-very-long-address.skein.example/with/a/path/that/does/not/end\nالسطر الثاني بالعربية\n🧵👩‍🚀'.repeat(
    2,
  ),
  location: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronuku',
  website: 'https://a-very-long-address.skein.example/with/a/path/that/does/not/end/for/a/while',
})

/** The longest of everything, from right to left and with words that do not end. */
export const Long: Story = {
  ...scenario(catalogue['profile-long'], { backend: { posts: [], members: [people.ada, long] } }),
  tags: ['row:profile-long', 'screen:profile', 'state:long', 'call:get-users-username'],
  args: { username: people.long.username },
  play: async ({ canvasElement }) => {
    await expect(await heading('Maximiliane')).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Visitors read profiles; what members do asks them to log in. */
export const Visitor: Story = {
  ...scenario(catalogue['profile-visitor'], { as: null, backend }),
  tags: ['row:profile-visitor', 'screen:profile', 'state:signed-out', 'call:get-users-username'],
  play: async ({ canvas }) => {
    await heading('Noor Haddad')
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Noor Haddad' }))
    await expectToast('Please log in')
    await expect(canvas.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible()
    await expect(hitsOf('followUser')).toBe(0)
  },
}

export const Unknown: Story = {
  ...scenario(catalogue['profile-unknown']),
  tags: ['row:profile-unknown', 'screen:profile', 'state:error', 'call:get-users-username'],
  args: { username: 'nobody_here' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This profile does not exist' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['profile-fails'], { handlers: [mockRefusal('getUserByUsername', 'internal')] }),
  tags: ['row:profile-fails', 'screen:profile', 'state:error', 'call:get-users-username'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This profile could not be loaded')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['profile-offline'], { handlers: [mockOffline('getUserByUsername')] }),
  tags: ['row:profile-offline', 'screen:profile', 'state:offline', 'call:get-users-username'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(hitsOf('getUserByUsername')).toBe(2))
  },
}

/** A private account shows who it is, and nothing of what it says. */
export const Private: Story = {
  ...scenario(catalogue['profile-private'], { backend }),
  tags: ['row:profile-private', 'screen:profile', 'state:populated', 'call:get-users-username'],
  args: { username: 'kofi' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This account is private' })).toBeVisible())
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument()
    await expect(hitsOf('listPosts')).toBe(0)
  },
}

/** A press asks a private account, and a second one takes that back. */
export const Requested: Story = {
  ...scenario(catalogue['profile-requested'], { backend }),
  tags: ['row:profile-requested', 'screen:profile', 'state:populated', 'call:post-users-follow'],
  args: { username: 'kofi' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Follow Kofi Asante' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Requested Kofi Asante' })).toBe(button)
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Follow Kofi Asante' })).toBe(button)
    await waitFor(() => expect(hitsOf('unfollowUser')).toBe(1))
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Requested Kofi Asante' })).toBe(button)
  },
}

/** Follow follows, and the count goes along. */
export const Followed: Story = {
  ...scenario(catalogue['profile-followed'], { backend }),
  tags: ['row:profile-followed', 'screen:profile', 'state:populated', 'call:post-users-follow'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Noor Haddad' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Following.*Noor Haddad$/ })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: '12,841 Followers' })).toBeVisible())
    // Under the pointer it says what a press does; its name stays.
    await userEvent.hover(canvas.getByRole('button', { name: /^Following/ }))
    await expect(canvas.getByRole('button', { name: /^Following/ })).toBeVisible()
  },
}

/** Message opens the message dialog, with this member. The dialog itself is shown where it belongs. */
export const Message: Story = {
  ...scenario(catalogue['profile-message'], { backend }),
  tags: ['row:profile-message', 'screen:profile', 'state:populated', 'call:get-users-username'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Message' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Noor Haddad/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Message' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Noor Haddad/ })).toBeVisible())
  },
}

export const FollowFails: Story = {
  ...scenario(catalogue['profile-follow-fails'], { backend, handlers: [mockRefusal('followUser', 'internal')] }),
  tags: ['row:profile-follow-fails', 'screen:profile', 'state:error', 'call:post-users-follow'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Noor Haddad' }))
    await expectToast('Failed to change whom you follow')
    await expect(canvas.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible()
  },
}

/** What a member pinned stands first, under a line that says so, and not a second time where it was written. */
export const PinnedPost: Story = {
  ...scenario(catalogue['profile-pinned'], { backend: { ...backend, pinned: [noorsPosts[2]?.id ?? ''] } }),
  tags: ['row:profile-pinned', 'screen:profile', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    const first = await canvas.findByText('Pinned')
    await expect(within(canvas.getAllByRole('article')[0] ?? document.body).getByText('Pinned')).toBe(first)
    await expect(canvas.getAllByText('Two benches, one conversation.')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Search posts by @noor' })).toHaveAttribute(
      'href',
      '/explore?q=from%3Anoor#search',
    )
  },
}

/** Whoever looks at an empty tab of another member can do nothing about it: it is theirs to fill, so nothing is offered. */
export const PostsEmpty: Story = {
  ...scenario(catalogue['profile-posts-empty'], { backend: { posts: [] } }),
  tags: ['row:profile-posts-empty', 'screen:profile', 'state:empty', 'call:get-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No posts yet' })).toBeVisible())
    await expect(canvas.getByRole('tab', { name: 'Posts (0)' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Write a post' })).not.toBeInTheDocument()
  },
}

/** Replies is a real list; each says whom it answers. */
export const Replies: Story = {
  ...scenario(catalogue['profile-replies'], { backend }),
  tags: ['row:profile-replies', 'screen:profile', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await openTab('Replies')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getByText('Keep the empty state. It is the kindest screen you have.')).toBeVisible()
  },
}

export const RepliesEmpty: Story = {
  ...scenario(catalogue['profile-replies-empty'], { backend: { posts: [] } }),
  tags: ['row:profile-replies-empty', 'screen:profile', 'state:empty', 'call:get-posts'],
  play: async ({ canvas }) => {
    await openTab('Replies')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No replies yet' })).toBeVisible())
  },
}

/** One's own: replies begin with what others wrote. */
export const OwnRepliesEmpty: Story = {
  ...scenario(catalogue['profile-own-replies-empty'], { backend: { posts: [] } }),
  tags: ['row:profile-own-replies-empty', 'screen:profile', 'state:empty', 'call:get-posts'],
  args: { username: undefined },
  play: async ({ canvas }) => {
    await openTab('Replies')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No replies yet' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Explore posts' })).toHaveAttribute('href', '/explore')
  },
}

/** Media is a grid; a video leads to its post, and a warning covers what it warns of. */
export const Media: Story = {
  ...scenario(catalogue['profile-media'], { backend }),
  tags: ['row:profile-media', 'screen:profile', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await openTab('Media')
    const grid = within(await canvas.findByRole('list', { name: 'Media' }))
    await expect(grid.getAllByRole('listitem')).toHaveLength(6)
    await expect(
      grid.getByRole('button', { name: 'Open photo: A comet with a long tail over a dark hill' }),
    ).toBeVisible()
    await expect(grid.getByRole('link', { name: 'Open video, 0:08' })).toBeVisible()
    await expect(grid.getByRole('link', { name: 'Content warning: Ending of the novel' })).toBeVisible()
    await expect(grid.queryByRole('button', { name: 'Open photo: A page of a book' })).not.toBeInTheDocument()
  },
}

/** A picture opens large among those of its post, and gives the focus back. */
export const MediaOpened: Story = {
  ...scenario(catalogue['profile-media-opened'], { backend }),
  tags: ['row:profile-media-opened', 'screen:profile', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await openTab('Media')
    const photo = await canvas.findByRole('button', { name: 'Open photo: A bench under a plane tree' })
    await userEvent.click(photo)
    const picture = await screen.findByRole('img', { name: 'A bench under a plane tree' })
    await waitFor(() => expect(picture).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(photo).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(photo)
    await waitFor(() => expect(screen.getByRole('img', { name: 'A bench under a plane tree' })).toBeVisible())
  },
}

export const MediaEmpty: Story = {
  ...scenario(catalogue['profile-media-empty'], { backend: { posts: [posts.plain] } }),
  tags: ['row:profile-media-empty', 'screen:profile', 'state:empty', 'call:get-posts'],
  play: async ({ canvas }) => {
    await openTab('Media')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No photos or videos yet' })).toBeVisible())
  },
}

/** One's own: pictures come with a post. */
export const OwnMediaEmpty: Story = {
  ...scenario(catalogue['profile-own-media-empty'], { backend: { posts: [] }, ...listening }),
  tags: ['row:profile-own-media-empty', 'screen:profile', 'state:empty', 'call:get-posts'],
  args: { username: undefined },
  play: async ({ canvas }) => {
    await openTab('Media')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No photos or videos yet' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Write a post' }))
    await expect(asked.mock.calls).toEqual([[{ kind: 'post' }]])
  },
}

export const MediaLoading: Story = {
  ...scenario(catalogue['profile-media-loading'], {
    backend,
    handlers: [
      mockCall('listPosts', ({ url }) => (url.searchParams.has('only') ? new Promise<never>(() => undefined) : [])),
    ],
  }),
  tags: ['row:profile-media-loading', 'screen:profile', 'state:pending', 'call:get-posts'],
  play: async ({ canvas }) => {
    await openTab('Media')
    await expect(await canvas.findByText('Loading media')).toBeInTheDocument()
  },
}

export const Menu: Story = {
  ...scenario(catalogue['profile-menu'], { backend }),
  tags: ['row:profile-menu', 'screen:profile', 'state:populated', 'call:get-users-username'],
  play: async () => {
    const items = within(await openMenu()).getAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Copy link to profile',
      'Mute @noor',
      'Block @noor',
      'Report @noor',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('More'))
    await openMenu()
  },
}

/** Muted, the profile still shows what they wrote: whoever opens it asked for it. */
export const Muted: Story = {
  ...scenario(catalogue['profile-muted'], { backend }),
  tags: ['row:profile-muted', 'screen:profile', 'state:populated', 'call:post-users-mute'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await choose('Mute @noor')
    await expectToast('@noor is muted')
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0)
  },
}

/** Asked first; then neither sees the other's posts, and the way back stands in their place. */
export const Blocked: Story = {
  ...scenario(catalogue['profile-blocked'], { backend: { ...backend, following: ['noor'] } }),
  tags: ['row:profile-blocked', 'screen:profile', 'state:populated', 'call:post-users-block'],
  play: async ({ canvas }) => {
    await choose('Block @noor')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block @noor?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You blocked @noor' })).toBeVisible())
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Follow Noor Haddad' })).not.toBeInTheDocument()
  },
}

export const Unblocked: Story = {
  ...scenario(catalogue['profile-unblocked'], { backend: { ...backend, blocked: ['noor'] } }),
  tags: ['row:profile-unblocked', 'screen:profile', 'state:populated', 'call:delete-users-block'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You blocked @noor' })
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await expectToast('@noor is no longer blocked')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible())
  },
}

export const Reported: Story = {
  ...scenario(catalogue['profile-reported'], { backend }),
  tags: ['row:profile-reported', 'screen:profile', 'state:populated', 'call:post-reports'],
  play: async () => {
    await choose('Report @noor')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report @noor' }))
    await userEvent.click(await dialog.findByRole('radio', { name: /Spam/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report @noor' })).not.toBeInTheDocument())
  },
}

const followed = { posts: [], followers: ['ines', 'tomasbakes', 'noor'], following: ['noor'] }

/** The counts lead to who they are, newest first, each to be followed from there. */
export const Followers: Story = {
  ...scenario(catalogue['profile-followers'], { backend: followed }),
  tags: ['row:profile-followers', 'screen:profile', 'state:populated', 'call:get-users-followers'],
  args: { username: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '318 Followers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers of @ada' }))
    const links = await dialog.findAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/ines',
      '/profile/tomasbakes',
      '/profile/noor',
    ])
    // It fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Following.*Noor Haddad$/ })).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Follow Ines Moreau' })).toBeVisible())
  },
}

export const FollowingEmpty: Story = {
  ...scenario(catalogue['profile-following-empty'], { backend: { posts: [] } }),
  tags: ['row:profile-following-empty', 'screen:profile', 'state:empty', 'call:get-users-following'],
  args: { username: undefined },
  play: async ({ canvas }) => {
    const count = await canvas.findByRole('button', { name: '204 Following' })
    await userEvent.click(count)
    await waitFor(() => expect(screen.getByText('Not following anyone yet')).toBeVisible())
  },
}

export const FollowersFail: Story = {
  ...scenario(catalogue['profile-followers-fail'], {
    backend: followed,
    handlers: [mockRefusal('listFollowers', 'internal')],
  }),
  tags: ['row:profile-followers-fail', 'screen:profile', 'state:error', 'call:get-users-followers'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '12,840 Followers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers of @noor' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load people. Please try again.')
  },
}

const closedAda = { ...people.ada, private: true }

/** A private account answers who asks, from its own profile. */
export const Requests: Story = {
  ...scenario(catalogue['profile-requests'], {
    as: closedAda,
    backend: { posts: [], members: [closedAda, people.kofi, people.jonas], askers: ['kofi', 'jonas_w'] },
  }),
  tags: ['row:profile-requests', 'screen:profile', 'state:populated', 'call:post-follow-requests'],
  args: { username: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Follow requests 2/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow requests' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept Kofi Asante' }))
    await waitFor(() => expect(dialog.queryByText('Kofi Asante')).not.toBeInTheDocument())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Decline Jonas Weber' })).toBeVisible())
  },
}
