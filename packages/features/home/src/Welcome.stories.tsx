import { catalogue, hitsOf, mockCall, mockRefusal, people, scenario, suggestionOf } from '@skein/mocks'
import type { ScenarioOptions } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { HomeScreen } from './HomeScreen.tsx'

const meta = {
  title: 'Screens/Home/Welcome',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-600 border-x border-border bg-surface">
        <h1 className="sr-only">Home</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody who made an account a moment ago; `told` says whether they have a picture and a line already. */
const newMember = (told: boolean, handlers: ScenarioOptions['handlers'] = []): ScenarioOptions => ({
  as: told ? people.ada : { ...people.ada, bio: '', avatar: null },
  // The card alone: the posts below have stories of their own.
  backend: { settings: { welcome: 'waiting' }, posts: [], members: Object.values(people) },
  handlers,
})

const offered = mockCall(
  'listSuggestions',
  [people.mei, people.jonas, people.noor, people.tomas, people.ines, people.kofi].map((who) => suggestionOf(who)),
)

const card = () => screen.findByRole('region', { name: 'Welcome to Skein' })

/** It stands before everything else of home. */
export const About: Story = {
  ...scenario(catalogue['welcome-about'], newMember(false)),
  tags: ['row:welcome-about', 'screen:home', 'state:empty'],
  play: async ({ canvas }) => {
    await expect(await card()).toHaveTextContent('Step 1 of 3')
    await expect(canvas.getByRole('textbox', { name: /^A line about you/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible()
  },
}

/** What could not be saved stays written. */
export const AboutFails: Story = {
  ...scenario(catalogue['welcome-about-fails'], newMember(false, [mockRefusal('updateUser', 'internal')])),
  tags: ['row:welcome-about-fails', 'screen:home', 'state:error', 'call:patch-users'],
  play: async ({ canvas, userEvent }) => {
    await card()
    const line = canvas.getByRole('textbox', { name: /^A line about you/ })
    await userEvent.type(line, 'Tide tables.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }))
    // It fades in.
    await waitFor(() => expect(screen.getByText('Your profile could not be saved')).toBeVisible())
    await expect(line).toHaveValue('Tide tables.')
  },
}

/** Who has told of themself begins with people. */
export const People: Story = {
  ...scenario(catalogue['welcome-people'], newMember(true, [offered])),
  tags: ['row:welcome-people', 'screen:home', 'state:populated', 'call:get-users-suggestions'],
  play: async () => {
    const inside = within(await card())
    await expect(await inside.findAllByRole('listitem')).toHaveLength(5)
    await expect(inside.getByText('Followed by 12,840 people')).toBeVisible()
  },
}

export const PeopleFollowed: Story = {
  ...scenario(catalogue['welcome-people-followed'], newMember(true, [offered])),
  tags: ['row:welcome-people-followed', 'screen:home', 'state:populated', 'call:post-users-follow'],
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: 'Follow all' })
    await userEvent.click(all)
    await waitFor(() => expect(canvas.getByText('5 of 5 followed')).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: /^Following/ })).toHaveLength(5)
    await expect(all).toHaveFocus()
    await waitFor(() => expect(hitsOf('followUser')).toBe(5))
  },
}

export const PeopleFail: Story = {
  ...scenario(catalogue['welcome-people-fail'], newMember(true, [mockRefusal('listSuggestions', 'internal')])),
  tags: ['row:welcome-people-fail', 'screen:home', 'state:error', 'call:get-users-suggestions'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Suggestions could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeVisible()
  },
}

export const Tags: Story = {
  ...scenario(catalogue['welcome-tags'], newMember(true, [offered])),
  tags: ['row:welcome-tags', 'screen:home', 'state:populated', 'call:get-trends'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }))
    const tag = await canvas.findByRole('link', { name: '#quietinterfaces' })
    await expect(tag).toHaveAttribute('href', '/explore?tag=quietinterfaces')
    await expect(canvas.getByRole('heading', { name: 'Welcome to Skein' })).toHaveFocus()
  },
}

/** Put away at once, and the server knows. */
export const Gone: Story = {
  ...scenario(catalogue['welcome-gone'], newMember(false)),
  tags: ['row:welcome-gone', 'screen:home', 'state:empty', 'call:patch-settings'],
  play: async ({ canvas, userEvent }) => {
    await card()
    await userEvent.click(canvas.getByRole('button', { name: 'Put the welcome away' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Welcome to Skein' })).not.toBeInTheDocument())
    await expect(canvas.getByRole('tab', { name: 'Everyone' })).toHaveFocus()
  },
}
