import { expect } from 'vitest'
import { password } from '../world.ts'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

const joining = (username: string, change: Record<string, unknown> = {}) => ({
  username,
  name: 'Ada Lindqvist',
  email: `${username}@skein.example`,
  password,
  ...change,
})

/** Registering, signing in and out: §4, §5, §6. */
export const sessionJourneys: Record<string, Journey> = {
  'a visitor has no session; registering and signing in open one, signing out ends it': async ({ browser, step }) => {
    const ada = browser()
    step('before')
    expect(await ada.ask('getSession')).toMatchObject({ status: 401, code: 'not-signed-in' })
    expect(await ada.ask('getCurrentUser')).toMatchObject({ status: 401, code: 'not-signed-in' })
    step('registered')
    expect((await ada.ask('register', { body: joining('ada') })).status).toBe(201)
    expect((await ada.ask('getSession')).answer.username).toBe('ada')
    expect((await ada.ask('getCurrentUser')).answer.email).toBe('ada@skein.example')
    step('signed out')
    expect((await ada.ask('logout')).status).toBe(204)
    expect((await ada.ask('getSession')).status).toBe(401)
    expect((await ada.ask('logout')).status).toBe(204)
    step('signed in')
    expect((await ada.ask('login', { body: { username: 'ada', password } })).status).toBe(200)
    expect((await ada.ask('getSession')).status).toBe(200)
    const second = browser()
    step('by e-mail, in other case')
    expect((await second.ask('login', { body: { username: 'Ada@Skein.example', password } })).answer.username).toBe(
      'ada',
    )
    step('by name, in other case')
    expect((await browser().ask('login', { body: { username: ' ADA ', password } })).answer.username).toBe('ada')
    step('one browser signs out, the other stays')
    await second.ask('logout')
    expect((await ada.ask('getSession')).status).toBe(200)
  },

  'signing in says what is missing and not which half was wrong': async ({ browser, member, step }) => {
    await member('noor')
    const visitor = browser()
    for (const body of [
      {},
      { username: 'noor' },
      { password },
      { username: '', password: '' },
      { username: '  ', password },
    ]) {
      step(JSON.stringify(Object.keys(body)))
      expect(await visitor.ask('login', { body })).toMatchObject({ status: 422, code: 'missing-credentials' })
    }
    step('wrong password')
    expect(await visitor.ask('login', { body: { username: 'noor', password: 'not this one' } })).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
    })
    step('nobody of that name')
    expect(await visitor.ask('login', { body: { username: 'nobody', password } })).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
    })
    step('still a visitor')
    expect((await visitor.ask('getSession')).status).toBe(401)
    step('no JSON')
    expect(await visitor.ask('login', { text: '{"username":' })).toMatchObject({
      status: 400,
      code: 'malformed-request',
    })
  },

  'registration keeps the rules of section 5': async ({ browser, step }) => {
    const visitor = browser()
    for (const field of ['username', 'name', 'email', 'password']) {
      step(`no ${field}`)
      const { [field]: _, ...body }: Record<string, unknown> = joining('tomas')
      expect(await visitor.ask('register', { body })).toMatchObject({ status: 422, code: 'missing-fields' })
      step(`blank ${field}`)
      expect(await visitor.ask('register', { body: { ...body, [field]: ' ' } })).toMatchObject({
        status: 422,
        code: 'missing-fields',
      })
    }
    step('short password')
    expect(await visitor.ask('register', { body: joining('tomas', { password: 'seven77' }) })).toMatchObject({
      status: 422,
      code: 'password-too-short',
    })
    for (const username of ['to', 'tomás', 'to mas', 'tomas!', 'a_name_of_more_than_twenty']) {
      step(`username ${username}`)
      expect(await visitor.ask('register', { body: joining('tomas', { username }) })).toMatchObject({
        status: 422,
        code: 'invalid-username',
      })
    }
    for (const email of ['tomas', 'tomas@', '@skein.example']) {
      step(`email ${email}`)
      expect(await visitor.ask('register', { body: joining('tomas', { email }) })).toMatchObject({
        status: 422,
        code: 'invalid-email',
      })
    }
    step('all in order')
    expect(
      (await visitor.ask('register', { body: joining('Tomas', { email: ' TOMAS@skein.example' }) })).answer,
    ).toMatchObject({
      username: 'tomas',
      email: 'tomas@skein.example',
    })
    const other = browser()
    step('taken name, in other case')
    expect(await other.ask('register', { body: joining('TOMAS', { email: 'other@skein.example' }) })).toMatchObject({
      status: 409,
      code: 'username-taken',
    })
    step('taken address, in other case')
    expect(await other.ask('register', { body: joining('tomas_2', { email: 'Tomas@Skein.Example' }) })).toMatchObject({
      status: 409,
      code: 'email-taken',
    })
    step('no session came of it')
    expect((await other.ask('getSession')).status).toBe(401)
  },

  'a visitor reads members and their posts, and nothing else': async ({ browser, member, step }) => {
    const ines = await member('ines')
    await ines.ask('createPost', { body: { content: 'Clouds until ten.' } })
    const visitor = browser()
    step('visitor')
    expect(await visitor.ask('listPosts')).toMatchObject({ status: 401, code: 'not-signed-in' })
    expect(await visitor.ask('listPosts', { query: { feed: 'following' } })).toMatchObject({ status: 401 })
    expect((await visitor.ask('listPosts', { query: { author: 'ines' } })).answer).toHaveLength(1)
    expect((await visitor.ask('getUserByUsername', { params: { username: 'ines' } })).answer).not.toHaveProperty(
      'email',
    )
    expect((await visitor.ask('listTrends')).status).toBe(200)
    expect(await visitor.ask('createPost', { body: { content: 'Hello' } })).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    })
    expect(await visitor.ask('listSuggestions')).toMatchObject({ status: 401, code: 'not-signed-in' })
    expect(await visitor.ask('likePost', { params: { id: nobody } })).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    })
    expect(await visitor.ask('followUser', { params: { id: ines.id } })).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    })
  },
}
