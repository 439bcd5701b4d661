/** Three servers behind one address: what a member was told is kept stays, whichever of them goes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startCluster } from './support/cluster.ts'
import type { Cluster } from './support/cluster.ts'
import { findDrift } from '../src/admin/find-drift.ts'
import { openPostgresDatabase } from '../src/database/open-database.ts'
import { createDatabaseAt, dropDatabaseAt } from './postgres.ts'
import { photo } from './support/pictures.ts'
import { startS3 } from './support/s3-server.ts'
import type { S3Server } from './support/s3-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'skein-cluster-'))
let databaseUrl: string
let s3: S3Server
let cluster: Cluster

beforeAll(async () => {
  databaseUrl = await createDatabaseAt(inject('postgres'))
  s3 = await startS3()
  cluster = await startCluster({ databaseUrl, s3: s3.settings, dataDir, servers: 3, port: 0, args: ['--api-only'] })
})
afterAll(async () => {
  await cluster.close()
  await s3.close()
  await dropDatabaseAt(inject('postgres'), databaseUrl)
  rmSync(dataDir, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${cluster.origin}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

test('nothing that was acknowledged is lost when a server is stopped, and another one killed', async () => {
  const registered = await post('/api/auth/register', {
    username: 'ada',
    name: 'Ada',
    email: 'ada@mail.example',
    password: 'longer-than-8',
  })
  const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await photo('jpeg', 64, 48))]), 'a.jpg')
  const sent = await fetch(`${cluster.origin}/api/upload/image`, { method: 'POST', headers: { cookie }, body: form })
  const { url } = calls.uploadImage.answer.parse(await sent.json())

  const kept: string[] = []
  const refused: number[] = []
  const write = async () => {
    const answer = await post('/api/posts', { content: `Post ${kept.length}` }, { cookie }).catch(() => undefined)
    if (answer?.status === 201) kept.push(calls.createPost.answer.parse(await answer.json()).id)
    else refused.push(answer?.status ?? 0)
  }
  const writeSome = async () => {
    for (let n = 0; n < 6; n += 1) await Promise.all([write(), write(), write(), write()])
  }
  await writeSome()
  await Promise.all([writeSome(), cluster.stop(1)])
  // Who is stopped answers what it has taken, and gets nothing new.
  expect(refused).toEqual([])
  await Promise.all([writeSome(), cluster.kill(2)])
  expect([...cluster.running().keys()]).toEqual([3])
  await cluster.start(1)
  await writeSome()

  // Both of those that run now have all of it, the picture too.
  for (const origin of cluster.running().values()) {
    for (const id of kept) expect((await fetch(`${origin}/api/posts/${id}`, { headers: { cookie } })).status).toBe(200)
    expect((await fetch(`${origin}${url}`, { headers: { cookie } })).status).toBe(200)
  }
  const database = await openPostgresDatabase(databaseUrl)
  expect(await findDrift(database, 5)).toEqual([])
  await database.close()
})
