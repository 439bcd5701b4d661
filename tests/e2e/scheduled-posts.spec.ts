/** A post that is scheduled waits in the list, can be moved, and is published by a server that starts after its moment. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '../server/start.ts'
import { becomeMember, expect, freshText, test } from './fixtures.ts'

const composer = (page: Page) => page.getByRole('dialog', { name: 'New post' })
const list = (page: Page) => page.getByRole('dialog', { name: 'Drafts', exact: true })
const asked = (page: Page) => page.getByRole('dialog', { name: 'Schedule post' })
const time = (page: Page) => asked(page).getByRole('group', { name: 'Date and time' })

const part = (page: Page, name: string) => time(page).getByRole('spinbutton', { name })

/** Types a day and a time, as English has them, from the first part on. @param wall 'YYYY-MM-DDTHH:mm' */
async function fillTime(page: Page, wall: string): Promise<void> {
  const [year = '', month = '', day = '', hour = '', minute = ''] = wall.split(/\D/)
  const twelve = String(Number(hour) % 12 || 12).padStart(2, '0')
  await part(page, 'Month').click()
  await expect(part(page, 'Month')).toBeFocused()
  await page.keyboard.type(`${month}${day}${year}${twelve}${minute}${Number(hour) < 12 ? 'a' : 'p'}`)
}

/** What stands in the field. @returns 'YYYY-MM-DDTHH:mm' */
async function shownTime(page: Page): Promise<string> {
  const at = (name: string) => part(page, name).inputValue()
  const hour = (Number(await at('Hour')) % 12) + ((await at('AM or PM')) === 'PM' ? 12 : 0)
  const day = `${await at('Year')}-${await at('Month')}-${await at('Day')}`
  return `${day}T${String(hour).padStart(2, '0')}:${await at('Minute')}`
}

/** The dialog of a new post; the poll that it was opened for is taken out again. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add poll' }).click()
  await composer(page).getByRole('button', { name: 'Remove poll' }).click()
}

/** The day after the one that the field shows, at nine. */
const nineNextDay = (shown: string) =>
  `${new Date(Date.parse(`${shown}Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10)}T09:00`

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a post is scheduled, moved, and published at its moment, at ${width} px`, async ({ browser }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'skein-scheduled-'))
    const server = await startServer({ dataDir, empty: true })
    const context = await browser.newContext({ baseURL: server.origin, viewport: { width, height } })
    const page = await context.newPage()
    await becomeMember(page)
    await page.goto('/')
    const text = freshText('Later')
    const card = page.getByRole('article').filter({ hasText: text })
    await begin(page)
    await composer(page).getByRole('textbox', { name: "What's on your mind?" }).fill(text)
    await composer(page).getByRole('button', { name: 'Schedule post' }).click()
    const suggested = await shownTime(page)
    await fillTime(page, '2020-01-01T09:00')
    await asked(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(asked(page).getByText('Choose a time at least 5 minutes from now.')).toBeVisible()
    await fillTime(page, suggested)
    await asked(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(composer(page)).toHaveCount(0)

    await begin(page)
    await composer(page).getByRole('button', { name: 'Drafts' }).click()
    await expect(list(page).getByRole('list', { name: 'Scheduled' }).getByRole('listitem')).toHaveCount(1)
    await list(page)
      .getByRole('button', { name: `More for: ${text}` })
      .click()
    await page.getByRole('menuitem', { name: 'Change time' }).click()
    const moved = `${nineNextDay(suggested)}:00.000Z`
    await fillTime(page, moved.slice(0, 16))
    await asked(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(asked(page)).toHaveCount(0)
    await expect(list(page).getByRole('list', { name: 'Scheduled' }).locator('time')).toHaveAttribute('datetime', moved)

    // Its words can be changed until then; it keeps its moment.
    await list(page).getByRole('button', { name: text, exact: false }).first().click()
    await expect(list(page)).toHaveCount(0)
    const box = composer(page).getByRole('textbox', { name: "What's on your mind?" })
    await expect(box).toHaveValue(text)
    await box.press('End')
    await box.pressSequentially(' with a torch')
    await composer(page).getByRole('button', { name: 'Close' }).click()
    const question = page.getByRole('alertdialog', { name: 'Save your changes?' })
    await question.getByRole('button', { name: 'Save changes' }).click()
    await expect(composer(page)).toHaveCount(0)
    await begin(page)
    await composer(page).getByRole('button', { name: 'Drafts' }).click()
    const changed = list(page).getByRole('list', { name: 'Scheduled' }).getByRole('listitem')
    await expect(changed).toContainText(`${text} with a torch`)
    await expect(changed.locator('time')).toHaveAttribute('datetime', moved)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Maren Holt' }).first()).toBeVisible()
    await expect(card).toHaveCount(0)
    await server.stop()

    // It was down at that moment, and starts a minute after it.
    const later = await startServer({ dataDir, empty: true, clock: moved.replace('T09:00', 'T09:01') })
    await expect.poll(async () => (await page.request.get(`${later.origin}/api/drafts`)).json()).toEqual([])
    await page.goto(`${later.origin}/profile`)
    await expect(card).toHaveCount(1)
    await page.goto(later.origin)
    await begin(page)
    await composer(page).getByRole('button', { name: 'Drafts' }).click()
    await expect(list(page).getByRole('heading', { name: 'No drafts yet' })).toBeVisible()
    await context.close()
    await later.stop()
    rmSync(dataDir, { recursive: true })
  })
