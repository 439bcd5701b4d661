import { expect } from 'vitest'
import { password } from '../world.ts'
import type { Journey } from '../world.ts'

const form = (username: string, change: Record<string, unknown> = {}) => ({
  username,
  name: 'Ada Lindqvist',
  email: `${username}@skein.example`,
  password,
  ...change,
})

/** Where moderators let new accounts in. */
export const approvalJourneys: Record<string, Journey> = {
  'an account that was applied for waits': async ({ browser, step }) => {
    const ada = browser()
    step('registering')
    expect(await ada.ask('register', { body: form('ada') })).toMatchObject({ status: 403, code: 'registration-closed' })
    step('applying')
    expect((await ada.ask('applyForAccount', { body: form('ada') })).status).toBe(204)
    expect((await ada.ask('getSession')).status).toBe(401)
    expect(await ada.ask('login', { body: { username: 'ada', password } })).toMatchObject({
      status: 403,
      code: 'awaiting-approval',
    })
    expect(await ada.ask('login', { body: { username: 'ada', password: 'another' } })).toMatchObject({ status: 401 })
    step('nobody sees it')
    expect((await ada.ask('getUserByUsername', { params: { username: 'ada' } })).status).toBe(404)
    step('refused')
    const refused: [Record<string, unknown>, number, string][] = [
      [form('ada'), 409, 'username-taken'],
      [form('noor', { email: 'ada@skein.example' }), 409, 'email-taken'],
      [form('noor', { email: 'noor@throwaway.example' }), 422, 'email-refused'],
      [form('noor', { email: 'noor@mx.throwaway.example' }), 422, 'email-refused'],
      [form('noor', { password: 'short' }), 422, 'password-too-short'],
      [form('noor', { name: ' ' }), 422, 'missing-fields'],
    ]
    for (const [body, status, code] of refused)
      expect(await ada.ask('applyForAccount', { body })).toMatchObject({ status, code })
    expect(await ada.ask('register', { body: form('noor', { invitation: 'none-at-all' }) })).toMatchObject({
      status: 422,
      code: 'invitation-refused',
    })
  },
}

/** Where a code lets in and nothing else does. */
export const invitationJourneys: Record<string, Journey> = {
  'without a code nobody registers, and nobody applies': async ({ browser, step }) => {
    const ada = browser()
    step('refused')
    for (const change of [{}, { invitation: '' }, { invitation: 'none-at-all' }])
      expect(await ada.ask('register', { body: form('ada', change) })).toMatchObject({
        status: 422,
        code: 'invitation-refused',
      })
    expect(await ada.ask('applyForAccount', { body: form('ada') })).toMatchObject({ status: 404, code: 'not-found' })
    expect((await ada.ask('getSession')).status).toBe(401)
  },
}
