/** Servers over one database hear each other, and hear of it where they may have missed something. */
import type { Channel } from '@skein/domain/database/channel'
import { createEventBus } from '@skein/domain/events/event-bus'
import type { ProductEvent } from '@skein/domain/events/event-bus'
import { expect, inject, test } from 'vitest'
import { createPostgresChannel } from '../src/database/postgres-channel.ts'
import { openPool } from '../src/database/postgres.ts'
import { connectServers } from '../src/events/connect-servers.ts'
import { startLossyProxy } from './support/lossy-proxy.ts'

const silent = { warn() {} }
const fail = (error: unknown): never => {
  throw error
}

/** A channel in memory whose sending fails as long as it is told to. */
function fakeChannel() {
  const listeners = new Set<(message: string) => void>()
  const state = { isAway: false, refused: 0 }
  const channel: Channel = {
    async send(message) {
      if (state.isAway) {
        state.refused += 1
        throw new Error('away')
      }
      for (const listener of listeners) listener(message)
    },
    async listen(listener) {
      listeners.add(listener)
      return async () => void listeners.delete(listener)
    },
  }
  return { state, channel }
}

const ended = (userId: string): ProductEvent => ({ kind: 'session-ended', userId })

/** A server's end of the channel. */
async function server(channel: Channel) {
  const bus = createEventBus(fail)
  const heard: ProductEvent[] = []
  const state = { gaps: 0 }
  const errors: unknown[] = []
  bus.subscribe((event) => void heard.push(event))
  const close = await connectServers(bus, channel, {
    onGap: () => void (state.gaps += 1),
    onError: (error) => void errors.push(error),
    pauseMs: 1,
  })
  return { bus, heard, state, errors, close }
}

test('what could not be told is told as a gap, once the others can be reached, and what comes then as itself', async () => {
  const { state, channel } = fakeChannel()
  const [one, two] = [await server(channel), await server(channel)]
  one.bus.publish(ended('a'))
  await expect.poll(() => two.heard).toEqual([ended('a')])
  expect(two.state.gaps).toBe(0)
  state.isAway = true
  one.bus.publish(ended('b'))
  await expect.poll(() => state.refused).toBeGreaterThan(2)
  one.bus.publish(ended('c'))
  state.isAway = false
  await expect.poll(() => two.state.gaps).toBe(1)
  one.bus.publish(ended('d'))
  await expect.poll(() => two.heard).toEqual([ended('a'), ended('d')])
  // Who could not tell knows what happened at itself, and the other has nothing to tell.
  expect([one.state.gaps, two.errors, one.errors.length]).toEqual([0, [], state.refused])
  // Whoever stops does not wait for others that cannot be reached.
  state.isAway = true
  one.bus.publish(ended('e'))
  await one.close()
  await two.close()
})

test('a listener that hears nothing any more, while nobody ends its connection, is made again, and that is a gap', async () => {
  const address = inject('postgres')
  const proxy = await startLossyProxy(address)
  const pool = openPool(address, { size: 2, waitMs: 5000, statementMs: 5000, hasPooler: false, log: silent })
  const channel = createPostgresChannel(proxy.address, pool, silent, 20)
  const heard: string[] = []
  const state = { gaps: 0 }
  const end = await channel.listen(
    (message) => void heard.push(message),
    () => void (state.gaps += 1),
  )
  await channel.send('before')
  await expect.poll(() => heard).toEqual(['before'])
  proxy.stall()
  await expect.poll(() => state.gaps).toBeGreaterThan(0)
  // On a busy machine it is given up and made again more than once; what falls in between is told as a gap.
  const sendAgain = async () => {
    await channel.send('after')
    return heard
  }
  await expect.poll(sendAgain).toContain('after')
  expect(heard.filter((message) => message.startsWith('beat'))).toEqual([])
  await end()
  await pool.end()
  await proxy.close()
})
