/** The same requests to the mocks and to the real server, on both databases: what is answered must be equal, to the last field. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openMockWorld } from './mock-world.ts'
import { serverWorlds } from './server-world.ts'
import { play } from './world.ts'
import type { Exchange, Journey, World } from './world.ts'

async function playIn(open: () => Promise<World> | World, journey: Journey): Promise<Exchange[]> {
  const world = await open()
  try {
    return await play(world, journey)
  } finally {
    await world.close()
  }
}

/** A world that is set up otherwise than by default: the settings of the server, and what says the same to the mocks. */
type SetUp = {
  settings?: Readonly<Record<string, string>>
  account?: Parameters<typeof openMockWorld>[0]
}

/** Declares the tests of some journeys. A file in `agreement/` does it for each file in `journeys/`, so that they can run side by side. */
export function agree(journeys: Readonly<Record<string, Journey>>, { settings, account }: SetUp = {}): void {
  describe.each(Object.entries(journeys))('%s', (_, journey) => {
    let promised: Exchange[]
    beforeAll(async () => {
      promised = await playIn(() => openMockWorld(account), journey)
    })

    test('the mocks keep the rule', () => {
      expect(promised).not.toHaveLength(0)
    })

    test.each(serverWorlds)('the server on $name answers alike', async ({ openWorld }) => {
      expect(await playIn(() => openWorld(settings), journey)).toEqual(promised)
    })
  })
}
