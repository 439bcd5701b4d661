import { expect, it } from 'vitest'
import type { EnginePage, Target } from '../drive/engine-page.ts'
import { ask, button, expectGone, idIn, member, expectText } from './bench.ts'

const field: Target = { role: 'textbox', name: 'Type a message...' }

const idOf = async (page: EnginePage): Promise<string> => idIn((await ask(page, 'GET', '/api/auth/user')).body)

async function two() {
  const [{ page, username: mine }, { page: other, username: theirs }] = [await member('/'), await member('/')]
  await ask(page, 'POST', `/api/users/${await idOf(other)}/follow`)
  await ask(other, 'POST', `/api/users/${await idOf(page)}/follow`)
  await page.open(`/messages?with=${theirs}`)
  await other.open(`/messages?with=${mine}`)
  return { page, other }
}

async function say(page: EnginePage, text: string): Promise<void> {
  await page.type(field, text)
  await page.keys('Enter')
}

async function turnOn(page: EnginePage): Promise<void> {
  const dialog: Target = { role: 'dialog', name: 'Turn on encryption' }
  await page.press(button('Turn on'))
  await page.type({ label: 'Passphrase', within: dialog }, 'a long walk by the lake')
  await page.press(button('Turn on', dialog))
  await expectGone(page, dialog)
}

it('a message arrives at the other at once', async () => {
  const { page, other } = await two()
  await say(page, 'From the first browser')
  await expectText(other, 'From the first browser')
  await say(other, 'And back from the second')
  await expectText(page, 'And back from the second')
})

it('an encrypted message is read by both and by nobody on the way', async () => {
  const { page, other } = await two()
  await turnOn(page)
  await turnOn(other)
  await say(page, 'Only for the two of us')
  await expectText(other, 'Only for the two of us')
  await expectText(page, 'Encrypted')
  const told = JSON.stringify((await ask(page, 'GET', `/api/messages/${await idOf(other)}`)).body)
  expect(told).not.toContain('Only for the two of us')
  await other.reload()
  await expectText(other, 'Only for the two of us')
})
