/** Drafts that are published at a moment: by whom, how often, and what becomes of those that cannot be. */
import { calls } from '@skein/contract/calls'
import type { Draft, DraftContent } from '@skein/contract'
import { emptyDraft } from '@skein/contract/schemas'
import { assistantName } from '@skein/domain/assistant-identity'
import type { Database } from '@skein/domain/database/database'
import { publishDue, publishingParts } from '@skein/domain/drafts/publish-draft'
import { createEventBus } from '@skein/domain/events/event-bus'
import type { ProductEvent } from '@skein/domain/events/event-bus'
import { createJobRunner } from '@skein/domain/jobs/job-runner'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productJobs } from '../src/jobs/product-jobs.ts'
import { createMailbox } from './support/mailbox.ts'
import { photo } from './support/pictures.ts'
import { createPlaces, engineAt } from './support/places.ts'
import type { Kind } from './support/places.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { codeOf, fieldsOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const minute = 60_000
const day = 24 * 60 * minute
const fail = (error: unknown): never => {
  throw error
}

describe.each<Kind>(['SQLite', 'PostgreSQL'])('scheduled posts on %s', (kind) => {
  const places = createPlaces()
  let place: string
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    place = await places.fresh(kind)
    server = await startServer(engineAt(place))
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(async () => {
    await server.close()
    await places.close()
  })

  const moment = (fromNow: number) => new Date(server.clock.now + fromNow).toISOString()
  const schedule = (caller: Caller, id: string, fromNow: number) =>
    caller.post(`/api/drafts/${id}/schedule`, { scheduledFor: moment(fromNow) })
  async function keep(caller: Caller, content: Partial<DraftContent>): Promise<Draft> {
    return calls.createDraft.answer.parse((await caller.post('/api/drafts', { ...emptyDraft, ...content })).body)
  }
  async function keepFor(caller: Caller, fromNow: number, content: Partial<DraftContent>): Promise<Draft> {
    const { id } = await keep(caller, content)
    return calls.scheduleDraft.answer.parse((await schedule(caller, id, fromNow)).body)
  }
  const listed = async (caller: Caller) => calls.listDrafts.answer.parse((await caller.get('/api/drafts')).body)
  const written = async (caller: Caller) => postsOf(await caller.get(`/api/posts?author=${caller.user.username}`))
  const texts = async (caller: Caller) => (await written(caller)).map(({ content }) => content)

  /** A process on the database, with what it does again and again. */
  function host(database: Database) {
    const told: ProductEvent[] = []
    const events = createEventBus(fail)
    events.subscribe((event) => void told.push(event))
    const now = () => server.clock.now
    const jobs = productJobs({
      database,
      events,
      now,
      media: server.media,
      mail: createMailbox(),
      arriving: server.folder,
      log: { info() {}, warn: fail, error: fail, debug() {} },
    })
    const runner = createJobRunner({ database, jobs, now, log: { error: fail, warn: fail } })
    const searchIndex = createSearchIndex(database, assistantName)
    const parts = publishingParts({ database, events, searchIndex, now })
    return { runDue: () => runner.runDue(), publish: () => publishDue(parts, now()), told }
  }

  test('one is published at its moment, as any post is, and nobody sees it before', async () => {
    const { url } = await uploadPicture(server, ada, await photo('jpeg', 64, 48))
    const poll = { question: 'Tea?', options: ['Yes', 'No', ''].map((text, n) => ({ id: `${n}`, text })) }
    const draft = await keepFor(ada, day, {
      text: 'At nine: @noor #tea',
      warning: 'Steam',
      media: [{ kind: 'image', url, alt: ' A gate ' }],
      poll: { ...poll, duration: 60 },
      replyRule: 'mentioned',
      more: ['And then'],
    })
    expect(draft).toMatchObject({ scheduledFor: moment(day), refusal: null })
    const process = host(server.database)
    server.clock.now += day - 1
    await process.runDue()
    expect(await texts(ada)).toEqual([])
    expect(await listed(noor)).toEqual([])
    server.clock.now += minute
    await process.runDue()
    expect(await listed(ada)).toEqual([])
    const [post] = await written(ada)
    expect(post).toMatchObject({
      content: 'At nine: @noor #tea',
      contentWarning: 'Steam',
      images: [{ alt: 'A gate' }],
      limitedReplies: { rule: 'mentioned', by: 'ada' },
      comments: 1,
      createdAt: moment(0),
      pollData: { question: 'Tea?', endsAt: moment(60 * minute), options: [{ text: 'Yes' }, { text: 'No' }] },
    })
    const thread = await ada.get(`/api/posts/${post?.id}/replies`)
    expect(thread.body).toMatchObject([{ item: { content: 'And then', contentWarning: 'Steam' } }])
    expect((await noor.get('/api/notifications')).text).toContain('"mention"')
    expect(process.told.filter(({ kind }) => kind === 'post-created')).toHaveLength(1)
  })

  test('of several processes one publishes it, also where two are at it at once', async () => {
    const mia = await server.member('mia')
    for (let n = 0; n < 8; n += 1) await keepFor(mia, day, { text: `Number ${n}`, more: ['More'] })
    server.clock.now += 2 * day
    const second = await engineAt(place).open()
    const hosts = [host(server.database), host(second.database), host(server.database)]
    await Promise.all(hosts.map(({ runDue }) => runDue()))
    // A lease can be lost while one works: then there are two at the same rows.
    for (let n = 8; n < 16; n += 1) await keepFor(mia, day, { text: `Number ${n}`, more: ['More'] })
    server.clock.now += 2 * day
    const counts = await Promise.all(hosts.map((each) => each.publish()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(8)
    await second.discard()
    expect((await texts(mia)).toSorted()).toEqual(Array.from({ length: 16 }, (_, n) => `Number ${n}`).toSorted())
    expect(hosts.flatMap(({ told }) => told).filter(({ kind }) => kind === 'post-created')).toHaveLength(16)
    expect(await listed(mia)).toEqual([])
  })

  test('what was due while no server was up is published by the first start, the earliest first', async () => {
    const zoe = await server.member('zoe')
    await keepFor(zoe, 2 * day, { text: 'Later' })
    await keepFor(zoe, day, { text: 'Sooner' })
    await keepFor(zoe, 300 * day, { text: 'Much later' })
    server.clock.now += 10 * day
    await host(server.database).runDue()
    expect(await texts(zoe)).toEqual(['Later', 'Sooner'])
    expect(await listed(zoe)).toMatchObject([{ text: 'Much later' }])
  })

  test('one that cannot be published is a draft again, says why, and holds up no other', async () => {
    const lea = await server.member('lea')
    const { url } = await uploadPicture(server, lea, await photo('jpeg', 64, 48))
    const gone = await keepFor(lea, day, { text: 'With a picture', media: [{ kind: 'image', url, alt: '' }] })
    await keepFor(lea, day + minute, { text: 'Without' })
    await publish(lea, 'The picture already', { imageUrl: url })
    server.clock.now += 2 * day
    await host(server.database).runDue()
    expect(await texts(lea)).toEqual(['Without', 'The picture already'])
    expect(await listed(lea)).toMatchObject([
      { id: gone.id, text: 'With a picture', scheduledFor: null, refusal: 'files' },
    ])
    // Mended and scheduled again, it is as any other.
    await lea.patch(`/api/drafts/${gone.id}`, { ...emptyDraft, text: 'With a picture' })
    expect((await schedule(lea, gone.id, day)).body).toMatchObject({ refusal: null })

    const closed = async (set: { deactivated_at: number | null }) =>
      server.database.kysely.updateTable('users').set(set).where('id', '=', lea.user.id).execute()
    await closed({ deactivated_at: server.clock.now })
    server.clock.now += 2 * day
    await host(server.database).runDue()
    await closed({ deactivated_at: null })
    expect(await texts(lea)).toHaveLength(2)
    expect(await listed(lea)).toMatchObject([{ id: gone.id, scheduledFor: null, refusal: 'closed' }])
  })

  test('it can be moved, changed, published at once, held back and deleted until then', async () => {
    const eva = await server.member('eva')
    const { id } = await keepFor(eva, day, { text: 'First' })
    const moved = calls.scheduleDraft.answer.parse((await schedule(eva, id, 3 * day)).body)
    expect(moved.scheduledFor).toBe(moment(3 * day))
    const changed = await eva.patch(`/api/drafts/${id}`, { ...emptyDraft, text: 'Second' })
    expect(changed.body).toMatchObject({ text: 'Second', scheduledFor: moved.scheduledFor, refusal: null })
    // As it is now it could be no post.
    const long = await eva.patch(`/api/drafts/${id}`, { ...emptyDraft, text: 'Long. '.repeat(200) })
    expect(long.body).toMatchObject({ scheduledFor: null, refusal: 'unfinished' })
    const refused = await schedule(eva, id, day)
    expect([refused.status, codeOf(refused)]).toEqual([422, 'post-too-long'])
    await eva.patch(`/api/drafts/${id}`, { ...emptyDraft, text: 'Third' })
    await schedule(eva, id, day)
    const held = await eva.delete(`/api/drafts/${id}/schedule`)
    expect(held.body).toMatchObject({ text: 'Third', scheduledFor: null, refusal: null })
    const dropped = await keepFor(eva, day, { text: 'Dropped' })
    await eva.delete(`/api/drafts/${dropped.id}`)
    server.clock.now += 4 * day
    await host(server.database).runDue()
    expect(await texts(eva)).toEqual([])
    const now = await eva.post(`/api/drafts/${id}/publish`)
    expect([now.status, calls.publishDraft.answer.parse(now.body).content]).toEqual([201, 'Third'])
    expect(codeOf(await eva.post(`/api/drafts/${id}/publish`))).toBe('draft-not-found')
    expect(await listed(eva)).toEqual([])
  })

  test('a moment that is too near, too far or none is refused at its field', async () => {
    const { id } = await keep(noor, { text: 'When?' })
    for (const fromNow of [-day, 5 * minute - 1, 365 * day + 1]) {
      const answer = await schedule(noor, id, fromNow)
      expect([answer.status, codeOf(answer), fieldsOf(answer)]).toEqual([422, 'invalid-input', ['scheduledFor']])
    }
    expect(fieldsOf(await noor.post(`/api/drafts/${id}/schedule`, { scheduledFor: 'tomorrow' }))).toEqual([
      'scheduledFor',
    ])
    for (const fromNow of [5 * minute, 365 * day]) expect((await schedule(noor, id, fromNow)).status).toBe(200)
  })
})
