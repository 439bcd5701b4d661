import {
  catalogue,
  hitsOf,
  longTrends,
  manyPosts,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  moreFeed,
  people,
  plainTrends,
  posts,
  reasons,
  scenario,
  suggestionOf,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ExploreScreen } from './ExploreScreen.tsx'

const meta = {
  title: 'Screens/Explore/Page',
  component: ExploreScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-dvh max-w-600 flex-col border-x border-border bg-surface">
        <h1 className="sr-only">Explore</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ExploreScreen>

export default meta
type Story = StoryObj<typeof meta>

const section = (name: string) => within(screen.getByRole('group', { name }))
const trend = (name: RegExp) => section('Trending Topics').findByRole('link', { name })
/** How many points the line in a tile goes through; the line is drawn for the eye alone. */
const pointsIn = (tile: HTMLElement) =>
  tile.querySelector('svg[aria-hidden="true"] path:last-of-type')?.getAttribute('d')?.split('L').length ?? 0
const long = manyPosts(23)
const why = Object.values(reasons)
const discovered = moreFeed.map((post, index) => ({ post, reason: why[index % why.length] ?? reasons.popular }))
const discovers = mockCall('listDiscovered', discovered)
const suggestions = mockCall(
  'listSuggestions',
  [people.mei, people.jonas, people.noor, people.tomas, people.ines, people.kofi].map((who) => suggestionOf(who)),
)

export const Loading: Story = {
  ...scenario(catalogue['explore-loading'], {
    handlers: [mockNever('listDiscovered'), mockNever('listTrends'), mockNever('listSuggestions')],
  }),
  tags: ['row:explore-loading', 'screen:explore', 'state:loading', 'call:get-discover'],
  play: async ({ canvas }) => {
    for (const words of ['Loading trends', 'Loading suggestions', 'Loading posts']) {
      await expect(await canvas.findByText(words)).toBeInTheDocument()
    }
    await expect(canvas.getByRole('combobox', { name: 'Search posts, people and hashtags' })).toBeEnabled()
  },
}

/** Trends, people, and posts that each say why they are there. */
export const Populated: Story = {
  ...scenario(catalogue['explore-populated'], { handlers: [discovers, suggestions] }),
  tags: ['row:explore-populated', 'screen:explore', 'state:populated', 'call:get-discover'],
  play: async () => {
    const tile = await trend(/#quietinterfaces/)
    await expect(tile).toHaveAccessibleName(
      'Trending in Design #quietinterfaces 1,204 posts 38% more than the day before',
    )
    await expect(within(tile).getByText('+38%')).toBeVisible()
    await expect(tile).toHaveAttribute('href', '/explore?tag=quietinterfaces')
    await expect(pointsIn(tile)).toBe(11)
    await expect(await trend(/#rainydaybread/)).toHaveAccessibleName('Trending #rainydaybread 862 posts')
    await waitFor(() =>
      expect(section('Who to follow').getByRole('button', { name: 'Follow Mei-Lin Tan' })).toBeVisible(),
    )
    await expect((await section('Discover Posts').findAllByRole('article')).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  ...scenario(catalogue['explore-empty'], { handlers: [mockCall('listDiscovered', [])] }),
  tags: ['row:explore-empty', 'screen:explore', 'state:empty', 'call:get-discover'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing to discover yet' })).toBeVisible())
  },
}

export const NoTrends: Story = {
  ...scenario(catalogue['explore-no-trends'], { handlers: [mockCall('listTrends', []), discovers] }),
  tags: ['row:explore-no-trends', 'screen:explore', 'state:empty', 'call:get-trends'],
  play: async () => {
    await expect(
      await section('Trending Topics').findByText('No trending topics yet. Start posting to create trends!'),
    ).toBeVisible()
  },
}

/** A fall, a rise of a tenth at most, and what nobody used the day before are told by the line alone. */
export const PlainTrends: Story = {
  ...scenario(catalogue['explore-trends-plain'], { handlers: [mockCall('listTrends', plainTrends), discovers] }),
  tags: ['row:explore-trends-plain', 'screen:explore', 'state:populated', 'call:get-trends'],
  play: async () => {
    const fallen = await trend(/#unepageparsoir/)
    await expect(fallen).toHaveAccessibleName('Trending in Books #unepageparsoir 158 posts')
    await expect(pointsIn(fallen)).toBe(11)
    await expect(section('Trending Topics').queryByText(/%/)).not.toBeInTheDocument()
    // The server knows no course of this one.
    await expect(pointsIn(await trend(/#trams/))).toBe(0)
  },
}

/** A tag too long for its tile is cut; the count and the rise are not. */
export const LongTrends: Story = {
  ...scenario(catalogue['explore-trends-long'], { handlers: [mockCall('listTrends', longTrends), discovers] }),
  tags: ['row:explore-trends-long', 'screen:explore', 'state:long', 'call:get-trends'],
  play: async ({ canvasElement }) => {
    const tile = await trend(/#donaudampfschiff/)
    await expect(tile).toHaveAccessibleName(/1,204,331 posts 12,408% more than the day before$/)
    await expect(within(tile).getByText('+12,408%')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A part that fails leaves the others alone. */
export const TrendsFail: Story = {
  ...scenario(catalogue['explore-trends-fail'], {
    handlers: [mockRefusal('listTrends', 'internal', { once: true }), discovers],
  }),
  tags: ['row:explore-trends-fail', 'screen:explore', 'state:error', 'call:get-trends'],
  play: async () => {
    await expect(await section('Trending Topics').findByRole('alert')).toHaveTextContent('Trends could not be loaded.')
    await expect((await section('Discover Posts').findAllByRole('article')).length).toBeGreaterThan(0)
  },
}

export const PeopleFail: Story = {
  ...scenario(catalogue['explore-people-fail'], { handlers: [mockRefusal('listSuggestions', 'internal'), discovers] }),
  tags: ['row:explore-people-fail', 'screen:explore', 'state:error', 'call:get-users-suggestions'],
  play: async () => {
    await expect(await section('Who to follow').findByRole('alert')).toHaveTextContent(
      'Suggestions could not be loaded.',
    )
  },
}

export const NoPeople: Story = {
  ...scenario(catalogue['explore-no-people'], { handlers: [mockCall('listSuggestions', []), discovers] }),
  tags: ['row:explore-no-people', 'screen:explore', 'state:empty', 'call:get-users-suggestions'],
  play: async () => {
    await waitFor(() => expect(section('Who to follow').getByText('No one to suggest right now.')).toBeVisible())
  },
}

export const DiscoverFails: Story = {
  ...scenario(catalogue['explore-discover-fails'], { handlers: [mockRefusal('listDiscovered', 'internal')] }),
  tags: ['row:explore-discover-fails', 'screen:explore', 'state:error', 'call:get-discover'],
  play: async () => {
    await expect(await section('Discover Posts').findByRole('alert')).toHaveTextContent(
      'Failed to load posts. Please try again.',
    )
    await trend(/#quietinterfaces/)
  },
}

export const Offline: Story = {
  ...scenario(catalogue['explore-offline'], {
    handlers: [mockOffline('listDiscovered'), mockOffline('listTrends'), mockOffline('listSuggestions')],
  }),
  tags: ['row:explore-offline', 'screen:explore', 'state:offline', 'call:get-discover'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3))
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(3)
  },
}

export const AllRead: Story = {
  ...scenario(catalogue['explore-long'], {
    handlers: [
      mockCall('listDiscovered', ({ url }) => {
        const before = url.searchParams.get('before')
        return long
          .filter(({ id }) => before === null || id < before)
          .slice(0, 20)
          .map((post) => ({ post, reason: { kind: 'popular' as const, user: null, tag: null } }))
      }),
    ],
  }),
  tags: ['row:explore-long', 'screen:explore', 'state:long', 'call:get-discover'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more posts' }))
    await waitFor(() => expect(canvas.getByText("You're all caught up")).toBeVisible())
    await expect(hitsOf('listDiscovered')).toBe(2)
  },
}

export const Followed: Story = {
  ...scenario(catalogue['explore-followed'], { handlers: [suggestions, discovers] }),
  tags: ['row:explore-followed', 'screen:explore', 'state:populated', 'call:post-users-follow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await section('Who to follow').findByRole('button', { name: 'Follow Mei-Lin Tan' }))
    await waitFor(() =>
      expect(section('Who to follow').getByRole('button', { name: 'Following Mei-Lin Tan' })).toHaveFocus(),
    )
  },
}

/** Where 'Show more' of the side panel leads: reading starts at the people, all of them. */
export const AtPeople: Story = {
  ...scenario(catalogue['explore-people'], { handlers: [suggestions, discovers] }),
  args: { isAtPeople: true },
  tags: ['row:explore-people', 'screen:explore', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(await section('Who to follow').findAllByRole('listitem')).toHaveLength(6)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Who to follow' })).toHaveFocus())
  },
}

export const Tag: Story = {
  ...scenario(catalogue['explore-tag'], { backend: { posts: [posts.longText, posts.plain] } }),
  args: { tag: 'cometwatch' },
  tags: ['row:explore-tag', 'screen:explore', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '#cometwatch' })).toBeVisible()
    await canvas.findAllByRole('article')
    const found = canvas.getByRole('article')
    // The tag stands at the end of a long text, which folds.
    await userEvent.click(within(found).getByRole('button', { name: 'Show more' }))
    await expect(found).toHaveTextContent('#cometwatch')
    await expect(canvas.getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore')
  },
}

export const TagEmpty: Story = {
  ...scenario(catalogue['explore-tag-empty']),
  args: { tag: '#unheardof' },
  tags: ['row:explore-tag-empty', 'screen:explore', 'state:empty', 'call:get-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No posts with #unheardof yet' })).toBeVisible())
  },
}

export const Search: Story = {
  ...scenario(catalogue['explore-search']),
  args: { query: 'slow has:link' },
  tags: ['row:explore-search', 'screen:explore', 'state:populated', 'call:get-search-posts'],
  play: async ({ canvas }) => {
    const found = await canvas.findAllByRole('article')
    await expect(found.length).toBeGreaterThan(0)
    await expect(found[0]).toHaveTextContent('slow')
    await expect(canvas.getByRole('combobox')).toHaveValue('slow has:link')
    await expect(canvas.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/explore')
    await expect(canvas.queryByRole('heading', { name: 'Discover Posts' })).not.toBeInTheDocument()
  },
}

export const SearchPending: Story = {
  ...scenario(catalogue['explore-search-pending'], { handlers: [mockNever('searchPosts')] }),
  args: { query: 'comet' },
  tags: ['row:explore-search-pending', 'screen:explore', 'state:pending', 'call:get-search-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument()
  },
}

export const SearchEmpty: Story = {
  ...scenario(catalogue['explore-search-empty']),
  args: { query: 'zeppelin' },
  tags: ['row:explore-search-empty', 'screen:explore', 'state:empty', 'call:get-search-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No posts found' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?q=zeppelin')
    await expect(canvas.getByText('Posts by one person: from:noor', { selector: 'dd' })).toBeVisible()
  },
}

export const SearchInvalid: Story = {
  ...scenario(catalogue['explore-search-invalid']),
  args: { query: 'since:yesterday' },
  tags: ['row:explore-search-invalid', 'screen:explore', 'state:error', 'call:get-search-posts'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Part of this search could not be read' })).toBeVisible(),
    )
    await expect(canvas.getByRole('combobox')).toHaveValue('since:yesterday')
  },
}

export const SearchFails: Story = {
  ...scenario(catalogue['explore-search-fails'], {
    handlers: [mockRefusal('searchPosts', 'internal', { once: true })],
  }),
  args: { query: 'comet' },
  tags: ['row:explore-search-fails', 'screen:explore', 'state:error', 'call:get-search-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.')
  },
}

/** A chip writes its operator into the box, and typing goes on there. */
export const OperatorChosen: Story = {
  ...scenario(catalogue['explore-operator'], { handlers: [discovers] }),
  tags: ['row:explore-operator', 'screen:explore', 'state:populated', 'call:get-search-suggestions'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'comet')
    await userEvent.click(canvas.getByRole('button', { name: /^has:image/ }))
    await expect(box).toHaveValue('comet has:image ')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'from:ines')
    await expect(box).toHaveValue('comet has:image from:ines')
  },
}
