import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createToggleQueue } from '../src/toggles/toggle-queue.store.ts'
import { stepToggle } from '../src/toggles/toggle.ts'

/** Repeatable random numbers (mulberry32), so that a failing run can be run again by its seed. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** A server with one switch, whose requests wait until the test ends them, well or badly, before or after they took effect. */
function switchServer() {
  const waiting: ((outcome: 'ok' | 'refused' | 'lost') => void)[] = []
  const world = { on: false, running: 0, mostRunning: 0, sent: 0 }
  const send = (wanted: boolean) =>
    new Promise<void>((resolve, reject) => {
      world.sent += 1
      world.running += 1
      world.mostRunning = Math.max(world.mostRunning, world.running)
      waiting.push((outcome) => {
        world.running -= 1
        if (outcome !== 'refused') world.on = wanted
        if (outcome === 'ok') resolve()
        else reject(new Error(outcome))
      })
    })
  return { world, waiting, send }
}

/** A turn of the event loop: what a promise set off has been done. */
const settled = () => turn()

describe('a switch', () => {
  test('sends the first press and shows it at once', () => {
    expect(stepToggle(undefined, { type: 'pressed', wanted: true })).toEqual({
      state: { sent: true, wanted: true },
      send: { wanted: true },
    })
  })

  test('keeps the newest intent while a request runs, and sends nothing twice', () => {
    const running = { sent: true, wanted: true }
    const pressed = stepToggle(running, { type: 'pressed', wanted: false })
    expect(pressed).toEqual({ state: { sent: true, wanted: false } })
    expect(stepToggle(pressed.state, { type: 'succeeded' })).toEqual({
      state: { sent: false, wanted: false },
      send: { wanted: false },
    })
  })

  test('is taken back when its newest intent fails', () => {
    expect(stepToggle({ sent: true, wanted: true }, { type: 'failed' })).toEqual({ state: undefined, failed: true })
  })

  test('follows a failed request with the newer intent instead of giving up', () => {
    expect(stepToggle({ sent: true, wanted: false }, { type: 'failed' })).toEqual({
      state: { sent: false, wanted: false },
      send: { wanted: false },
    })
  })
})

describe('the queue', () => {
  test.each(Array.from({ length: 300 }, (_, seed) => [seed]))(
    'holds its promises in random order, seed %d',
    async (seed) => {
      const random = randomOf(seed)
      const queue = createToggleQueue<boolean>()
      const { world, waiting, send } = switchServer()
      const failures: boolean[] = []
      const shown: [boolean | undefined, boolean][] = []
      let last = false
      let lastOutcome: 'ok' | 'refused' | 'lost' = 'ok'

      const end = async () => {
        const finish = waiting.shift()
        if (finish === undefined) return
        const draw = random()
        lastOutcome = draw < 0.7 ? 'ok' : draw < 0.85 ? 'refused' : 'lost'
        finish(lastOutcome)
        await settled()
      }
      for (let step = 0; step < 12; step += 1) {
        if (random() < 0.6) {
          last = !(queue.wantedOf('like:1') ?? world.on)
          queue.press('like:1', last, { send, onError: (_, wanted) => failures.push(wanted) })
          shown.push([queue.wantedOf('like:1'), last])
        } else await end()
      }
      while (waiting.length > 0) await end()

      expect(world.mostRunning).toBeLessThanOrEqual(1)
      expect(queue.wantedOf('like:1')).toBeUndefined()
      // Every press shows at once.
      expect(shown.filter(([seen, wanted]) => seen !== wanted)).toEqual([])
      // Whatever happened before: a last request that went well leaves the server at the newest intent, and one that did not is
      // reported with it.
      const outcome =
        world.sent === 0 ? 'nothing sent' : lastOutcome === 'ok' ? world.on === last : failures.at(-1) === last
      expect([true, 'nothing sent']).toContain(outcome)
    },
  )

  test('keeps switches apart', async () => {
    const queue = createToggleQueue<boolean>()
    const one = switchServer()
    const two = switchServer()
    queue.press('like:1', true, { send: one.send })
    queue.press('like:2', true, { send: two.send })
    expect([one.world.running, two.world.running]).toEqual([1, 1])
    one.waiting.shift()?.('ok')
    await settled()
    expect([queue.wantedOf('like:1'), queue.wantedOf('like:2')]).toEqual([undefined, true])
  })
})
