import { routes } from '@skein/contract'
import type { RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { limits } from '@skein/contract/limits'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from './support/engines.ts'
import { bodyOf, someId, withText } from './support/sample-body.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const isRoute = (name: string): name is RouteName => name in routes
const withTexts = Object.keys(routes)
  .filter(isRoute)
  .flatMap((name) => {
    const body = bodyOf(name)
    return body === undefined || body.texts.length === 0 ? [] : [{ name, ...body }]
  })

/** One character as a reader counts, in several ways; the endless ones are one however often they are repeated. */
const characters = {
  marks: `Z${'\u0301\u0316'.repeat(7)}\u0301`,
  'endless marks': '\u0301\u0316',
  emoji: '\u{1f469}\u{1f3ff}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f469}\u{1f3ff}',
  'endless emoji': '\u{1f469}\u200d',
  'direction marks': '\u202ea',
  'only direction marks': '\u200f',
  digits: '7',
  astral: '\u{1d4d0}',
  // Taken apart by NFKC, one of them is eighteen characters.
  ligatures: '\ufdfa',
} as const

/** Limits of the contract on texts: of names, of posts, of messages. */
const counts = [limits.name.max, limits.post.max, limits.message.max]

/** How much any one text that is read as Unicode may have, in code units: the longest message, taken apart. */
const longestRead = limits.message.max * 18

/** How much is quick to read whatever stands in it: the longest password. */
const alwaysQuick = limits.password.max

/** More marks than this in a row make the normal forms slow: the time grows with the square of them. */
const tower = /\p{M}{31}/u

/** Keeps to itself what is handed to the normal forms beyond what they can take, and leaves it as it is, which is quick. */
function watchNormalForms() {
  // Called on the text below.
  // oxlint-disable-next-line typescript/unbound-method
  const { normalize } = String.prototype
  const beyond: string[] = []
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    if (this.length <= alwaysQuick || (this.length <= longestRead && !tower.test(this)))
      return Reflect.apply(normalize, this, [form])
    beyond.push(`${this.length} code units, ${this.slice(0, 4)}…`)
    return this.slice()
  })
  return beyond
}

describe.each(engines)('hostile texts on $name', (engine) => {
  let server: TestServer
  let member: Caller
  let other: Caller
  let post: string
  beforeAll(async () => {
    server = await startServer(engine)
  })
  beforeEach(async () => {
    member = await server.member()
    other = await server.member()
    post = (await publish(member, 'A post of one’s own.')).id
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => server.close())

  async function send(name: RouteName, body: unknown) {
    // What a limit on tries would answer says nothing about the text.
    server.clock.now += 24 * 60 * 60 * 1000
    const { method, path } = routes[name]
    const { status, text } = await server.request({
      method,
      url: path.replace(/\{\w+\}/g, path.startsWith('/api/posts/') ? post : member.user.id),
      headers: {
        'content-type': 'application/json',
        // Signing up would end the session that it came with.
        ...(calls[name].access === 'member' && { cookie: member.cookie }),
      },
      payload: JSON.stringify(body).replaceAll(someId, other.user.id),
    })
    return { status, text }
  }

  test.each(withTexts)(
    '$name takes or refuses every text, and reads none that is too long',
    async ({ name, sample, texts }) => {
      const beyond = watchNormalForms()
      const failures: string[] = []
      for (const place of texts) {
        for (const [kind, character] of Object.entries(characters))
          for (const count of [...counts, Math.floor(10_000 / character.length)]) {
            const { status, text } = await send(name, withText(sample, place, character.repeat(count)))
            const title = `${place.join('.')}: ${count} × ${kind}`
            if (status >= 500) failures.push(`${title} answers ${status} ${text}`)
            if (beyond.length > 0) failures.push(`${title} is read: ${beyond.splice(0).join(', ')}`)
          }
        const { status } = await send(name, withText(sample, place, characters['endless marks'].repeat(500_000)))
        if (status !== 413) failures.push(`${place.join('.')}: a megabyte answers ${status}`)
      }
      expect(failures).toEqual([])
    },
  )
})
