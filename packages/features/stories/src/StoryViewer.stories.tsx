import {
  catalogue,
  hoursAgo,
  mockCall,
  mockNever,
  mockRefusal,
  people,
  scenario,
  stories,
  storyPosts,
  summaryOf,
  type Person,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { StoryViewer } from './StoryViewer.tsx'

/** The viewer over a page with the button that opens it. */
function Page({ of }: { of: readonly Person[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="m-24 min-h-44 font-semibold text-accent-text" onClick={() => setOpen(true)}>
        Watch
      </button>
      <StoryViewer
        authors={of.map((person) => summaryOf(person))}
        startId={isOpen ? of[0]?.id : undefined}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** Stories one after the other, over the page they were opened from. */
const meta = {
  title: 'Screens/Stories/Viewer',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { of: [people.noor, people.tomas] },
  decorators: [
    (Story) => (
      <main className="min-h-dvh bg-surface">
        <h1 className="sr-only">Explore</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** What comes in by fading is waited for. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

const backend = { posts: storyPosts, following: ['noor', 'tomasbakes', 'ines'] }

/** Nothing goes on by itself, and no film moves, while a picture is taken of the page. */
const still = () => {
  const real = window.matchMedia.bind(window)
  const spies = [
    spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query)),
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
const setup = still

const open = async (name = 'Stories by Noor Haddad') => {
  screen.getByRole('button', { name: 'Watch' }).click()
  return within(await screen.findByRole('dialog', { name }))
}

/** What the picture is, who tells it, how long it is still there; focus goes back where it came from. */
export const Picture: Story = {
  ...scenario(catalogue['stories-picture'], { backend, setup }),
  tags: ['row:stories-picture', 'screen:stories', 'state:populated', 'call:get-users-stories'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Watch' })
    button.focus()
    const dialog = await open()
    await shown(await dialog.findByRole('img', { name: 'A quiet street in the evening.' }))
    await shown(dialog.getByRole('group', { name: 'Story 1 of 3' }))
    await shown(dialog.getByText(/19 hours left|20 hours left/))
    await expect(dialog.getByRole('link', { name: 'Reply with a message' })).toHaveAttribute(
      'href',
      '/messages?with=noor',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Like' }))
    await expect(dialog.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('7 likes')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
    await open()
    await waitFor(() => expect(screen.getByRole('group', { name: /^Story \d of 3/ })).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Story 1 of 3' })).toBeVisible())
  },
}

export const Film: Story = {
  ...scenario(catalogue['stories-film'], { backend, setup }),
  tags: ['row:stories-film', 'screen:stories', 'state:populated', 'call:get-users-stories'],
  play: async ({ userEvent }) => {
    const dialog = await open()
    await dialog.findByRole('group', { name: 'Story 1 of 3' })
    await userEvent.keyboard('{ArrowRight}')
    await shown(await dialog.findByRole('group', { name: 'Story 2 of 3' }))
    await shown(dialog.getByRole('button', { name: 'Unmute' }))
  },
}

/** A story may be words alone. */
export const Words: Story = {
  ...scenario(catalogue['stories-words'], { backend, setup }),
  tags: ['row:stories-words', 'screen:stories', 'state:populated', 'call:get-users-stories'],
  play: async ({ userEvent }) => {
    const dialog = await open()
    await dialog.findByRole('group', { name: 'Story 1 of 3' })
    await userEvent.click(dialog.getByRole('button', { name: 'Next story' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Next story' }))
    await expect(dialog.getByRole('group', { name: 'Story 3 of 3' })).toHaveTextContent(
      'No picture. Just glad to be dry.',
    )
  },
}

/** Nothing of it is fetched before the reader opens it. */
export const Covered: Story = {
  ...scenario(catalogue['stories-covered'], { backend, setup }),
  tags: ['row:stories-covered', 'screen:stories', 'state:populated', 'call:get-users-stories'],
  args: { of: [people.ines] },
  play: async () => {
    const dialog = await open('Stories by Ines Moreau')
    await shown(await dialog.findByText('Content warning: Storm damage'))
    await expect(dialog.queryByRole('img', { name: 'A broken pier.' })).not.toBeInTheDocument()
    await expect(dialog.queryByText('What is left of the pier.')).not.toBeInTheDocument()
  },
}

/** After the last story of one come those of the next. */
export const NextAuthor: Story = {
  ...scenario(catalogue['stories-next-author'], { backend, setup }),
  tags: ['row:stories-next-author', 'screen:stories', 'state:populated', 'call:get-users-stories'],
  play: async ({ userEvent }) => {
    const dialog = await open()
    await dialog.findByRole('group', { name: 'Story 1 of 3' })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await shown(await dialog.findByRole('img', { name: 'Loaves on a board.' }))
    await shown(dialog.getByRole('group', { name: 'Story 1 of 1' }))
  },
}

const mine = { ...backend, storyViews: { [stories.mine.id]: ['noor', 'tomasbakes'] } }

/** One's own: who has seen it, and the way to delete it. */
export const Own: Story = {
  ...scenario(catalogue['stories-own'], { backend: mine, setup }),
  tags: ['row:stories-own', 'screen:stories', 'state:populated', 'call:get-users-stories'],
  args: { of: [people.ada] },
  play: async () => {
    const dialog = await open(`Stories by ${people.ada.name}`)
    await shown(await dialog.findByRole('button', { name: 'Seen by 2 people' }))
    await expect(dialog.queryByRole('button', { name: 'Like' })).not.toBeInTheDocument()
    await shown(dialog.getByRole('button', { name: 'Delete story' }))
  },
}

export const Viewers: Story = {
  ...scenario(catalogue['stories-viewers'], {
    backend: mine,
    handlers: [
      mockCall('listStoryViewers', [
        { user: summaryOf(people.noor), seenAt: hoursAgo(0.5).toISOString(), liked: true },
        { user: summaryOf(people.tomas), seenAt: hoursAgo(1).toISOString(), liked: false },
      ]),
    ],
    setup,
  }),
  tags: ['row:stories-viewers', 'screen:stories', 'state:populated', 'call:get-stories-viewers'],
  args: { of: [people.ada] },
  play: async ({ userEvent }) => {
    const dialog = await open(`Stories by ${people.ada.name}`)
    await userEvent.click(await dialog.findByRole('button', { name: 'Seen by 2 people' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Seen by' }))
    const [first, second] = await sheet.findAllByRole('link')
    await expect(first).toHaveTextContent(/Noor Haddad.*likes it/)
    await expect(second).toHaveAttribute('href', `/profile/${people.tomas.username}`)
  },
}

export const ViewersFail: Story = {
  ...scenario(catalogue['stories-viewers-fail'], {
    backend: mine,
    handlers: [mockRefusal('listStoryViewers', 'internal')],
    setup,
  }),
  tags: ['row:stories-viewers-fail', 'screen:stories', 'state:error', 'call:get-stories-viewers'],
  args: { of: [people.ada] },
  play: async ({ userEvent }) => {
    const dialog = await open(`Stories by ${people.ada.name}`)
    await userEvent.click(await dialog.findByRole('button', { name: 'Seen by 2 people' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Seen by' }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Who has seen it could not be loaded.')
  },
}

/** Their day ended between the row and the press. */
export const Over: Story = {
  ...scenario(catalogue['stories-over'], { backend: { ...backend, posts: [] }, setup }),
  tags: ['row:stories-over', 'screen:stories', 'state:empty', 'call:get-users-stories'],
  play: async () => {
    const dialog = await open()
    await shown(await dialog.findByText('There is no story here any more.'))
    await shown(dialog.getByRole('button', { name: 'Close' }))
  },
}

export const Fails: Story = {
  ...scenario(catalogue['stories-fail'], { handlers: [mockRefusal('listStoriesOf', 'internal')], setup }),
  tags: ['row:stories-fail', 'screen:stories', 'state:error', 'call:get-users-stories'],
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('These stories could not be loaded.')
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const Loading: Story = {
  ...scenario(catalogue['stories-loading'], { handlers: [mockNever('listStoriesOf')], setup }),
  tags: ['row:stories-loading', 'screen:stories', 'state:loading', 'call:get-users-stories'],
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Loading stories')).toBeInTheDocument()
  },
}
