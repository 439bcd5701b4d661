import {
  catalogue,
  insights as digest,
  longTrends,
  mockBareFailure,
  mockCall,
  mockNever,
  mockRefusal,
  people,
  scenario,
  suggestionOf,
  viewerOf,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  title: 'Screens/Shell/Right panel',
  component: SidePanel,
  args: { viewer: viewerOf(people.ada) },
  decorators: [
    (Story) => (
      <div className="w-340">
        <h1 className="sr-only">Home</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

const trends = () => within(screen.getByRole('region', { name: 'Trending Topics' }))
const follows = () => within(screen.getByRole('region', { name: 'Who to follow' }))

/** The first three are known by four, by two, and by nobody whom the viewer follows. */
const drawn = [
  { ...suggestionOf(people.noor), knownFollowers: { people: [people.ines, people.mei, people.kofi], count: 4 } },
  { ...suggestionOf(people.tomas), knownFollowers: { people: [people.mei, people.kofi], count: 2 } },
  suggestionOf(people.ines),
  suggestionOf(people.jonas),
]
const suggestions = mockCall('listSuggestions', drawn)

export const TrendsLoading: Story = {
  ...scenario(catalogue['trends-loading'], { handlers: [mockNever('listTrends')] }),
  tags: ['row:trends-loading', 'screen:shell', 'state:loading', 'call:get-trends'],
  play: async () => {
    await expect(await trends().findByRole('status')).toHaveTextContent('Loading trends')
    await expect(trends().queryByRole('listitem')).not.toBeInTheDocument()
    await follows().findAllByRole('listitem')
  },
}

export const TrendsPopulated: Story = {
  ...scenario(catalogue['trends-populated']),
  tags: ['row:trends-populated', 'screen:shell', 'state:populated', 'call:get-trends'],
  play: async () => {
    const rows = await trends().findAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/Trending in Design.*#quietinterfaces.*1,204 posts/)
    await expect(rows[1]).toHaveTextContent(/^Trending\s+#rainydaybread/)
    await expect(trends().getByRole('link', { name: /^Show more/ })).toHaveAttribute('href', '/explore')
  },
}

export const TrendsEmpty: Story = {
  ...scenario(catalogue['trends-empty'], { handlers: [mockCall('listTrends', [])] }),
  tags: ['row:trends-empty', 'screen:shell', 'state:empty', 'call:get-trends'],
  play: async () => {
    await waitFor(() =>
      expect(trends().getByText('No trending topics yet. Start posting to create trends!')).toBeVisible(),
    )
  },
}

export const TrendsFail: Story = {
  ...scenario(catalogue['trends-fail'], { handlers: [mockRefusal('listTrends', 'internal')] }),
  tags: ['row:trends-fail', 'screen:shell', 'state:error', 'call:get-trends'],
  play: async () => {
    await expect(await trends().findByRole('alert')).toHaveTextContent('Trends could not be loaded.')
    await expect(trends().getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(follows().queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const TrendsLong: Story = {
  ...scenario(catalogue['trends-long'], { handlers: [mockCall('listTrends', longTrends)] }),
  tags: ['row:trends-long', 'screen:shell', 'state:long', 'call:get-trends'],
  play: async ({ canvasElement }) => {
    await expect(await trends().findAllByRole('listitem')).toHaveLength(3)
    await expect(trends().getByText('1,204,331 posts')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const SuggestionsLoading: Story = {
  ...scenario(catalogue['suggestions-loading'], { handlers: [mockNever('listSuggestions')] }),
  tags: ['row:suggestions-loading', 'screen:shell', 'state:loading', 'call:get-users-suggestions'],
  play: async () => {
    await expect(await follows().findByRole('status')).toHaveTextContent('Loading suggestions')
    await trends().findAllByRole('listitem')
  },
}

export const SuggestionsPopulated: Story = {
  ...scenario(catalogue['suggestions-populated'], { handlers: [suggestions] }),
  tags: ['row:suggestions-populated', 'screen:shell', 'state:populated', 'call:get-users-suggestions'],
  play: async () => {
    const rows = await follows().findAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(follows().getByRole('link', { name: /Noor Haddad/ })).toHaveAttribute('href', '/profile/noor')
    await expect(follows().getByRole('button', { name: /^Follow Tomás Rivera/ })).toBeVisible()
    const [noor, tomas, ines] = rows
    await expect(noor).toHaveTextContent('Followed by Ines Moreau and 3 others you follow')
    await expect(tomas).toHaveTextContent('Followed by Mei-Lin Tan and Kofi Asante, whom you follow')
    await expect(ines).toHaveTextContent('Followed by 5,210 people')
    // However long its reason, a row is as high as it was while it was on its way.
    await expect(rows.map(({ clientHeight }) => clientHeight)).toEqual([72, 72, 72])
  },
}

export const SuggestionsEmpty: Story = {
  ...scenario(catalogue['suggestions-empty'], { handlers: [mockCall('listSuggestions', [])] }),
  tags: ['row:suggestions-empty', 'screen:shell', 'state:empty', 'call:get-users-suggestions'],
  play: async () => {
    await waitFor(() => expect(follows().getByText('No one to suggest right now.')).toBeVisible())
  },
}

export const SuggestionsFail: Story = {
  ...scenario(catalogue['suggestions-fail'], { handlers: [mockBareFailure('listSuggestions')] }),
  tags: ['row:suggestions-fail', 'screen:shell', 'state:error', 'call:get-users-suggestions'],
  play: async () => {
    await expect(await follows().findByRole('alert')).toHaveTextContent('Suggestions could not be loaded.')
    await expect(follows().getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const SuggestionsLong: Story = {
  ...scenario(catalogue['suggestions-long'], {
    handlers: [
      mockCall(
        'listSuggestions',
        [people.long, people.layla].map((who) => suggestionOf(who)),
      ),
    ],
  }),
  tags: ['row:suggestions-long', 'screen:shell', 'state:long', 'call:get-users-suggestions'],
  play: async ({ canvasElement }) => {
    await expect(await follows().findAllByRole('listitem')).toHaveLength(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Followed: Story = {
  ...scenario(catalogue['suggestions-followed'], { handlers: [suggestions] }),
  tags: ['row:suggestions-followed', 'screen:shell', 'state:populated', 'call:post-users-follow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await follows().findByRole('button', { name: /^Follow Tomás Rivera/ }))
    await waitFor(() => expect(follows().getByRole('button', { name: /^Following Tomás Rivera/ })).toBeVisible())
  },
}

/** Kofi's account is private: following is asking. */
export const Requested: Story = {
  ...scenario(catalogue['suggestions-requested'], {
    handlers: [mockCall('listSuggestions', [suggestionOf(people.kofi)])],
  }),
  tags: ['row:suggestions-requested', 'screen:shell', 'state:populated', 'call:post-users-follow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await follows().findByRole('button', { name: /^Follow Kofi Asante/ }))
    await waitFor(() => expect(follows().getByRole('button', { name: /^Requested Kofi Asante/ })).toBeVisible())
  },
}

export const FollowFails: Story = {
  ...scenario(catalogue['suggestions-follow-fails'], { handlers: [suggestions, mockBareFailure('followUser', 500)] }),
  tags: ['row:suggestions-follow-fails', 'screen:shell', 'state:error', 'call:post-users-follow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await follows().findByRole('button', { name: /^Follow Ines Moreau/ }))
    await waitFor(() => expect(screen.getByText('Failed to change whom you follow')).toBeVisible())
    await waitFor(() => expect(follows().getByRole('button', { name: /^Follow Ines Moreau/ })).toBeVisible())
  },
}

const insights = () => within(screen.getByRole('region', { name: 'AI Insights' }))
const withInsights = { ...viewerOf(people.ada), hasInsights: true }

export const InsightsDigest: Story = {
  ...scenario(catalogue['insights-digest'], { handlers: [mockCall('getInsights', digest)] }),
  args: { viewer: withInsights },
  tags: ['row:insights-digest', 'screen:shell', 'state:populated', 'call:get-ai-insights'],
  play: async () => {
    await expect(await insights().findAllByRole('listitem')).toHaveLength(3)
    const [first] = digest.lines
    await expect(insights().getByRole('link', { name: 'Post by Noor Haddad' })).toHaveAttribute(
      'href',
      `/post/${first?.posts[0]?.id}`,
    )
    await expect(insights().getByRole('button', { name: 'Turn off' })).toBeVisible()
  },
}

export const InsightsTurnedOff: Story = {
  ...scenario(catalogue['insights-turned-off'], {
    handlers: [mockCall('getInsights', digest, { once: true })],
  }),
  args: { viewer: withInsights },
  tags: ['row:insights-turned-off', 'screen:shell', 'state:populated', 'call:patch-settings'],
  play: async ({ userEvent }) => {
    await userEvent.click(await insights().findByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(screen.getByText('AI Insights is off. The settings turn it on again.')).toBeVisible())
    await waitFor(() => expect(insights().getByText(/^What AI writes here is always marked in violet/)).toBeVisible())
    await expect(insights().queryByRole('listitem')).not.toBeInTheDocument()
  },
}
