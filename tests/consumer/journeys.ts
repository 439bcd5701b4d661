/** The three applications as a person uses them, in any engine. */
import { expect } from 'vitest'
import type { EnginePage, Target } from '../engines/drive/engine-page.ts'
import { button, expectGone, expectShown, expectText } from '../engines/drive/expect-page.ts'
import type { Recipe } from './recipes.ts'

/** What a journey needs beside the page. */
export type Journey = (page: EnginePage, at: { isPhone: boolean; picture: string }) => Promise<void>

const dialog: Target = { role: 'dialog' }
const textbox = (name: string, within?: Target): Target => ({
  role: 'textbox',
  name,
  ...(within !== undefined && { within }),
})

/** Chooses from a `Select`: it lists its options beside the native ones, which nobody sees. */
async function choose(page: EnginePage, select: string, option: string | RegExp, within?: Target): Promise<void> {
  await page.press({ role: 'combobox', name: select, ...(within !== undefined && { within }) })
  await page.press({ role: 'option', name: option, within: { role: 'listbox', name: select } })
}

const firstRow = (page: EnginePage) => page.evaluate(() => document.querySelector('tbody th')?.textContent ?? '', null)

/** The name of the field that has the focus. */
const focused = (page: EnginePage) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '', null)

/** Sorts, selects, filters; invites somebody whose address is taken, mends it, and suspends them again. */
const admin: Journey = async (page) => {
  await expect.poll(() => firstRow(page)).toBe('Aiko Mori')
  await page.press(button('Name', { role: 'columnheader', name: 'Name' }))
  await expect.poll(() => firstRow(page)).toBe('Yara Nasser')

  await page.press({ role: 'checkbox', name: 'Select Yara Nasser' })
  await page.press({ role: 'checkbox', name: 'Select Saoirse Byrne' })
  await expectText(page, '2 selected')
  await page.press(button('Remove'))
  await page.press(button('Remove', { role: 'alertdialog' }))
  await expectText(page, '2 members are gone')
  await expect.poll(() => firstRow(page)).not.toBe('Yara Nasser')

  await page.type({ role: 'searchbox', name: 'Search members' }, 'nobody')
  await expectText(page, 'Nobody is like that')
  await page.press(button('Show everybody'))
  await page.press({ role: 'radio', name: 'Invited' })
  await expect.poll(() => firstRow(page)).toBe('Priya Raman')
  await page.press({ role: 'radio', name: 'All' })

  await page.press(button('Invite'))
  await page.type(textbox('Name', dialog), 'Ada Lind')
  await page.type(textbox('E-mail address', dialog), 'noor@orchard.example')
  await choose(page, 'Role', /^Editor/, dialog)
  await page.press(button('Invite', dialog))
  await expectText(page, 'Noor Haddad has this address already')
  await expect.poll(() => focused(page)).toBe('email')
  await page.type(textbox('E-mail address', dialog), 'ada@orchard.example')
  await page.press(button('Invite', dialog))
  await expectGone(page, dialog)
  await expectText(page, 'Ada Lind is invited')

  await page.press(button('Name', { role: 'columnheader', name: 'Name' }))
  await expect.poll(() => firstRow(page)).toBe('Ada Lind')
  await page.press(button('More about Ada Lind'))
  await page.press({ role: 'menuitem', name: 'Suspend' })
  await expectText(page, 'One member is suspended')
  await page.press(button('Undo'))
  await expectText(page, 'One member is in again')
}

/** Writes, with an emoji; reacts; sends a picture; mutes, and goes back to the list. */
const chat: Journey = async (page, { isPhone, picture }) => {
  const field = textbox('Message to Noor Haddad')
  const written = () => page.evaluate(() => document.querySelector('textarea')?.value ?? '', null)
  await page.press(button(/^Noor Haddad/))
  await page.type(field, 'On Saturday then ')
  await page.press(button('Emoji'))
  await page.type({ role: 'combobox', name: 'Search emoji' }, 'grinning face')
  // One that every machine has a letter for.
  await expectShown(page, { role: 'option', name: 'grinning face' })
  await page.keys('Enter', 'Escape')
  await expectGone(page, { role: 'option', name: 'grinning face' })
  await expect.poll(written).toBe('On Saturday then 😀')
  await page.press(field)
  await page.keys('Enter')
  await expectText(page, 'On Saturday then 😀')
  await expectText(page, 'Noor is on it.')

  await page.press(button('Add reaction'))
  await page.press(button('fire', dialog))
  await expectShown(page, button('fire, 1 reaction, yours'))

  await page.attach([picture])
  await expectShown(page, { role: 'img', name: 'stall.png' })
  await page.press(button('Send'))
  await expectText(page, 'That is the one, thank you!')
  await expectGone(page, button('Take out stall.png'))
  await expectShown(page, { role: 'img', name: 'stall.png' })

  await page.press(button('More'))
  await page.press({ role: 'menuitem', name: 'Mute' })
  await expectText(page, 'Noor Haddad is muted')
  if (!isPhone) return
  await page.press(button('All conversations'))
  await expectShown(page, button(/^Tomas Baker/))
}

/** Books a stay, and is wrong once at each step. */
const booking: Journey = async (page) => {
  const next = button('Continue')
  await page.press(next)
  await expectText(page, 'Choose one of the houses.')
  await page.type({ role: 'combobox', name: 'House' }, 'tri')
  await expectShown(page, { role: 'option', name: /^Trieste/ })
  await page.keys('Enter')
  await page.press(button('Next month'))
  await page.press({ role: 'gridcell', name: / 10, / })
  await page.press({ role: 'gridcell', name: / 14, / })
  await expectText(page, '4 nights')
  await page.type({ role: 'spinbutton', name: 'Guests' }, '3')
  await page.press(next)

  await expectShown(page, { role: 'heading', name: 'Your room' })
  await page.press({ role: 'radio', name: 'Garden room' })
  await page.press(next)
  await expectText(page, 'This one has beds for 2.')
  await page.press({ role: 'radio', name: 'Tower room' })
  await page.press({ role: 'checkbox', name: 'Breakfast' })
  await page.press({ role: 'switch', name: 'I arrive after 20:00' })
  await choose(page, 'Time of arrival', 'About 21:00')
  await expectText(page, '€728')
  await page.press(next)

  await page.type(textbox('Name'), 'Maren Holt')
  await page.type(textbox('E-mail address'), 'maren')
  await page.press(next)
  await expectText(page, 'Write the whole address')
  await page.type(textbox('E-mail address'), 'maren@holt.example')
  await page.press(next)

  await page.type(textbox('Code'), '111111')
  await page.press(button('Book'))
  await expectText(page, 'That is not the code')
  // The focus went to the code: what is wrong is written over.
  await page.keys('Control+A')
  await page.write('246810')
  await page.press(button('Book'))
  await expectShown(page, { role: 'heading', name: 'Your stay is booked' })
  for (const fact of ['Trieste', 'Tower room', 'Breakfast', 'about 21:00', 'Maren Holt, maren@holt.example', 'SK-4172'])
    await expectText(page, fact)
}

export const journeys: Readonly<Record<Recipe, Journey>> = { admin, chat, booking }
