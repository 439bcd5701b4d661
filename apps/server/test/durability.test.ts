/** What was acknowledged is kept, even when the process dies in the middle of writing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { calls } from '@skein/contract/calls'
import { afterAll, expect, test } from 'vitest'
import { startProcess } from './support/process.ts'
import type { ServerProcess } from './support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-durability-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function send(server: ServerProcess, path: string, cookie: string, body: unknown): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

async function register(server: ServerProcess, username: string): Promise<string> {
  const answer = await send(server, '/api/auth/register', '', {
    username,
    name: username,
    email: `${username}@mail.example`,
    password: 'longer-than-8',
  })
  expect(answer.status).toBe(201)
  await answer.arrayBuffer()
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

test('kill -9 during 1,000 writes loses no acknowledged post, and counts stay true', async () => {
  const acknowledged = new Set<string>()
  let likes = 0
  let unanswered = 0
  for (let round = 0; round < 3; round += 1) {
    const server = await startProcess({ DATA_DIR: folder }, '--empty')
    const cookies = await Promise.all(Array.from({ length: 5 }, (_, n) => register(server, `writer_${round}_${n}`)))
    let killed: Promise<void> | undefined
    const write = async (n: number) => {
      const cookie = cookies[n % cookies.length] ?? ''
      try {
        const answer = await send(server, '/api/posts', cookie, { content: `Round ${round}, post ${n} #durable` })
        if (answer.status !== 201) throw new Error(`status ${answer.status}`)
        const { id } = calls.createPost.answer.parse(await answer.json())
        acknowledged.add(id)
        const liked = await send(server, `/api/posts/${id}/like`, cookies[(n + 1) % cookies.length] ?? '', {})
        if (liked.status === 200) likes += 1
        await liked.arrayBuffer()
      } catch {
        unanswered += 1
      }
      // In the middle of the stream, with requests under way.
      if (acknowledged.size >= 150 * (round + 1)) killed ??= server.kill()
    }
    for (let n = 0; n < 340; n += 10) await Promise.all(Array.from({ length: 10 }, (_, k) => write(n + k)))
    await killed
    expect(killed).toBeDefined()
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(450)
  expect(unanswered).toBeGreaterThan(0)

  const server = await startProcess({ DATA_DIR: folder }, '--empty')
  const cookie = await register(server, 'reader')
  const found = new Set<string>()
  for (let before = ''; ;) {
    const answer = await fetch(`${server.origin}/api/posts?limit=50${before}`, { headers: { cookie } })
    const page = calls.listPosts.answer.parse(await answer.json())
    for (const { id } of page) found.add(id)
    if (page.length < 50) break
    before = `&before=${page.at(-1)?.id}`
  }
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  expect(await server.stop()).toBe(0)

  const database = new DatabaseSync(join(folder, 'skein.sqlite'))
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
  const wrong =
    'select count(*) as n from posts p where p.likes <> (select count(*) from likes l where l.post_id = p.id)'
  expect(database.prepare(wrong).get()).toEqual({ n: 0 })
  expect(Number(database.prepare('select count(*) as n from likes').get()?.n)).toBeGreaterThanOrEqual(likes)
  const tagged = 'select count(*) as n from posts p where not exists (select 1 from hashtags h where h.post_id = p.id)'
  expect(database.prepare(tagged).get()).toEqual({ n: 0 })
  database.close()
})
