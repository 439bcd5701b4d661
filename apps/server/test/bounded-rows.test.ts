import { boundedTables, boundedTexts } from '@skein/domain/database/migrations/010-bounded-texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('texts in the database on $name', (engine) => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    member = await server.member()
  })
  afterAll(() => server.close())

  const set = (table: 'users' | 'posts', column: string, id: string, text: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where id = ${id}`.execute(server.database.kysely)

  test.each([
    ['users', 'name', 800],
    ['users', 'bio', 4800],
    ['posts', 'content', 8000],
    ['posts', 'content_warning', 1600],
  ] as const)('%s.%s has at most %i characters', async (table, column, max) => {
    const { id } = table === 'users' ? member.user : await publish(member, 'To be changed')
    await set(table, column, id, '\u{1d4d0}'.repeat(max))
    await expect(set(table, column, id, 'x'.repeat(max + 1))).rejects.toThrow(/check/i)
    await set(table, column, id, 'short')
  })

  test('rows from before that are longer are cut when the bounds come', async () => {
    const { kysely, dialect } = server.database
    const [long, short] = [await publish(member, 'Long'), await publish(member, 'Short')]
    for (const table of boundedTables) {
      if (dialect.name === 'postgres')
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_bounds`)}`.execute(kysely)
      await sql`alter table ${sql.table(table)} drop column bounds`.execute(kysely)
    }
    await set('posts', 'content', long.id, '\u0316'.repeat(900_000))
    await set('users', 'bio', member.user.id, 'b'.repeat(100_000))
    for (const statement of boundedTexts.statements(dialect.types, dialect.name))
      await sql.raw(statement).execute(kysely)
    const rows = await kysely
      .selectFrom('posts')
      .select(['id', sql<number>`length(content)`.as('length')])
      .where('id', 'in', [long.id, short.id])
      .orderBy('id')
      .execute()
    expect(rows.map(({ length }) => length)).toEqual([8000, 5])
    // Each later write to the row is checked, a count of likes as well.
    expect((await member.post(`/api/posts/${long.id}/like`)).status).toBe(200)
    expect((await member.get(`/api/posts/${long.id}`)).status).toBe(200)
  })
})
