/** The same three applications without a mouse, from the beginning of the page. */
import { expect } from 'vitest'
import type { EnginePage } from '../engines/drive/engine-page.ts'
import { button, expectGone, expectShown, expectText } from '../engines/drive/expect-page.ts'
import type { Recipe } from './recipes.ts'

/** What has the focus, by its label, the label of its group before it, or its text. */
const focused = (page: EnginePage) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (element === null || element === document.body) return ''
    const texts = (ids: string | null) => ids?.split(' ').map((id) => document.getElementById(id)?.textContent) ?? []
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    const group = element.closest('[role=group]')?.getAttribute('aria-labelledby') ?? null
    const own = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent
    return [...texts(group), own].join(' ').trim()
  }, null)

/** Goes on by Tab to what begins with a name; more than a page of stops is never needed. */
async function tabTo(page: EnginePage, name: string): Promise<void> {
  const passed: string[] = []
  while (passed.length < 40) {
    await page.keys('Tab')
    const now = await focused(page)
    if (now.startsWith(name)) return
    passed.push(now)
  }
  throw new Error(`No stop is called ${name}: ${passed.join(' | ')}`)
}

/** A row is selected and opened, a member is changed, and the focus comes back to the row. */
async function admin(page: EnginePage): Promise<void> {
  await expectText(page, 'Aiko Mori')
  await tabTo(page, 'Select all')
  await page.keys('ArrowDown', 'ArrowDown', 'Space')
  await expectText(page, '1 selected')
  await page.keys('ArrowRight', 'Enter')
  await expectShown(page, { role: 'dialog', name: 'Edit Amara Okafor' })
  await expect.poll(() => focused(page)).toBe('Name')
  await page.keys('Control+A')
  await page.write('Amara Obi')
  await page.keys('Enter')
  await expectText(page, 'Amara Obi is saved')
  await expectGone(page, { role: 'dialog' })
  await expect.poll(() => focused(page)).toContain('Amara Obi')
}

/** A conversation is opened, answered and muted. */
async function chat(page: EnginePage): Promise<void> {
  await tabTo(page, 'Noor Haddad')
  await page.keys('Enter')
  await expectShown(page, { role: 'heading', name: 'Noor Haddad' })
  await tabTo(page, 'More')
  await page.keys('Enter')
  await expectShown(page, { role: 'menuitem', name: 'Mute' })
  await page.keys('Enter')
  await expectText(page, 'Noor Haddad is muted')
  await expect.poll(() => focused(page)).toBe('More')
  await tabTo(page, 'Message to Noor Haddad')
  await page.write('On Saturday then')
  await page.keys('Enter')
  await expectText(page, 'Noor is on it.')
}

/** Days are typed, and each step begins where it is read from. */
async function booking(page: EnginePage): Promise<void> {
  await tabTo(page, 'House')
  await page.write('tri')
  await expectShown(page, { role: 'option', name: /^Trieste/ })
  await page.keys('Enter')
  await tabTo(page, 'Arrival Month')
  // Each part goes on to the next; the year is left by Tab.
  await page.write('06102031')
  await tabTo(page, 'Departure Month')
  await page.write('06142031')
  await expectText(page, '4 nights')
  await tabTo(page, 'Continue')
  await page.keys('Enter')
  await expect.poll(() => focused(page)).toBe('Your room')
  await tabTo(page, 'Garden room')
  await page.keys('ArrowDown')
  await tabTo(page, 'Extras')
  await page.keys('Space')
  await tabTo(page, 'Continue')
  await page.keys('Enter')
  await expect.poll(() => focused(page)).toBe('About you')
  await tabTo(page, 'Name')
  await page.write('Maren Holt')
  await page.keys('Enter')
  await expect.poll(() => focused(page)).toBe('E-mail address')
  await page.write('maren@holt.example')
  await page.keys('Enter')
  await expect.poll(() => focused(page)).toBe('Check and confirm')
  await tabTo(page, 'Code')
  await page.write('246810')
  await page.keys('Enter')
  await expectShown(page, { role: 'heading', name: 'Your stay is booked' })
  await expectText(page, 'Tower room')
  await expectGone(page, button('Book'))
}

export const byKeyboard: Readonly<Record<Recipe, (page: EnginePage) => Promise<void>>> = { admin, chat, booking }
