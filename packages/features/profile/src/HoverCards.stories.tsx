import { pageAddress } from '@skein/contract/addresses'
import { catalogue, mockCall, people, scenario, summaryOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { HoverCards } from '@skein/feature-person/hover-cards'

const meta = {
  title: 'Screens/Profile/Hover card',
  component: HoverCards,
  render: () => (
    <p className="h-320 p-16">
      Written by{' '}
      <a href={pageAddress('/profile/$username', people.noor)} className="font-semibold">
        Noor Haddad
      </a>
      <HoverCards />
    </p>
  ),
} satisfies Meta<typeof HoverCards>

export default meta
type Story = StoryObj<typeof meta>

/** The machine's own pointer lies somewhere: where a page comes up beneath it, the browser says that it has left the name. */
const keepOwnPointer = () => {
  const keep = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  }
  const kinds = ['pointerover', 'pointerleave'] as const
  for (const kind of kinds) addEventListener(kind, keep, { capture: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, keep, { capture: true })
  }
}

/** A mouse rests on a name. */
export const Shown: Story = {
  ...scenario(catalogue['profile-hover-card'], {
    handlers: [
      mockCall('listKnownFollowers', { people: [people.ines, people.tomas, people.kofi].map(summaryOf), count: 4 }),
    ],
  }),
  tags: ['row:profile-hover-card', 'screen:profile', 'state:populated', 'call:get-users-followers-known'],
  beforeEach: keepOwnPointer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Noor Haddad' }))
    // It fades in.
    await waitFor(() => expect(screen.getByText('Deletes settings for a living.')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible()
    await expect(screen.getByText('Followed by Ines Moreau and 3 others you follow')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Deletes settings for a living.')).not.toBeInTheDocument())
    await userEvent.unhover(canvas.getByRole('link'))
    await userEvent.hover(canvas.getByRole('link', { name: 'Noor Haddad' }))
    // It fades in.
    await waitFor(() => expect(screen.getByText('Deletes settings for a living.')).toBeVisible())
  },
}
