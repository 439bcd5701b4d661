import { catalogue, hitsOf, minutesAhead, mockBareFailure, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { Box, box, dialog, openBy, sentence, write } from './stage.tsx'

/** Posts that are published later by themselves: when, and what can be done with them until then. */
const meta = {
  title: 'Screens/Composer/Schedule',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const day = 24 * 60
const drafts = [
  {
    id: '019d0000-0000-7000-8000-0000000000e1',
    hoursAgo: 30,
    text: 'The comet is at its brightest tonight: look west, an hour after sunset.',
    more: ['Binoculars help.'],
    scheduledFor: minutesAhead(9 * day).toISOString(),
  },
  {
    id: '019d0000-0000-7000-8000-0000000000e2',
    hoursAgo: 2,
    text: 'Kettles, ranked.',
    scheduledFor: minutesAhead(2 * day).toISOString(),
  },
  { id: '019d0000-0000-7000-8000-0000000000e3', hoursAgo: 50, text: 'Lost a picture.', refusal: 'files' as const },
]

/** The dialog of a new post with a text. */
async function begin(userEvent: UserEventObject, text = '') {
  if (text !== '') await write(userEvent, text)
  const opened = await openBy(userEvent, 'Add poll')
  await userEvent.click(opened.getByRole('button', { name: 'Remove poll' }))
  return opened
}

const shown = async (name: string) => {
  const found = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

async function openSchedule(userEvent: UserEventObject) {
  const opened = await begin(userEvent, sentence)
  await userEvent.click(opened.getByRole('button', { name: 'Schedule post' }))
  return shown('Schedule post')
}

async function openList(userEvent: UserEventObject) {
  const opened = await begin(userEvent)
  await userEvent.click(opened.getByRole('button', { name: 'Drafts' }))
  const list = await shown('Drafts')
  await waitFor(() => expect(list.getByRole('list', { name: 'Scheduled' })).toBeVisible())
  return list
}

/** Chooses of what can be done with 'Kettles, ranked.' */
async function act(userEvent: UserEventObject, list: Awaited<ReturnType<typeof openList>>, name: string) {
  await userEvent.click(list.getByRole('button', { name: 'More for: Kettles, ranked.' }))
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(item).toBeVisible())
  await userEvent.click(item)
}

/** What a clock shows then, as it is typed in English: stories are in the zone of the device. */
function wall(minutes: number) {
  const moment = minutesAhead(minutes)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${two(moment.getMonth() + 1)}${two(moment.getDate())}${moment.getFullYear()}`
  const hours = moment.getHours()
  return `${day}${two(hours % 12 || 12)}${two(moment.getMinutes())}${hours < 12 ? 'a' : 'p'}`
}

type Asked = Awaited<ReturnType<typeof openSchedule>>

/** Types into the field from its first part on. */
async function typeTime(userEvent: UserEventObject, asked: Asked, keys: string) {
  const month = asked.getByRole('spinbutton', { name: 'Month' })
  await userEvent.click(month)
  await expect(month).toHaveFocus()
  await userEvent.keyboard(keys)
}

/** The next whole hour but one, in words and with its zone. */
export const Asked: Story = {
  ...scenario(catalogue['composer-schedule']),
  tags: ['row:composer-schedule', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    const asked = await openSchedule(userEvent)
    const field = within(asked.getByRole('group', { name: /^Date and time/ }))
    await expect(field.getByRole('spinbutton', { name: 'Minute' })).toHaveValue('00')
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    await expect(asked.getByRole('status')).toHaveTextContent(`(${timeZone.replaceAll('_', ' ')})`)
  },
}

/** A moment that is too near is said at the field, which takes the focus. */
export const Refused: Story = {
  ...scenario(catalogue['composer-schedule-refused']),
  tags: ['row:composer-schedule-refused', 'screen:composer', 'state:error'],
  play: async ({ userEvent }) => {
    const asked = await openSchedule(userEvent)
    const field = asked.getByRole('spinbutton', { name: 'Month' })
    const press = () => userEvent.click(asked.getByRole('button', { name: 'Schedule' }))
    for (const [keys, message] of [
      ['{Backspace}', 'Choose a date and a time.'],
      [wall(366 * day), 'Choose a time at most 365 days from now.'],
      [wall(2), 'Choose a time at least 5 minutes from now.'],
    ] as const) {
      await typeTime(userEvent, asked, keys)
      await press()
      await waitFor(() => expect(asked.getByText(message)).toBeVisible())
      await expect(field).toHaveAccessibleDescription(message)
      await expect(field).toHaveFocus()
    }
    await expect(hitsOf('createDraft')).toBe(0)
  },
}

/** It waits in the list, and nothing is left in the box. */
export const Done: Story = {
  ...scenario(catalogue['composer-schedule-done']),
  tags: ['row:composer-schedule-done', 'screen:composer', 'state:empty', 'call:post-drafts-schedule'],
  play: async ({ userEvent }) => {
    const asked = await openSchedule(userEvent)
    await userEvent.click(asked.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(screen.getByText('Post scheduled')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('')
    const list = await openList(userEvent)
    await expect(list.getByRole('button', { name: /^The kettle won today/ })).toBeVisible()
  },
}

/** Nothing is lost by a failure, and tried again it is one draft. */
export const Fails: Story = {
  ...scenario(catalogue['composer-schedule-fails'], { handlers: [mockBareFailure('scheduleDraft', 500)] }),
  tags: ['row:composer-schedule-fails', 'screen:composer', 'state:error', 'call:post-drafts-schedule'],
  play: async ({ userEvent }) => {
    const asked = await openSchedule(userEvent)
    for (let tries = 1; tries <= 2; tries += 1) {
      await userEvent.click(asked.getByRole('button', { name: 'Schedule' }))
      await waitFor(() => expect(hitsOf('scheduleDraft')).toBe(tries))
      await waitFor(() => expect(asked.getByText('The post could not be scheduled.')).toBeVisible())
    }
    await expect(hitsOf('createDraft')).toBe(1)
  },
}

/** First what is scheduled, the next first; then drafts, with what became of one that was. */
export const Listed: Story = {
  ...scenario(catalogue['drafts-scheduled'], { backend: { drafts } }),
  tags: ['row:drafts-scheduled', 'screen:composer', 'state:populated', 'call:get-drafts'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    const names = within(list.getByRole('list', { name: 'Scheduled' }))
      .getAllByRole('button', { name: /^(Kettles|The comet)/ })
      .map(({ textContent }) => textContent.slice(0, 7))
    await expect(names).toEqual(['Kettles', 'The com'])
    await expect(
      within(list.getByRole('list', { name: 'Drafts' })).getByRole('button', {
        name: /^Lost a picture\..*Not published: one of its files is not there any more\.$/,
      }),
    ).toBeVisible()
    // Another moment.
    await act(userEvent, list, 'Change time')
    const asked = await shown('Schedule post')
    await typeTime(userEvent, asked, wall(20 * day))
    await userEvent.click(asked.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule post' })).not.toBeInTheDocument())
    await waitFor(() => {
      const [first] = within(list.getByRole('list', { name: 'Scheduled' })).getAllByRole('listitem')
      return expect(first).toHaveTextContent(/^The comet/)
    })
  },
}

export const Unscheduled: Story = {
  ...scenario(catalogue['drafts-unscheduled'], { backend: { drafts } }),
  tags: ['row:drafts-unscheduled', 'screen:composer', 'state:populated', 'call:delete-drafts-schedule'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await act(userEvent, list, 'Move to drafts')
    await waitFor(() => expect(screen.getByText('Moved to drafts')).toBeVisible())
    await waitFor(() =>
      expect(
        within(list.getByRole('list', { name: 'Drafts' })).getByRole('button', { name: /^Kettles, ranked\./ }),
      ).toBeVisible(),
    )
  },
}

export const Published: Story = {
  ...scenario(catalogue['drafts-published'], { backend: { drafts } }),
  tags: ['row:drafts-published', 'screen:composer', 'state:populated', 'call:post-drafts-publish'],
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    await act(userEvent, list, 'Publish now')
    await waitFor(() => expect(screen.getByText('Post published')).toBeVisible())
    await waitFor(() => expect(list.queryByRole('button', { name: /^Kettles, ranked\./ })).not.toBeInTheDocument())
  },
}

/** Changes 'Kettles, ranked.' and closes. @returns the question what becomes of that */
async function change(userEvent: UserEventObject) {
  const list = await openList(userEvent)
  await userEvent.click(list.getByRole('button', { name: /^Kettles, ranked\./ }))
  const opened = await dialog()
  await waitFor(() => expect(box()).toHaveValue('Kettles, ranked.'))
  await userEvent.click(box())
  await userEvent.keyboard('{Control>}{End}{/Control} Twice.')
  await expect(box()).toHaveValue('Kettles, ranked. Twice.')
  await userEvent.click(opened.getByRole('button', { name: 'Close' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Save your changes?' })
  await waitFor(() => expect(asked).toBeVisible())
  return asked
}

/** Whoever closes a scheduled post that they changed is asked, and told when it is published. */
export const Changes: Story = {
  ...scenario(catalogue['drafts-changes'], { backend: { drafts } }),
  tags: ['row:drafts-changes', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await expect(await change(userEvent)).toHaveAccessibleDescription(/^This post is scheduled for /)
    await expect(hitsOf('changeDraft')).toBe(0)
  },
}

/** What is scheduled stays so when it is changed. */
export const Changed: Story = {
  ...scenario(catalogue['drafts-changed'], { backend: { drafts } }),
  tags: ['row:drafts-changed', 'screen:composer', 'state:populated', 'call:patch-drafts'],
  play: async ({ userEvent }) => {
    const asked = within(await change(userEvent))
    await userEvent.click(asked.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const again = within((await openList(userEvent)).getByRole('list', { name: 'Scheduled' }))
    await waitFor(() => expect(again.getByRole('button', { name: /^Kettles, ranked\. Twice\./ })).toBeVisible())
  },
}
