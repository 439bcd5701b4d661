import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '../src/auth/hash-passwords.ts'
import { createLog } from '../src/http/log.ts'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

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

  describe('an error of the database', () => {
    const word = 'Confided-to-Nobody'
    /** Statements that the database refuses, with a member's words in them. */
    const faults: [name: string, fault: (server: TestServer, owner: string) => RawBuilder<unknown>][] = [
      [
        'a number that is none',
        () =>
          sql`update posts set likes = cast(${`${word} "x" 'y'\n    at ${word}`} as integer) + 1 where ${sql.lit(1)} = 2`,
      ],
      ['words where an id belongs', (_, owner) => sql`update posts set id = ${word} where author_id = ${owner}`],
      [
        'something twice',
        (_, owner) => sql`insert into muted_words (id, user_id, word, folded, created_at)
        select id, user_id, word, folded, created_at from muted_words where user_id = ${owner}`,
      ],
      ['a text beyond its bound', (_, owner) => sql`update users set bio = ${word.repeat(1000)} where id = ${owner}`],
      [
        'nothing where something belongs',
        (_, owner) => sql`update posts set content = null where author_id = ${owner}`,
      ],
      [
        'JSON that is none',
        () =>
          sql`select ${sql.raw(engine.name === 'SQLite' ? 'json_extract' : 'json_array_length')}(${sql.raw(engine.name === 'SQLite' ? `'{${word}', '$'` : `cast('{${word}' as json)`)})`,
      ],
      [
        'words that are no search',
        () =>
          sql.raw(
            engine.name === 'SQLite'
              ? `select 1 from search_words where search_words match '"${word}'`
              : `select cast('${word} & & !' as tsquery)`,
          ),
      ],
    ]

    test.each(faults)('tells what went wrong and no word of a row: %s', async (_, fault) => {
      const server = await startServer(engine)
      const member = await server.member()
      await publish(member, word)
      expect((await member.post('/api/settings/muted-words', { word, days: null })).status).toBe(201)
      const log = createLog('trace', { write: (line: string) => void server.log.push(line) })
      const error: unknown = await fault(server, member.user.id)
        .execute(server.database.kysely)
        .then(
          () => undefined,
          (failure: unknown) => failure,
        )
      if (error !== undefined) log.error({ err: error }, 'a request failed')
      const lines = server.log.join('')
      expect(lines.toLowerCase()).not.toContain(word.toLowerCase())
      const told = server.log.filter((line) => /"err":\{"type":"[^"]+","message":"[^"]{10,}/.test(line))
      expect(told).toHaveLength(error === undefined ? 0 : 1)
      await server.close()
    })
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
