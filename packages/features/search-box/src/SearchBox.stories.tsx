import { catalogue, hitsOf, mockRefusal, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'

const meta = {
  title: 'Screens/Shell/Search box',
  component: SearchBox,
  args: {
    look: 'header',
    action: '/search',
    query: '',
    label: 'Search',
    placeholder: 'Search posts, users, or ask AI...',
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-440 justify-end">
        <div className="w-320">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const options = () => screen.findAllByRole('option')
const group = (name: string) => within(screen.getByRole('group', { name }))

/** Where the next press on a link leads; the story stays where it is. */
function nextAddress(): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        const link = event.target instanceof Element ? event.target.closest('a') : null
        resolve(link?.getAttribute('href') ?? '')
      },
      { once: true },
    )
  })
}

/** While somebody types: people, hashtags, posts, and 'Ask AI', in the colour that is AI's alone. */
export const Suggestions: Story = {
  ...scenario(catalogue['search-box-suggestions']),
  tags: ['row:search-box-suggestions', 'screen:shell', 'state:populated', 'call:get-search-suggestions'],
  play: async ({ userEvent }) => {
    await expect(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box(), 'noo')
    await options()
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'))
    await expect(group('People').getByRole('option', { name: /Noor Haddad/ })).toHaveAttribute('href', '/profile/noor')
    await expect(group('Ask AI').getByRole('option')).toHaveTextContent('noo')
    await waitFor(() => expect(box()).toHaveFocus())
  },
}

/** Arrows walk through the list and back to the text; Enter opens; Escape leaves what was typed. */
export const ByKeyboard: Story = {
  ...scenario(catalogue['search-box-walked']),
  tags: ['row:search-box-walked', 'screen:shell', 'state:populated', 'call:get-search-suggestions'],
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'noo')
    const all = await options()
    await userEvent.keyboard('{ArrowUp}')
    await expect(all.at(-1)).toHaveAttribute('aria-selected', 'true')
    await expect(box()).toHaveAttribute('aria-activedescendant', all.at(-1)?.id ?? '')
    await userEvent.keyboard('{ArrowDown}')
    await expect(box()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    await expect(all[0]).toHaveAttribute('aria-selected', 'true')

    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(box()).toHaveValue('noo')

    await userEvent.keyboard('{ArrowDown}')
    await options()
    await userEvent.keyboard('{ArrowDown}')
    const address = nextAddress()
    await userEvent.keyboard('{Enter}')
    await expect(await address).toBe('/profile/noor')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.type(box(), 'r')
    await options()
  },
}

/** Without an answer the box is what it was: a box. */
export const Silent: Story = {
  ...scenario(catalogue['search-box-silent'], { handlers: [mockRefusal('suggestSearch', 'internal')] }),
  tags: ['row:search-box-silent', 'screen:shell', 'state:error', 'call:get-search-suggestions'],
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'noor')
    await waitFor(() => expect(hitsOf('suggestSearch')).toBeGreaterThan(0))
    await expect(box()).toHaveAttribute('aria-expanded', 'false')
    await expect(box().form).toHaveAttribute('action', '/search')
  },
}
