import { catalogue, mockNever, mockOffline, mockRefusal, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CustomFeedsScreen } from './CustomFeedsScreen.tsx'

/** The feeds that a member made, and those of others that they keep. */
const meta = {
  title: 'Screens/Feeds/List',
  component: CustomFeedsScreen,
  args: { onMade: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-screen max-w-600 flex-col border-x border-border bg-surface">
        <h1 className="sr-only">Feeds</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CustomFeedsScreen>

export default meta
type Story = StoryObj<typeof meta>

const customFeeds = [
  {
    id: '019d0000-0000-7000-8000-00000000000a',
    by: 'ada',
    name: 'Bread and patience',
    people: ['noor', 'tomasbakes'],
    tags: ['bread'],
    words: ['sourdough', 'slow oven'],
  },
  {
    id: '019d0000-0000-7000-8000-00000000000b',
    by: 'noor',
    name: 'Fewer settings, and a name long enough',
    people: ['noor'],
    order: 'liked' as const,
    shared: true,
    kept: true,
  },
]
const backend = { posts: [posts.plain], customFeeds }

const field = (name: string) => screen.getByRole('textbox', { name })

/** Opens the dialog; its first field has the focus. */
async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'New feed' }))
  await waitFor(() => expect(field('Name')).toHaveFocus())
  return within(screen.getByRole('dialog', { name: 'New feed' }))
}

/** Finds Noor and puts her into the feed. */
async function addNoor() {
  await userEvent.type(screen.getByRole('searchbox', { name: 'People' }), 'noor')
  await userEvent.click(await screen.findByRole('button', { name: /Noor Haddad/ }))
  await expect(await screen.findByRole('button', { name: 'Remove Noor Haddad' })).toBeVisible()
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export const Loading: Story = {
  ...scenario(catalogue['custom-feeds-loading'], { handlers: [mockNever('listCustomFeeds')] }),
  tags: ['row:custom-feeds-loading', 'screen:custom-feeds', 'state:loading', 'call:get-custom-feeds'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading feeds')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  ...scenario(catalogue['custom-feeds-empty']),
  tags: ['row:custom-feeds-empty', 'screen:custom-feeds', 'state:empty', 'call:get-custom-feeds'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No feeds yet' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'New feed' })).toBeVisible()
  },
}

/** One's own first; what each is made of stands under its name. */
export const Populated: Story = {
  ...scenario(catalogue['custom-feeds-populated'], { backend }),
  tags: ['row:custom-feeds-populated', 'screen:custom-feeds', 'state:populated', 'call:get-custom-feeds'],
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Your feeds' })).getAllByRole('link')
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Bread and patience2 people · 1 hashtag · 2 words · Newest first',
      'Fewer settings, and a name long enoughby Noor Haddad · 1 person · Most liked',
    ])
  },
}

export const Fails: Story = {
  ...scenario(catalogue['custom-feeds-fail'], {
    handlers: [mockRefusal('listCustomFeeds', 'unavailable', { once: true })],
  }),
  tags: ['row:custom-feeds-fail', 'screen:custom-feeds', 'state:error', 'call:get-custom-feeds'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The feeds could not be loaded.')).toBeVisible())
    await expect(canvas.getByRole('button', { name: /try again|retry/i })).toBeVisible()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['custom-feeds-offline'], { handlers: [mockOffline('listCustomFeeds')] }),
  tags: ['row:custom-feeds-offline', 'screen:custom-feeds', 'state:offline', 'call:get-custom-feeds'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The feeds could not be loaded.')).toBeVisible())
  },
}

/** A person is found by name and gathered; a new feed is opened. */
export const New: Story = {
  ...scenario(catalogue['custom-feeds-new'], { backend }),
  tags: ['row:custom-feeds-new', 'screen:custom-feeds', 'state:populated', 'call:get-custom-feeds'],
  play: async () => {
    await openNew()
    await userEvent.type(field('Name'), 'Mornings')
    await addNoor()
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'People' })).toHaveFocus())
    await userEvent.type(field('Hashtags'), 'bread, #trams')
    await expect(screen.getByRole('radio', { name: 'Newest first' })).toBeChecked()
  },
}

/** Nothing was chosen: it is said where the first choice is, and nothing is sent. */
export const Invalid: Story = {
  ...scenario(catalogue['custom-feeds-invalid'], { backend }),
  tags: ['row:custom-feeds-invalid', 'screen:custom-feeds', 'state:error', 'call:get-custom-feeds'],
  play: async () => {
    await openNew()
    await save()
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Give your feed a name'))
    await userEvent.type(field('Name'), 'Mornings')
    await save()
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'People' })).toHaveAccessibleDescription(
        'Choose people, hashtags or words',
      ),
    )
  },
}

export const Refused: Story = {
  ...scenario(catalogue['custom-feeds-refused'], { backend }),
  tags: ['row:custom-feeds-refused', 'screen:custom-feeds', 'state:error', 'call:post-custom-feeds'],
  play: async () => {
    await openNew()
    await userEvent.type(field('Name'), 'Mornings')
    await userEvent.type(field('Words'), 'w'.repeat(51))
    await save()
    await waitFor(() => expect(field('Words')).toHaveAccessibleDescription('No more than 50 characters each.'))
    await userEvent.clear(field('Words'))
    await userEvent.type(field('Hashtags'), 'two words,')
    await expect(field('Hashtags')).toHaveAccessibleDescription('A hashtag is one word.')
    await userEvent.clear(field('Hashtags'))
    await userEvent.type(field('Hashtags'), '?!')
    await save()
    await waitFor(() => expect(field('Hashtags')).toHaveAccessibleDescription('A hashtag is one word.'))
    await expect(field('Hashtags')).toHaveFocus()
    await expect(field('Name')).toHaveValue('Mornings')
  },
}

export const Saving: Story = {
  ...scenario(catalogue['custom-feeds-saving'], { backend, handlers: [mockNever('createCustomFeed')] }),
  tags: ['row:custom-feeds-saving', 'screen:custom-feeds', 'state:pending', 'call:post-custom-feeds'],
  play: async () => {
    await openNew()
    await userEvent.type(field('Name'), 'Mornings')
    await userEvent.type(field('Words'), 'fresh bread')
    await save()
    await expect(await screen.findByRole('button', { name: 'Saving' })).toHaveAttribute('data-loading', 'true')
  },
}
