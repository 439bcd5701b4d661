import { describe, expect, test } from 'vitest'
import { createPasswords } from '../src/auth/passwords.ts'
import { createLog } from '../src/http/log.ts'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'

describe.each(engines)('the log on $name', (engine) => {
  test('tells what happened, and no secret and no text of anybody', async () => {
    const server = await startServer(engine)
    const member = await server.member('logged_one')
    await server.visitor.post('/api/auth/login', { username: 'logged_one', password: 'a-wrong-secret' })
    await server.visitor.post('/api/auth/register', {
      username: 'x',
      name: 'Secret Name',
      email: 'no',
      password: 'another-secret',
    })
    await publish(member, 'What nobody else should read')
    await member.get('/api/posts?tag=searched-word', { authorization: 'Bearer secret-token' })
    const lines = server.log.join('')
    expect(lines).toContain('"path":"/api/posts"')
    expect(lines).toContain('"status":401')
    for (const secret of [
      'longer-than-8',
      'a-wrong-secret',
      'another-secret',
      'Secret Name',
      'mail.example',
      'What nobody',
      'searched-word',
      'secret-token',
      member.cookie.replace('skein-session=', ''),
      'argon2',
    ])
      expect(lines).not.toContain(secret)
    await server.close()
  })

  test('a failure of ours is logged, and answered without its insides', async () => {
    const server = await startServer(engine, {
      passwords: { ...createPasswords(), hash: () => Promise.reject(new Error('disk on fire at /var/secret')) },
    })
    const answer = await server.visitor.post('/api/auth/register', {
      username: 'abc',
      name: 'A',
      email: 'a@b.example',
      password: 'longer-than-8',
    })
    expect([answer.status, answer.body]).toEqual([
      500,
      { code: 'internal', message: 'Something went wrong on our side.' },
    ])
    const line: Record<string, unknown> = JSON.parse(server.log.find((text) => text.includes('disk on fire')) ?? '{}')
    expect(line).toMatchObject({ level: 50, route: '/api/auth/register', err: { type: 'Error' } })
    await server.close()
  })
})

test('fields that hold secrets are taken out, wherever a line carries them', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info(
    { password: 'one', headers: { cookie: 'two' }, body: 'three', form: { password: 'four' }, authorization: 'five' },
    'line',
  )
  expect(lines.join('')).toContain('"msg":"line"')
  expect(lines.join('')).not.toMatch(/one|two|three|four|five/)
})
