import { accountHeader } from '@skein/contract/account-header'
import { limits } from '@skein/contract/limits'
import { expect } from 'vitest'
import { password } from '../world.ts'
import type { Browser, Journey } from '../world.ts'

/** As a page of this member asks. */
const pageOf = (id: string) => ({ headers: { [accountHeader]: id } })

const namesOf = async (browser: Browser) =>
  (await browser.ask('listAccounts')).answer.map(({ username, current }) => (current ? `${username}, here` : username))

/** Several accounts in one browser. */
export const accountsJourneys: Record<string, Journey> = {
  'a member adds an account, changes between both without a password, and signs out of one': async ({
    browser,
    member,
    step,
  }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const shared = browser()
    step('nobody')
    expect(await namesOf(shared)).toEqual([])
    await shared.ask('login', { body: { username: 'ada', password } })
    step('one')
    expect(await namesOf(shared)).toEqual(['ada, here'])
    step('added')
    await shared.ask('login', { body: { username: 'noor', password }, ...pageOf(ada.id) })
    expect(await namesOf(shared)).toEqual(['noor, here', 'ada'])
    step('wrong password')
    expect(
      await shared.ask('login', { body: { username: 'ada', password: 'not this one' }, ...pageOf(noor.id) }),
    ).toMatchObject({ status: 401 })
    expect(await namesOf(shared)).toEqual(['noor, here', 'ada'])
    step('changed')
    expect((await shared.ask('switchAccount', { body: { id: ada.id }, ...pageOf(noor.id) })).answer.username).toBe(
      'ada',
    )
    expect((await shared.ask('getSession')).answer.username).toBe('ada')
    expect(await namesOf(shared)).toEqual(['ada, here', 'noor'])
    step('to where one is')
    expect((await shared.ask('switchAccount', { body: { id: ada.id }, ...pageOf(ada.id) })).status).toBe(200)
    expect(await namesOf(shared)).toEqual(['ada, here', 'noor'])
    step('signed out of one')
    await shared.ask('logout', pageOf(ada.id))
    expect(await namesOf(shared)).toEqual(['noor, here'])
    step('which is not there any more')
    expect(await shared.ask('switchAccount', { body: { id: ada.id } })).toMatchObject({
      status: 404,
      code: 'account-left',
    })
    step('signed out of the last')
    await shared.ask('logout', pageOf(noor.id))
    expect((await shared.ask('getSession')).status).toBe(401)
    expect(await namesOf(shared)).toEqual([])
  },

  'a page of another account is refused, whatever it asks, but for who is signed in': async ({
    browser,
    member,
    step,
  }) => {
    const ada = await member('ada')
    await member('noor')
    const shared = browser()
    await shared.ask('login', { body: { username: 'ada', password } })
    await shared.ask('login', { body: { username: 'noor', password }, ...pageOf(ada.id) })
    step('of the account before')
    const refused = { status: 409, code: 'other-account' }
    expect(await shared.ask('createPost', { body: { content: 'Whose is this?' }, ...pageOf(ada.id) })).toMatchObject(
      refused,
    )
    expect(await shared.ask('listNotifications', pageOf(ada.id))).toMatchObject(refused)
    expect(await shared.ask('logout', pageOf(ada.id))).toMatchObject(refused)
    expect((await shared.ask('getSession', pageOf(ada.id))).answer.username).toBe('noor')
    expect((await shared.ask('listPosts', { query: { author: 'noor' } })).answer).toEqual([])
  },

  'a sixth account takes the place of the one that was used longest ago': async ({ browser, member, step }) => {
    const names = ['ada', 'bea', 'cleo', 'dora', 'edda', 'fay']
    for (const name of names) await member(name)
    const shared = browser()
    let before: string | undefined
    for (const username of names) {
      const { answer } = await shared.ask('login', {
        body: { username, password },
        ...(before !== undefined && pageOf(before)),
      })
      before = answer.id
    }
    step('full')
    const known = await namesOf(shared)
    expect(known).toHaveLength(limits.accounts.max)
    expect(known).toEqual(['fay, here', 'edda', 'dora', 'cleo', 'bea'])
  },

  'what ends an account elsewhere takes it off the list, and no other': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const shared = browser()
    await shared.ask('login', { body: { username: 'ada', password } })
    await shared.ask('login', { body: { username: 'noor', password }, ...pageOf(ada.id) })
    step('a new password elsewhere')
    await ada.ask('changePassword', { body: { currentPassword: password, newPassword: 'another horse battery' } })
    expect(await namesOf(shared)).toEqual(['noor, here'])
    step('every other session ended elsewhere: who comes back finds those that stay')
    await shared.ask('login', { body: { username: 'ada', password: 'another horse battery' }, ...pageOf(noor.id) })
    await ada.ask('endOtherSessions')
    expect((await shared.ask('getSession')).status).toBe(401)
    expect(await namesOf(shared)).toEqual(['noor'])
    expect((await shared.ask('switchAccount', { body: { id: noor.id } })).answer.username).toBe('noor')
    step('deleted: the next account takes its place')
    await shared.ask('login', { body: { username: 'ada', password: 'another horse battery' }, ...pageOf(noor.id) })
    await shared.ask('deleteAccount', {
      body: { username: 'ada', password: 'another horse battery' },
      ...pageOf(ada.id),
    })
    expect(await namesOf(shared)).toEqual(['noor, here'])
  },

  'a page that knows nobody replaces who is signed in, as before': async ({ browser, member, step }) => {
    await member('ada')
    await member('noor')
    const shared = browser()
    await shared.ask('login', { body: { username: 'ada', password } })
    step('by a page of a visitor')
    await shared.ask('login', { body: { username: 'noor', password } })
    expect(await namesOf(shared)).toEqual(['noor, here'])
  },
}
