import { routes } from '@skein/contract'
import type { Method, RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { password, postOf, publish, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'
import { buildViewingScene, kinds, markers, worlds } from './support/viewing-scene.ts'
import type { Kind, Owned, Scene, World } from './support/viewing-scene.ts'
import { addresses, viewingTable } from './support/viewing-table.ts'
import type { Act, Ask } from './support/viewing-table.ts'
import { unpack } from './support/zip.ts'

const isRoute = (name: string): name is RouteName => name in routes
const names = Object.keys(routes).filter(isRoute)
const stated = Object.keys(viewingTable).filter(isRoute)
const reading = stated.filter((name) => 'reads' in viewingTable[name])

/** Codes that tell nothing of what was asked for. */
const refusals = [401, 403, 404]

test('every call says who may see what by it', () => {
  expect(stated.toSorted()).toEqual(names.toSorted())
})

describe.each(engines)('who sees what on $name', (engine) => {
  let server: TestServer
  let scene: Scene
  let served: Set<string>
  let origin: string

  beforeAll(async () => {
    server = await startServer(engine, { streamTimes: { changeMs: 50, heartbeatMs: 1000 } })
    scene = await buildViewingScene(server)
    const { body } = await server.visitor.get('/api/openapi.json')
    const paths: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'paths') : undefined
    served = new Set(
      Object.entries(paths ?? {}).flatMap(([path, methods]: [string, object]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    )
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  /** Calls of the contract that the server does not answer yet have nothing to show. */
  const isServed = (name: RouteName) => served.has(`${routes[name].method} ${routes[name].path}`)

  const cookieOf = (kind: Kind, { owner }: Owned) =>
    kind === 'visitor' ? undefined : kind === 'owner' ? owner.cookie : scene.viewers[kind].cookie

  /** Where a member's archive is fetched, for who gives the password. */
  async function archiveAddress(cookie: string): Promise<string> {
    const answer = await server.visitor.post('/api/account/export', { currentPassword: password }, { cookie })
    return answer.status === 200 ? calls.prepareExport.answer.parse(answer.body).url : '/api/account/export?ticket=none'
  }

  async function send(
    method: Method,
    cookie: string | undefined,
    owned: Owned,
    ask: Omit<Act, 'may'> & { packed?: true },
  ) {
    const body = ask.body?.(owned, scene)
    const answer = await server.app.inject({
      method,
      url: ask.packed && cookie !== undefined ? await archiveAddress(cookie) : ask.path(owned, scene),
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const files = ask.packed && answer.statusCode === 200 ? await unpack(answer.rawPayload) : undefined
    return {
      status: answer.statusCode,
      text: files ? [...files.values()].map(String).join('\n') : answer.body,
    }
  }

  /** Where an answer shows more or less than the table says; one line a viewer. */
  async function differences(name: RouteName, ask: Ask): Promise<string[]> {
    const found: string[] = []
    for (const world of worlds)
      for (const kind of kinds) {
        const owned = scene.owned[world]
        const { status, text } = await send(routes[name].method, cookieOf(kind, owned), owned, ask)
        const wrong = markers.flatMap((marker) => {
          const isShown = text.includes(owned.marks[marker])
          const mayBe = ask.shows[marker]?.(world, kind) ?? false
          return isShown === mayBe ? [] : [`${isShown ? 'shows' : 'hides'} ${marker}`]
        })
        const isAnswered = status < 300 || refusals.includes(status) || status === 409
        if (!isAnswered) wrong.push(`answers ${status}`)
        if (wrong.length > 0) found.push(`${ask.label ?? name}, ${world}, ${kind}: ${wrong.join(', ')}`)
      }
    return found
  }

  async function allDifferences(name: RouteName): Promise<string[]> {
    const entry = viewingTable[name]
    const found: string[] = []
    if ('reads' in entry && isServed(name)) for (const ask of entry.reads) found.push(...(await differences(name, ask)))
    return found
  }

  test.each(reading)('%s', async (name) => {
    expect(await allDifferences(name)).toEqual([])
  })

  test.each(addresses)('$name', async (address) => {
    for (const world of worlds)
      for (const kind of kinds) {
        const { status } = await send('GET', cookieOf(kind, scene.owned[world]), scene.owned[world], address)
        expect([world, kind, status]).toEqual([world, kind, address.may(world, kind) ? 200 : 404])
      }
  })

  test('the event stream tells of an action only whom it may be shown', async () => {
    const streams = await Promise.all(
      kinds
        .filter((kind) => kind !== 'visitor' && kind !== 'owner')
        .map(async (kind) => {
          const stream = await openEvents(origin, { cookie: scene.viewers[kind].cookie })
          await stream.ready
          return { kind, stream }
        }),
    )
    const posts = {
      open: await publish(scene.owned.open.owner, 'Somebody is there'),
      private: await publish(scene.owned.private.owner, 'Somebody is there, quietly'),
    }
    const reply = postOf(
      await scene.owned.private.owner.post('/api/posts', { content: 'A quiet answer', replyToId: scene.hostPost }),
    )
    // What everybody is told of comes after all that is only for some.
    const last = await publish(scene.host, 'And everybody heard of this')
    for (const { kind, stream } of streams) {
      await stream.until((event) => event.type === 'post-created' && event.id === last.id)
      const told = (id: string) => stream.events.some((event) => 'id' in event && event.id === id)
      const seen = { kind, open: told(posts.open.id), private: told(posts.private.id), reply: told(reply.id) }
      const isFollower = kind === 'follower'
      expect(seen).toEqual({
        kind,
        open: !['blocked', 'blocker', 'muter'].includes(kind),
        private: isFollower,
        reply: isFollower,
      })
      stream.close()
    }
    for (const { owner, id } of [
      { owner: scene.owned.open.owner, id: posts.open.id },
      { owner: scene.owned.private.owner, id: posts.private.id },
      { owner: scene.owned.private.owner, id: reply.id },
      { owner: scene.host, id: last.id },
    ])
      expect((await owner.delete(`/api/posts/${id}`)).status).toBe(204)
  })

  const acting = stated.flatMap((name) => {
    const entry = viewingTable[name]
    return 'acts' in entry ? entry.acts.map((act) => ({ name, act, title: [name, act.label].join(' ').trim() })) : []
  })

  test('nobody does to another’s things what they may not, and trying changes nothing', async () => {
    const slips: string[] = []
    for (const { name, act, title } of acting.filter((each) => isServed(each.name)))
      for (const world of worlds)
        for (const kind of kinds) {
          if (kind !== 'visitor' && act.may(world, kind)) continue
          const owned = scene.owned[world]
          const { status } = await send(routes[name].method, cookieOf(kind, owned), owned, act)
          const expected = kind === 'visitor' ? [401] : act.silent ? [204, ...refusals] : refusals
          if (!expected.includes(status)) slips.push(`${title}, ${world}, ${kind}: ${status}`)
        }
    expect(slips).toEqual([])
    // Past the limits on downloads and on looking people up.
    server.clock.now += 2 * 60 * 60 * 1000
    for (const name of reading) expect(await allDifferences(name)).toEqual([])
  })

  // Last: these change the scene. What deletes comes after what does not, and a whole after its parts.
  const order = ({ name }: { name: RouteName }) =>
    name === 'endSession' ? 2000 : routes[name].method === 'DELETE' ? 1000 - routes[name].path.length : 0
  const permitted = acting.toSorted((one, other) => order(one) - order(other))

  test.each(permitted)('who may, does: $title', async ({ name, act }) => {
    if (!isServed(name)) return
    const world: World = act.in ?? 'private'
    const kind = kinds.find((each) => each !== 'visitor' && act.may(world, each) && each !== 'stranger')
    if (kind === undefined) throw new Error('Nobody may do this.')
    const owned = scene.owned[world]
    const { status, text } = await send(routes[name].method, cookieOf(kind, owned), owned, act)
    expect([status < 300, text]).toEqual([true, text])
  })
})
