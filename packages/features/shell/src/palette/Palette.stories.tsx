import { catalogue, mockRefusal, scenario } from '@skein/mocks'
import { useViewer } from '@skein/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AppShell } from '../AppShell.tsx'
import { Keys } from '../keys/Keys.tsx'

/** The frame of a page, with a field to write in. */
function Page() {
  const viewer = useViewer()
  return (
    <>
      <AppShell title="Home" path="/" viewer={viewer}>
        <textarea aria-label="Draft" className="m-16 border border-border-control p-12" defaultValue="Half a thought" />
      </AppShell>
      <Keys />
    </>
  )
}

const meta = {
  title: 'Screens/Shell/Palette',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Commands' })
const shown = (name: RegExp | string) => waitFor(() => expect(screen.getByRole('option', { name })).toBeVisible())
type Keyboard = { keyboard: (text: string) => Promise<void> }
const open = async (userEvent: Keyboard) => {
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await field()
  await waitFor(() => expect(box).toHaveFocus())
  return box
}

/** The key works where one writes; Escape gives the focus back there. */
export const Open: Story = {
  ...scenario(catalogue['shell-palette']),
  tags: ['row:shell-palette', 'screen:shell', 'state:populated'],
  play: async ({ canvas, userEvent }) => {
    const draft = canvas.getByRole('textbox', { name: 'Draft' })
    await userEvent.click(draft)
    await open(userEvent)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(draft).toHaveFocus()
    await expect(draft).toHaveValue('Half a thought')
    await open(userEvent)
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await open(userEvent)
    await shown(/^Settings/)
    await shown('Log out')
    await expect(screen.getByRole('option', { name: 'Home G then H' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** A visitor has what is not about an account, and the ways in. */
export const Visitor: Story = {
  ...scenario(catalogue['shell-palette-visitor'], { as: null }),
  tags: ['row:shell-palette-visitor', 'screen:shell', 'state:signed-out'],
  play: async ({ userEvent }) => {
    await open(userEvent)
    await shown('Join')
    await expect(screen.queryByRole('option', { name: 'Messages' })).toBeNull()
    await expect(screen.queryByRole('option', { name: 'Log out' })).toBeNull()
  },
}

/** People and hashtags of the search box stand under the commands. */
export const Found: Story = {
  ...scenario(catalogue['shell-palette-found']),
  tags: ['row:shell-palette-found', 'screen:shell', 'state:populated', 'call:get-search-suggestions'],
  play: async ({ userEvent }) => {
    await userEvent.type(await open(userEvent), 'noo')
    await shown(/^Noor Haddad/)
    await expect(screen.getByRole('group', { name: 'People' })).toBeVisible()
  },
}

/** What nothing is called can still be searched for: the only row, and the one that Enter takes. */
export const Unknown: Story = {
  ...scenario(catalogue['shell-palette-unknown']),
  tags: ['row:shell-palette-unknown', 'screen:shell', 'state:populated', 'call:get-search-suggestions'],
  play: async ({ userEvent }) => {
    const box = await open(userEvent)
    await userEvent.type(box, '   ')
    await expect(screen.queryByRole('option', { name: /^Search for/ })).toBeNull()
    await userEvent.clear(box)
    await userEvent.type(box, 'xyzzy')
    await shown('Search for “xyzzy”')
    await expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  },
}

/** Without an answer the commands are what they were. */
export const Failed: Story = {
  ...scenario(catalogue['shell-palette-failed'], { handlers: [mockRefusal('suggestSearch', 'internal')] }),
  tags: ['row:shell-palette-failed', 'screen:shell', 'state:error', 'call:get-search-suggestions'],
  play: async ({ userEvent }) => {
    await userEvent.type(await open(userEvent), 'set')
    await shown(/^Settings/)
    await expect(await screen.findAllByText('People and hashtags could not be searched.')).not.toHaveLength(0)
  },
}
