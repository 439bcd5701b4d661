import { expect } from 'vitest'
import { password } from '../world.ts'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'
const token = 'b'.repeat(43)

/** Settings and the account's life: behaviour §2.11. What needs a mailbox or an authenticator is tested on the server itself. */
export const accountJourneys: Record<string, Journey> = {
  'a body that is null changes nothing and is refused': async ({ member, step }) => {
    const ada = await member('ada')
    const invalid = { status: 422, code: 'invalid-input' }
    for (const text of ['null', '[]', '1', '"x"', 'true']) {
      step(text)
      expect(await ada.ask('updateSettings', { text })).toMatchObject(invalid)
      expect(await ada.ask('updateUser', { params: { id: ada.id }, text })).toMatchObject(invalid)
    }
  },

  'settings start with what shares nothing, and keep what is chosen': async ({ browser, member, step }) => {
    const ada = await member('ada')
    step('at first')
    expect((await ada.ask('getSettings')).answer).toMatchObject({ dataSharing: 'minimal', timezone: null })
    expect((await ada.ask('getSession')).answer).toMatchObject({ isNew: true })
    step('changed')
    const change = {
      theme: 'dark',
      timezone: 'est',
      language: 'de',
      aiPosts: 'label',
      autoLoadPosts: true,
      welcome: 'done',
    }
    expect((await ada.ask('updateSettings', { body: change })).answer).toMatchObject(change)
    expect((await ada.ask('updateSettings', { body: { dataSharing: 'full' } })).answer).toMatchObject(change)
    expect((await ada.ask('getSession')).answer).toMatchObject({ theme: 'dark', timezone: 'est', language: 'de' })
    expect((await ada.ask('getSession')).answer).not.toHaveProperty('isNew')
    step('refused')
    for (const body of [{ theme: 'blue' }, { timezone: 'cet' }, { dataSharing: 'all' }])
      expect(await ada.ask('updateSettings', { body })).toMatchObject({ status: 422, code: 'invalid-input' })
    step('visitor')
    for (const name of ['getSettings', 'getAccount', 'listSessions', 'listMutedWords'] as const)
      expect(await browser().ask(name)).toMatchObject({ status: 401 })
  },

  'going private keeps posts for followers; going public lets in who was waiting': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const { id } = (await ada.ask('createPost', { body: { content: 'For followers.' } })).answer
    await ada.ask('updateSettings', { body: { privateAccount: true } })
    step('private')
    expect(await noor.ask('getPost', { params: { id } })).toMatchObject({ status: 404 })
    expect((await noor.ask('followUser', { params: { id: ada.id } })).answer.follow).toBe('requested')
    step('public')
    await ada.ask('updateSettings', { body: { privateAccount: false } })
    expect((await noor.ask('getPost', { params: { id } })).status).toBe(200)
    expect((await noor.ask('getUserByUsername', { params: { username: 'ada' } })).answer).toMatchObject({
      followersCount: 1,
      viewer: { follow: 'following' },
    })
  },

  'AI-generated posts are folded or hidden as chosen, muted words take posts away': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const say = async (content: string, more = {}) =>
      (await noor.ask('createPost', { body: { content, ...more } })).answer.id
    const helped = await say('Written with help.', { isAiGenerated: true })
    const rain = await say('Nothing but RAIN today')
    const train = await say('The train is late')
    const read = async () => (await ada.ask('listPosts')).answer.map(({ id }) => id)
    step('label')
    await ada.ask('updateSettings', { body: { aiPosts: 'label' } })
    expect((await ada.ask('getPost', { params: { id: helped } })).answer.contentWarning).toBe('Generated with AI')
    step('hide')
    await ada.ask('updateSettings', { body: { aiPosts: 'hide' } })
    expect(await read()).toEqual([train, rain])
    step('muted')
    const word = (await ada.ask('addMutedWord', { body: { word: ' rain ', days: 7 } })).answer
    expect(await read()).toEqual([train])
    expect((await ada.ask('listMutedWords')).answer).toEqual([word])
    step('muted again')
    await ada.ask('addMutedWord', { body: { word: 'Rain', days: null } })
    expect((await ada.ask('listMutedWords')).answer).toMatchObject([{ word: 'Rain', expiresAt: null }])
    step('refused')
    expect(await ada.ask('addMutedWord', { body: { word: '?!', days: null } })).toMatchObject({ status: 422 })
    expect(await ada.ask('addMutedWord', { body: { word: 'x', days: 3 } })).toMatchObject({ status: 422 })
    step('taken back')
    for (const { id } of (await ada.ask('listMutedWords')).answer) await ada.ask('removeMutedWord', { params: { id } })
    expect(await read()).toEqual([train, rain])
  },

  'a new password needs the old one and ends the other sessions': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const other = browser()
    step('another browser')
    await other.ask('login', { body: { username: 'ada', password } })
    expect((await ada.ask('listSessions')).answer.map(({ current }) => current)).toEqual([true, false])
    step('wrong')
    const change = (currentPassword: string, newPassword: string) =>
      ada.ask('changePassword', { body: { currentPassword, newPassword } })
    expect(await change('not this one', 'a new long one')).toMatchObject({ status: 422, code: 'wrong-password' })
    expect(await change(password, 'short')).toMatchObject({ status: 422 })
    expect((await other.ask('getSession')).status).toBe(200)
    await other.ask('changeEmail', { body: { email: 'new@skein.example', currentPassword: password } })
    expect((await ada.ask('getAccount')).answer.pendingEmail).toBe('new@skein.example')
    step('right')
    expect((await change(password, 'a new long one')).status).toBe(204)
    expect((await other.ask('getSession')).status).toBe(401)
    expect((await ada.ask('getAccount')).answer.pendingEmail).toBeNull()
    expect((await ada.ask('listSessions')).answer).toHaveLength(1)
    expect(await browser().ask('login', { body: { username: 'ada', password } })).toMatchObject({ status: 401 })
  },

  'sessions are ended one by one, or all others at once': async ({ browser, member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const [one, two] = [browser(), browser()]
    step('signed in')
    for (const each of [one, two]) await each.ask('login', { body: { username: 'ada', password } })
    const own = (await one.ask('listSessions')).answer.find(({ current }) => current)
    step('somebody else’s')
    expect(await noor.ask('endSession', { params: { id: own?.id ?? '' } })).toMatchObject({ status: 404 })
    step('one')
    expect((await ada.ask('endSession', { params: { id: own?.id ?? '' } })).status).toBe(204)
    expect((await one.ask('getSession')).status).toBe(401)
    step('others')
    expect((await ada.ask('endOtherSessions')).status).toBe(204)
    expect((await two.ask('getSession')).status).toBe(401)
    expect((await ada.ask('getSession')).status).toBe(200)
    expect(await ada.ask('endSession', { params: { id: nobody } })).toMatchObject({ status: 404 })
  },

  'username and address change by their rules': async ({ member, step }) => {
    const [ada] = [await member('ada'), await member('noor')]
    step('username')
    for (const username of ['noor', 'admin'])
      expect(await ada.ask('changeUsername', { body: { username } })).toMatchObject({ code: 'username-taken' })
    expect(await ada.ask('changeUsername', { body: { username: 'a b' } })).toMatchObject({ status: 422 })
    expect((await ada.ask('changeUsername', { body: { username: ' Ada_L ' } })).answer.username).toBe('ada_l')
    step('address')
    const change = (email: string, currentPassword = password) =>
      ada.ask('changeEmail', { body: { email, currentPassword } })
    expect(await change('new@skein.example', 'wrong')).toMatchObject({ code: 'wrong-password' })
    expect(await change('noor@skein.example')).toMatchObject({ code: 'email-taken' })
    expect((await change('New@skein.example')).answer).toMatchObject({
      email: 'ada@skein.example',
      pendingEmail: 'new@skein.example',
    })
    expect((await change('ada@skein.example')).answer.pendingEmail).toBeNull()
    expect((await ada.ask('sendConfirmation')).status).toBe(204)
  },

  'links that are not known are expired, and a reset says nothing of who is here': async ({
    browser,
    member,
    step,
  }) => {
    await member('ada')
    const visitor = browser()
    step('reset')
    for (const email of ['ada@skein.example', 'nobody@skein.example'])
      expect((await visitor.ask('requestPasswordReset', { body: { email } })).status).toBe(204)
    expect(await visitor.ask('resetPassword', { body: { token, newPassword: 'a new long one' } })).toMatchObject({
      status: 410,
      code: 'link-expired',
    })
    expect(await visitor.ask('confirmEmail', { body: { token } })).toMatchObject({ status: 410 })
    expect(await visitor.ask('confirmEmail', { body: { token: 'short' } })).toMatchObject({ status: 422 })
    step('second step that nobody began')
    expect(await visitor.ask('secondStep', { body: { code: '123456' } })).toMatchObject({ code: 'sign-in-expired' })
  },

  'two-step sign-in and passkeys need the password and a confirmed address': async ({ member, step }) => {
    const ada = await member('ada')
    step('wrong')
    const body = { currentPassword: 'wrong' }
    for (const name of ['startTwoStep', 'endTwoStep', 'renewRecoveryCodes', 'startPasskey', 'prepareExport'] as const)
      expect(await ada.ask(name, { body })).toMatchObject({ status: 422, code: 'wrong-password' })
    step('not confirmed')
    for (const name of ['startTwoStep', 'startPasskey'] as const)
      expect(await ada.ask(name, { body: { currentPassword: password } })).toMatchObject({
        status: 403,
        code: 'email-unconfirmed',
      })
    step('off')
    expect(await ada.ask('renewRecoveryCodes', { body: { currentPassword: password } })).toMatchObject({
      status: 409,
      code: 'two-step-off',
    })
    expect((await ada.ask('getAccount')).answer).toMatchObject({ twoStep: false, passkeys: [], role: 'member' })
  },

  'the archive has an address for who gives the password': async ({ browser, member, step }) => {
    const ada = await member('ada')
    step('visitor')
    expect(await browser().ask('prepareExport', { body: { currentPassword: password } })).toMatchObject({ status: 401 })
    step('password')
    const { answer } = await ada.ask('prepareExport', { body: { currentPassword: password } })
    expect(answer.url).toMatch(/^\/api\/account\/export\?ticket=[\w.-]+$/)
  },

  'leaving hides everything, and signing in brings it back': async ({ browser, member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    const { id } = (await ada.ask('createPost', { body: { content: 'Soon gone.' } })).answer
    step('refused')
    const leave = (username: string, given: string) => ada.ask('deleteAccount', { body: { username, password: given } })
    expect(await leave('somebody', password)).toMatchObject({ status: 422, code: 'invalid-input' })
    expect(await leave('ada', 'wrong')).toMatchObject({ status: 422, code: 'wrong-password' })
    step('gone')
    expect((await leave('ADA ', password)).status).toBe(204)
    expect((await ada.ask('getSession')).status).toBe(401)
    expect(await noor.ask('getPost', { params: { id } })).toMatchObject({ status: 404 })
    expect(await noor.ask('getUserByUsername', { params: { username: 'ada' } })).toMatchObject({ status: 404 })
    expect((await noor.ask('listPosts')).answer).toEqual([])
    step('back')
    expect((await browser().ask('login', { body: { username: 'ada', password } })).status).toBe(200)
    expect((await noor.ask('getPost', { params: { id } })).status).toBe(200)
  },

  'nobody is found by an address unless they said so': async ({ member, step }) => {
    const [ada, noor] = [await member('ada'), await member('noor')]
    step('off')
    const look = () => ada.ask('lookUpUser', { body: { email: 'noor@skein.example' } })
    expect(await look()).toMatchObject({ status: 404, code: 'user-not-found' })
    step('on, but the address is not confirmed')
    await noor.ask('updateSettings', { body: { discoverableByEmail: true } })
    expect(await look()).toMatchObject({ status: 404 })
    expect(await ada.ask('lookUpUser', { body: { email: 'no address' } })).toMatchObject({ status: 422 })
  },

  'review of reports is not there for members': async ({ member, step }) => {
    const ada = await member('ada')
    step('closed')
    expect(await ada.ask('listReports')).toMatchObject({ status: 404 })
    expect(await ada.ask('listModerationLog')).toMatchObject({ status: 404 })
    const decision = { params: { id: nobody }, body: { action: 'dismiss', reason: 'Because' } }
    expect(await ada.ask('decideReport', decision)).toMatchObject({ status: 404 })
  },
}
