import type { Measure, MemberNote, ReportCase } from '@skein/contract'
import { catalogue, hoursAgo, idAt, mockNever, mockRefusal, people, posts, scenario, summaryOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ReviewScreen } from './ReviewScreen.tsx'

/** What moderators do about a member beside a report: the record that a case opens. */
const meta = {
  title: 'Screens/Moderation/Member record',
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

const { ada, noor, tomas } = people
const about = { ...summaryOf(tomas), suspended: false, limited: false, moderator: false }
const reported: ReportCase = {
  id: idAt(hoursAgo(3), 40),
  subject: 'post',
  subjectId: posts.plain.id,
  reason: 'spam',
  note: null,
  createdAt: hoursAgo(3).toISOString(),
  reporter: summaryOf(noor),
  about,
  content: posts.plain.content,
  reports: 1,
  decision: null,
}
const warned: Measure = {
  id: idAt(hoursAgo(90), 41),
  kind: 'warning',
  reason: 'Advertisements below posts of others.',
  parts: [],
  at: hoursAgo(90).toISOString(),
  endedAt: null,
  appeal: null,
}
const noted: MemberNote = {
  id: idAt(hoursAgo(80), 42),
  text: 'Wrote to the contact address; says the account is shared in the bakery.',
  by: summaryOf(noor),
  at: hoursAgo(80).toISOString(),
}
const account = { moderators: new Set([ada.id]), cases: [reported] }
const known = {
  ...account,
  measures: [{ userId: tomas.id, measure: warned, by: summaryOf(noor) }],
  memberNotes: [{ userId: tomas.id, note: noted }],
}

type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

/** Opens the record from the case. */
async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Member record' }))
  return within(await screen.findByRole('dialog', { name: 'Member record' }))
}

export const Loading: Story = {
  ...scenario(catalogue['moderation-record-loading'], {
    backend: { posts: [posts.plain], account },
    handlers: [mockNever('getMemberRecord')],
  }),
  tags: ['row:moderation-record-loading', 'screen:moderation', 'state:loading', 'call:get-moderation-members'],
  play: async (context) => {
    const dialog = await open(context)
    await expect(await dialog.findByText('Loading the record')).toBeInTheDocument()
  },
}

export const Populated: Story = {
  ...scenario(catalogue['moderation-record'], { backend: { posts: [posts.plain], account: known } }),
  tags: ['row:moderation-record', 'screen:moderation', 'state:populated', 'call:get-moderation-members'],
  play: async (context) => {
    const dialog = await open(context)
    const warning = await dialog.findByText('Warning, by @noor')
    await waitFor(() => expect(warning).toBeVisible())
    await expect(dialog.getByText(noted.text)).toBeInTheDocument()
    await expect(dialog.getByText('Moderators alone see notes.')).toBeInTheDocument()
    await expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'warn',
      'limit',
      'remove-parts',
    ])
  },
}

export const LoadFails: Story = {
  ...scenario(catalogue['moderation-record-fails'], {
    backend: { posts: [posts.plain], account },
    handlers: [mockRefusal('getMemberRecord', 'internal')],
  }),
  tags: ['row:moderation-record-fails', 'screen:moderation', 'state:error', 'call:get-moderation-members'],
  play: async (context) => {
    const dialog = await open(context)
    await waitFor(() => expect(dialog.getByText('The record could not be loaded.')).toBeVisible())
  },
}

/** About another moderator whoever runs the server decides: the record is read, and nothing of it is changed. */
export const OfModerator: Story = {
  ...scenario(catalogue['moderation-record-of-moderator'], {
    backend: {
      posts: [posts.plain],
      account: {
        ...known,
        moderators: new Set([ada.id, tomas.id]),
        cases: [{ ...reported, about: { ...about, moderator: true } }],
      },
    },
  }),
  tags: ['row:moderation-record-of-moderator', 'screen:moderation', 'state:populated', 'call:get-moderation-members'],
  play: async (context) => {
    const dialog = await open(context)
    await waitFor(() => expect(dialog.getByText(/Whoever runs the server alone decides/)).toBeVisible())
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

/** The reason is asked for, and what was done stands in the record and in the log. */
export const Warned: Story = {
  ...scenario(catalogue['moderation-warned'], { backend: { posts: [posts.plain], account } }),
  tags: ['row:moderation-warned', 'screen:moderation', 'state:populated', 'call:post-moderation-members-warnings'],
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Warn' }))
    await waitFor(() => expect(dialog.getByText('Please give a reason.')).toBeVisible())
    await expect(dialog.getByLabelText('Reason')).toHaveFocus()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Please be kind.')
    await userEvent.click(dialog.getByRole('button', { name: 'Warn' }))
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveValue(''))
    await expect(dialog.getByText('Warning, by @ada')).toBeVisible()
    await expect(dialog.getByText('Please be kind.')).toBeVisible()
  },
}

/** A limit that holds shows on the case, and is lifted from where it was set. */
export const Limited: Story = {
  ...scenario(catalogue['moderation-limited'], { backend: { posts: [posts.plain], account } }),
  tags: ['row:moderation-limited', 'screen:moderation', 'state:populated', 'call:post-moderation-members-limit'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('radio', { name: 'Limit' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Floods every list.')
    await userEvent.click(dialog.getByRole('button', { name: 'Limit' }))
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Lift limit' })).toBeVisible())
    await expect(dialog.getByText('Limited, by @ada')).toBeVisible()
    const found = within(canvas.getByRole('article', { name: /Post · Spam/, hidden: true }))
    await waitFor(() => expect(found.getByText('Limited')).toBeInTheDocument())
  },
}

export const LimitLifted: Story = {
  ...scenario(catalogue['moderation-limit-lifted'], {
    backend: {
      posts: [posts.plain],
      account: {
        ...account,
        limited: new Set([tomas.id]),
        measures: [
          { userId: tomas.id, measure: { ...warned, kind: 'limit', reason: 'Floods every list.' }, by: summaryOf(ada) },
        ],
      },
    },
  }),
  tags: ['row:moderation-limit-lifted', 'screen:moderation', 'state:populated', 'call:delete-moderation-members-limit'],
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('radio', { name: 'Lift limit' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Enough time has passed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Lift limit' }))
    await waitFor(() => expect(dialog.getByText('Ended')).toBeVisible())
    await expect(dialog.getByRole('radio', { name: 'Limit' })).toBeInTheDocument()
  },
}

/** Only what there is can be removed, and something has to be chosen. */
export const PartsRemoved: Story = {
  ...scenario(catalogue['moderation-parts-removed'], { backend: { posts: [posts.plain], account } }),
  tags: [
    'row:moderation-parts-removed',
    'screen:moderation',
    'state:populated',
    'call:post-moderation-members-removals',
  ],
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('radio', { name: 'Remove from profile' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'An advertisement.')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from profile' }))
    await waitFor(() => expect(dialog.getByText('Please choose what to remove.')).toBeVisible())
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Display name' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from profile' }))
    await waitFor(() => expect(dialog.getByText('Removed from profile, by @ada')).toBeVisible())
    await expect(dialog.getByText(tomas.username)).toBeInTheDocument()
  },
}

export const Noted: Story = {
  ...scenario(catalogue['moderation-noted'], { backend: { posts: [posts.plain], account } }),
  tags: ['row:moderation-noted', 'screen:moderation', 'state:populated', 'call:post-moderation-members-notes'],
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(dialog.getByText('Please write something.')).toBeVisible())
    await userEvent.type(dialog.getByLabelText('New note'), 'Seems to be two people.')
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(dialog.getByLabelText('New note')).toHaveValue(''))
    await expect(dialog.getByText('Seems to be two people.')).toBeVisible()
    await expect(dialog.getByText(/@ada/)).toBeVisible()
  },
}
