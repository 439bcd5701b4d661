import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ScrollArea } from './ScrollArea.tsx'

const meta = {
  title: 'Primitives/ScrollArea',
  component: ScrollArea,
  args: { label: 'People who liked this', style: { blockSize: 160, inlineSize: 280 } },
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

const people = [
  'Amara Okafor',
  'Noor Haddad',
  'Tomas Baker',
  'Ines Marques',
  'Jonas Weber',
  'Lina Fischer',
  'Ada Lindqvist',
]

/** More than fits: a region with a name and a tab stop. */
export const Overflowing: Story = {
  args: { children: people.map((name) => <p key={name}>{name}</p>) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'People who liked this' })).toHaveAttribute('tabindex', '0'),
    )
  },
}

/** All of it fits: nothing to stop at. */
export const Fitting: Story = {
  args: { children: <p>{people[0]}</p> },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
}

export const Sideways: Story = {
  args: {
    axis: 'inline',
    label: 'Topics',
    style: { inlineSize: 280 },
    children: <p style={{ inlineSize: 700, margin: 0 }}>{people.join(' · ')}</p>,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Topics' })).toBeVisible())
  },
}

export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: people.map((name) => <p key={name}>{name}</p>) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible())
  },
}
