import { catalogue, mockNever, mockOffline, mockRefusal, scenario, storyPosts, stories } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { StoriesRow } from './StoriesRow.tsx'

const meta = {
  title: 'Screens/Stories/Row',
  component: StoriesRow,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-dvh max-w-600 flex-col border-x border-border bg-surface">
        <h1 className="sr-only">Explore</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StoriesRow>

export default meta
type Story = StoryObj<typeof meta>

const following = ['noor', 'tomasbakes', 'ines']
const backend = { posts: storyPosts, following }

/** Oneself, then those with something new, then those whose stories were seen. */
export const Populated: Story = {
  ...scenario(catalogue['stories-row'], {
    backend: { ...backend, storyViews: { [stories.bread.id]: ['ada'] } },
  }),
  tags: ['row:stories-row', 'screen:stories', 'state:populated', 'call:get-stories'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Noor Haddad, 3 new stories' })
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Your story, 1 picture or video',
      'Noor Haddad, 3 new stories',
      'Ines Moreau, 1 new story',
      `${stories.bread.author.name}, stories seen`,
    ])
  },
}

export const Loading: Story = {
  ...scenario(catalogue['stories-row-loading'], { handlers: [mockNever('listStories')] }),
  tags: ['row:stories-row-loading', 'screen:stories', 'state:loading', 'call:get-stories'],
  play: async () => {
    const row = screen.getByRole('region', { name: 'Stories' })
    await expect(row.querySelector('[aria-busy=true]')).toBeVisible()
    // As high as when it is there: nothing below it moves.
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(116)
  },
}

/** Nobody has any: the way to tell the first one. */
export const Nobody: Story = {
  ...scenario(catalogue['stories-row-none'], { backend: { posts: [], following } }),
  tags: ['row:stories-row-none', 'screen:stories', 'state:empty', 'call:get-stories'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add to your story' })).toHaveAttribute('href', '/camera')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['stories-row-fails'], {
    handlers: [mockRefusal('listStories', 'internal')],
  }),
  tags: ['row:stories-row-fails', 'screen:stories', 'state:error', 'call:get-stories'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stories could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['stories-row-offline'], { handlers: [mockOffline('listStories')] }),
  tags: ['row:stories-row-offline', 'screen:stories', 'state:offline', 'call:get-stories'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
