import {
  cards,
  catalogue,
  mockBareFailure,
  mockCall,
  mockRefusal,
  people,
  posts,
  scenario,
  summaryOf,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { choose, expectToast, findDialog, openPicker, StoryCard } from '../story-card.fixture.tsx'

/** Reactions to a post, and who has reacted. */
const meta = {
  title: 'Screens/Post/Reactions',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.reactions },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

const chip = (name: RegExp) => screen.findByRole('button', { name })

export const Chips: Story = {
  ...scenario(catalogue['post-reactions']),
  tags: ['row:post-reactions', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Reactions' })).getAllByRole('button')
    await expect(chips).toHaveLength(3)
    await expect(chips[0]).toHaveAccessibleName('fire, 31 reactions, yours')
    await expect(chips[1]).toHaveAccessibleName('100, 12 reactions')
  },
}

/** The ten of section 9, in their one order; arrows move, Escape closes and gives the focus back. */
export const Picker: Story = {
  ...scenario(catalogue['post-reaction-picker']),
  tags: ['row:post-reaction-picker', 'screen:post', 'state:populated'],
  args: { post: posts.plain },
  play: async ({ canvas }) => {
    const bar = within(await openPicker())
    const names = bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([
      'heart',
      'laugh',
      'surprised',
      'sad',
      'angry',
      'thumbs up',
      'thumbs down',
      'fire',
      '100',
      'party',
    ])
    await waitFor(() => expect(bar.getByRole('button', { name: 'heart' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(bar.getByRole('button', { name: 'laugh' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'React' })).toHaveFocus())
    await openPicker()
  },
}

export const Added: Story = {
  ...scenario(catalogue['post-reaction-added'], {
    handlers: [mockCall('addReaction', [{ emoji: 'heart', count: 1 }])],
  }),
  tags: [
    'row:post-reaction-added',
    'screen:post',
    'state:populated',
    'transition:reaction-added',
    'transition:reaction-picker-closes',
    'call:post-posts-reactions',
  ],
  args: { post: posts.plain },
  play: async () => {
    const bar = within(await openPicker())
    await userEvent.click(bar.getByRole('button', { name: 'heart' }))
    await expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    await expect(await chip(/^heart, 1 reaction, yours$/)).toBeVisible()
  },
}

/** Another emoji takes the place of the own one: one count goes down, the other up. */
export const Replaced: Story = {
  ...scenario(catalogue['post-reaction-replaced'], {
    handlers: [
      mockCall('addReaction', [
        { emoji: 'fire', count: 30 },
        { emoji: '100', count: 12 },
        { emoji: 'party', count: 5 },
      ]),
    ],
  }),
  tags: [
    'row:post-reaction-replaced',
    'screen:post',
    'state:populated',
    'transition:reaction-replaced',
    'call:post-posts-reactions',
  ],
  play: async () => {
    const bar = within(await openPicker())
    await expect(bar.getByRole('button', { name: 'fire' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(bar.getByRole('button', { name: 'party' }))
    await expect(await chip(/^party, 5 reactions, yours$/)).toBeVisible()
    await expect(await chip(/^fire, 30 reactions$/)).toBeVisible()
  },
}

export const Removed: Story = {
  ...scenario(catalogue['post-reaction-removed'], {
    handlers: [
      mockCall('removeReaction', [
        { emoji: 'fire', count: 30 },
        { emoji: '100', count: 12 },
        { emoji: 'party', count: 4 },
      ]),
    ],
  }),
  tags: [
    'row:post-reaction-removed',
    'screen:post',
    'state:populated',
    'transition:reaction-removed',
    'call:delete-posts-reactions',
  ],
  play: async () => {
    const bar = within(await openPicker())
    await userEvent.click(bar.getByRole('button', { name: 'fire' }))
    await expect(await chip(/^fire, 30 reactions$/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /yours/ })).not.toBeInTheDocument()
  },
}

/** A chip is pressed as the picker is. */
export const ByChip: Story = {
  ...scenario(catalogue['post-reaction-chip'], {
    handlers: [
      mockCall('addReaction', [
        { emoji: 'fire', count: 30 },
        { emoji: '100', count: 13 },
        { emoji: 'party', count: 4 },
      ]),
    ],
  }),
  tags: ['row:post-reaction-chip', 'screen:post', 'state:populated', 'call:post-posts-reactions'],
  play: async () => {
    await userEvent.click(await chip(/^100, 12 reactions$/))
    await expect(await chip(/^100, 13 reactions, yours$/)).toBeVisible()
    await expect(await chip(/^fire, 30 reactions$/)).toBeVisible()
  },
}

export const AddFails: Story = {
  ...scenario(catalogue['post-reaction-add-fails'], { handlers: [mockRefusal('addReaction', 'too-many-requests')] }),
  tags: [
    'row:post-reaction-add-fails',
    'screen:post',
    'state:error',
    'error:add-reaction-server',
    'call:post-posts-reactions',
  ],
  play: async () => {
    await userEvent.click(await chip(/^100, 12 reactions$/))
    await expectToast('Failed to add reaction')
    await expectToast('Too many attempts. Please wait a little and try again.')
    await expect(await chip(/^fire, 31 reactions, yours$/)).toBeVisible()
  },
}

export const AddFailsWithoutWords: Story = {
  ...scenario(catalogue['post-reaction-add-fails-bare'], { handlers: [mockBareFailure('addReaction', 502)] }),
  tags: [
    'row:post-reaction-add-fails-bare',
    'screen:post',
    'state:error',
    'error:add-reaction-fallback',
    'call:post-posts-reactions',
  ],
  play: async () => {
    await userEvent.click(await chip(/^100, 12 reactions$/))
    await expectToast('Failed to add reaction')
    await expectToast('Please try again')
    await expect(await chip(/^100, 12 reactions$/)).toBeVisible()
  },
}

export const RemoveFails: Story = {
  ...scenario(catalogue['post-reaction-remove-fails'], {
    handlers: [mockRefusal('removeReaction', 'too-many-requests')],
  }),
  tags: [
    'row:post-reaction-remove-fails',
    'screen:post',
    'state:error',
    'error:remove-reaction-server',
    'call:delete-posts-reactions',
  ],
  play: async () => {
    await userEvent.click(await chip(/^fire, 31 reactions, yours$/))
    await expectToast('Failed to remove reaction')
    await expectToast('Too many attempts. Please wait a little and try again.')
    await expect(await chip(/^fire, 31 reactions, yours$/)).toBeVisible()
  },
}

export const RemoveFailsWithoutWords: Story = {
  ...scenario(catalogue['post-reaction-remove-fails-bare'], { handlers: [mockBareFailure('removeReaction', 502)] }),
  tags: [
    'row:post-reaction-remove-fails-bare',
    'screen:post',
    'state:error',
    'error:remove-reaction-fallback',
    'call:delete-posts-reactions',
  ],
  play: async () => {
    await userEvent.click(await chip(/^fire, 31 reactions, yours$/))
    await expectToast('Failed to remove reaction')
    await expectToast('Please try again')
    await expect(await chip(/^fire, 31 reactions, yours$/)).toBeVisible()
  },
}

/** A visitor is told why, by the button and by the chips; no picker opens and no count moves. */
export const AsVisitor: Story = {
  ...scenario(catalogue['post-reaction-visitor'], { as: null }),
  tags: [
    'row:post-reaction-visitor',
    'screen:post',
    'state:signed-out',
    'transition:reaction-needs-login',
    'rule:reaction-needs-login',
    'error:reaction-login',
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'React' }))
    await expectToast('Please log in')
    await expectToast('You need to be logged in to react to posts')
    await expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(await chip(/^100, 12 reactions$/))
    await expectToast('You need to be logged in to react to posts')
    await expect(await chip(/^100, 12 reactions$/)).toBeVisible()
  },
}

const reactors = [
  { emoji: 'fire' as const, user: summaryOf(people.ines) },
  { emoji: '100' as const, user: summaryOf(people.jonas) },
  { emoji: 'party' as const, user: summaryOf(people.mei) },
]

/** Who reacted, all or by emoji; the focus goes back to the menu's button. */
export const Reactors: Story = {
  ...scenario(catalogue['post-reactors'], {
    handlers: [
      mockCall('listReactions', ({ url }) => {
        const emoji = url.searchParams.get('emoji')
        return reactors.filter((reactor) => emoji === null || reactor.emoji === emoji)
      }),
    ],
  }),
  tags: ['row:post-reactors', 'screen:post', 'state:populated', 'call:get-posts-reactions'],
  play: async ({ canvas }) => {
    await choose('More', 'See who reacted')
    const dialog = within(await findDialog('Reactions'))
    await expect(await dialog.findByRole('link', { name: /^Jonas Weber/ })).toHaveAttribute('href', '/profile/jonas_w')
    await expect(dialog.getByRole('tab', { name: 'All 47' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(dialog.getByRole('tab', { name: 'fire 31' }))
    const panel = within(dialog.getByRole('tabpanel', { name: 'fire 31' }))
    await waitFor(() => expect(panel.getByRole('link', { name: /^Ines Moreau/ })).toBeVisible())
    await expect(panel.queryByRole('link', { name: /^Jonas Weber/ })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await choose('More', 'See who reacted')
    await findDialog('Reactions')
    await waitFor(() => expect(screen.getByRole('link', { name: /^Ines Moreau/ })).toBeVisible())
  },
}

export const ReactorsFail: Story = {
  ...scenario(catalogue['post-reactors-fail'], { handlers: [mockBareFailure('listReactions', 500)] }),
  tags: ['row:post-reactors-fail', 'screen:post', 'state:error', 'call:get-posts-reactions'],
  args: { post: cards.focal },
  play: async () => {
    await choose('More', 'See who reacted')
    const dialog = within(await findDialog('Reactions'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The reactions could not be loaded.')
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The reactions could not be loaded.')
  },
}

/** They were taken back while the card stood there. */
export const ReactorsEmpty: Story = {
  ...scenario(catalogue['post-reactors-empty'], { handlers: [mockCall('listReactions', [])] }),
  tags: ['row:post-reactors-empty', 'screen:post', 'state:empty', 'call:get-posts-reactions'],
  play: async () => {
    await choose('More', 'See who reacted')
    await findDialog('Reactions')
    await waitFor(() => expect(screen.getByText('Nobody has reacted like this any more')).toBeVisible())
  },
}
