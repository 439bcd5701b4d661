import type { AccountApplication, ReportCase } from '@skein/contract'
import { catalogue, hoursAgo, idAt, mockNever, mockRefusal, people, posts, scenario, summaryOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ReviewScreen } from './ReviewScreen.tsx'

const meta = {
  title: 'Screens/Moderation/Page',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-dvh max-w-600 flex-col border-x border-border bg-surface">
        <h1 className="px-16 py-12 text-lead font-bold">Moderation</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ReviewScreen>

export default meta
type Story = StoryObj<typeof meta>

const reported: ReportCase = {
  id: idAt(hoursAgo(3), 40),
  subject: 'post',
  subjectId: posts.plain.id,
  reason: 'harassment',
  note: 'Third time this week.',
  createdAt: hoursAgo(3).toISOString(),
  reporter: summaryOf(people.noor),
  about: { ...summaryOf(people.tomas), suspended: false, limited: false, moderator: false },
  content: posts.plain.content,
  reports: 2,
  decision: null,
}
const moderators = new Set([people.ada.id])

export const Loading: Story = {
  ...scenario(catalogue['moderation-loading'], { handlers: [mockNever('listReports')] }),
  tags: ['row:moderation-loading', 'screen:moderation', 'state:loading', 'call:get-moderation-reports'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading reports')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  ...scenario(catalogue['moderation-empty'], { backend: { account: { moderators } } }),
  tags: ['row:moderation-empty', 'screen:moderation', 'state:empty', 'call:get-moderation-reports'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing to review')).toBeVisible())
  },
}

export const Open: Story = {
  ...scenario(catalogue['moderation-open'], {
    backend: { posts: [posts.plain], account: { moderators, cases: [reported] } },
  }),
  tags: ['row:moderation-open', 'screen:moderation', 'state:populated', 'call:get-moderation-reports'],
  play: async ({ canvas }) => {
    // Each of the two who reported it has said why.
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Post · Harassment/ })).toHaveLength(2))
    const [newest] = canvas.getAllByRole('article', { name: /Post · Harassment/ })
    if (newest === undefined) throw new Error('There is no report.')
    const found = within(newest)
    await expect(found.getByText(posts.plain.content)).toBeVisible()
    await expect(found.getByText('Third time this week.')).toBeVisible()
    await expect(found.getByText('2 reports')).toBeVisible()
    await expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Dismiss',
      'Remove post',
      'Suspend member',
      'Member record',
    ])
  },
}

/** A reason is asked for, and stands in the log. */
export const Decided: Story = {
  ...scenario(catalogue['moderation-decided'], {
    backend: { posts: [posts.plain], account: { moderators, cases: [reported] } },
  }),
  tags: ['row:moderation-decided', 'screen:moderation', 'state:populated', 'call:post-moderation-reports'],
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Suspend member' })
    if (button === undefined) throw new Error('There is no report.')
    // Deciding one decides every report of the same thing.
    await userEvent.click(button)
    const asked = within(await screen.findByRole('dialog', { name: 'Suspend member' }))
    await userEvent.click(asked.getByRole('button', { name: 'Suspend member' }))
    await waitFor(() => expect(asked.getByText('Please give a reason.')).toBeVisible())
    await expect(asked.getByLabelText('Reason')).toHaveFocus()
    await userEvent.type(asked.getByLabelText('Reason'), 'Repeated harassment.')
    await userEvent.click(asked.getByRole('button', { name: 'Suspend member' }))
    await waitFor(() => expect(canvas.getByText('Nothing to review')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Log' }))
    await waitFor(() => expect(canvas.getByText('Repeated harassment.')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByText('Nothing to review')).toBeVisible())
  },
}

const applications: AccountApplication[] = [people.noor, people.tomas].map(({ id, username, name }, index) => ({
  id,
  username,
  name,
  mailDomain: 'skein.example',
  emailConfirmed: index === 0,
  createdAt: hoursAgo(5 + index).toISOString(),
}))

/** What is reported of a moderator can be judged, and they are suspended by whoever runs the server alone. */
export const OfModerator: Story = {
  ...scenario(catalogue['moderation-of-moderator'], {
    backend: {
      posts: [posts.plain],
      account: {
        moderators: new Set([people.ada.id, people.tomas.id]),
        cases: [
          {
            ...reported,
            reports: 1,
            about: { ...summaryOf(people.tomas), suspended: false, limited: false, moderator: true },
          },
        ],
      },
    },
  }),
  tags: ['row:moderation-of-moderator', 'screen:moderation', 'state:populated', 'call:get-moderation-reports'],
  play: async ({ canvas }) => {
    const found = within(await canvas.findByRole('article', { name: /Post · Harassment/ }))
    await expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Dismiss',
      'Remove post',
      'Member record',
    ])
  },
}

export const NobodyWaits: Story = {
  ...scenario(catalogue['moderation-nobody-waits'], { backend: { account: { moderators } } }),
  tags: ['row:moderation-nobody-waits', 'screen:moderation', 'state:empty', 'call:get-moderation-applications'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'New' }))
    await waitFor(() => expect(canvas.getByText('Nobody is waiting')).toBeVisible())
  },
}

export const Waiting: Story = {
  ...scenario(catalogue['moderation-waiting'], { backend: { account: { moderators, applications } } }),
  tags: ['row:moderation-waiting', 'screen:moderation', 'state:populated', 'call:get-moderation-applications'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'New' }))
    const noor = within(await canvas.findByRole('article', { name: /@noor/ }))
    await expect(noor.getByText('Address confirmed')).toBeVisible()
    await expect(noor.getByText(/Mail at skein.example/)).toBeVisible()
    await expect(noor.getByRole('button', { name: 'Approve' })).toBeVisible()
    const tomas = within(canvas.getByRole('article', { name: /@tomas/ }))
    await expect(tomas.getByText('Address not confirmed')).toBeVisible()
  },
}

/** One is approved at a press; one is declined for a reason, which goes out by mail. */
export const ApplicationsDecided: Story = {
  ...scenario(catalogue['moderation-applications-decided'], { backend: { account: { moderators, applications } } }),
  tags: [
    'row:moderation-applications-decided',
    'screen:moderation',
    'state:populated',
    'call:post-moderation-applications',
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'New' }))
    const noor = within(await canvas.findByRole('article', { name: /@noor/ }))
    await userEvent.click(noor.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.queryByRole('article', { name: /@noor/ })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Decline' }))
    await userEvent.type(asked.getByLabelText('Reason'), 'Advertising.')
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(canvas.getByText('Nobody is waiting')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Log' }))
    await waitFor(() => expect(canvas.getByText('Advertising.')).toBeVisible())
    await expect(canvas.getByText('Approve, by @ada')).toBeVisible()
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['moderation-fail'], { handlers: [mockRefusal('listReports', 'internal')] }),
  tags: ['row:moderation-fail', 'screen:moderation', 'state:error', 'call:get-moderation-reports'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The reports could not be loaded.')).toBeVisible())
  },
}

/** A member who is no moderator finds what an unknown address shows. */
export const ForMembers: Story = {
  ...scenario(catalogue['moderation-members']),
  tags: ['row:moderation-members', 'screen:moderation', 'state:signed-out', 'call:get-moderation-reports'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('404 Page Not Found')).toBeVisible())
  },
}
