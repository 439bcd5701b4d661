import type { Measure } from '@skein/contract'
import { catalogue, hoursAgo, idAt, people, scenario, summaryOf } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ReviewScreen } from './ReviewScreen.tsx'

/** Answers of members to what was decided about them. */
const meta = {
  title: 'Screens/Moderation/Appeals',
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
const moderators = new Set([ada.id, noor.id])
const appealed = (by: typeof ada, age: number, told: Pick<Measure, 'kind' | 'reason'> & { text: string }) => {
  const { text, ...measure } = told
  return {
    userId: tomas.id,
    by: summaryOf(by),
    measure: {
      ...measure,
      id: idAt(hoursAgo(age), 50),
      parts: [],
      at: hoursAgo(age).toISOString(),
      endedAt: null,
      appeal: { text, at: hoursAgo(age - 4).toISOString(), outcome: null },
    },
  }
}
const measures = [
  appealed(noor, 20, {
    kind: 'limit',
    reason: 'Twenty equal replies in an hour.',
    text: 'They asked for the recipe, all twenty. I should have posted it once, and I will from now on.',
  }),
  appealed(ada, 50, { kind: 'warning', reason: 'Keep to the topic.', text: 'The topic was bread.' }),
]

export const Empty: Story = {
  ...scenario(catalogue['moderation-no-appeals'], { backend: { account: { moderators } } }),
  tags: ['row:moderation-no-appeals', 'screen:moderation', 'state:empty', 'call:get-moderation-appeals'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Appeals' }))
    await waitFor(() => expect(canvas.getByText('No appeals')).toBeVisible())
  },
}

/** What another moderator decided can be decided here; one's own decisions wait for another. */
export const Waiting: Story = {
  ...scenario(catalogue['moderation-appeals'], { backend: { account: { moderators, measures } } }),
  tags: ['row:moderation-appeals', 'screen:moderation', 'state:populated', 'call:get-moderation-appeals'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Appeals' }))
    const others = within(await canvas.findByRole('article', { name: 'Limited, by @noor' }))
    await expect(others.getByText('The reason was: Twenty equal replies in an hour.')).toBeVisible()
    await expect(others.getByText(/They asked for the recipe/)).toBeVisible()
    await expect(others.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Uphold',
      'Take back',
      'Member record',
    ])
    const own = within(canvas.getByRole('article', { name: 'Warning, by @ada' }))
    await expect(own.getByText('Another moderator decides this.')).toBeVisible()
    await expect(own.getAllByRole('button')).toHaveLength(1)
  },
}

export const Decided: Story = {
  ...scenario(catalogue['moderation-appeal-decided'], {
    backend: { account: { moderators, measures: measures.slice(0, 1), limited: new Set([tomas.id]) } },
  }),
  tags: ['row:moderation-appeal-decided', 'screen:moderation', 'state:populated', 'call:post-moderation-appeals'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Appeals' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Take back' }))
    await userEvent.type(asked.getByLabelText('Reason'), 'A mistake of ours.')
    await userEvent.click(asked.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(canvas.getByText('No appeals')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Log' }))
    await waitFor(() => expect(canvas.getByText('A mistake of ours.')).toBeVisible())
    await expect(canvas.getByText('Take back, by @ada')).toBeVisible()
  },
}
