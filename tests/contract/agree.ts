/** The same requests to every host of the product: a browser tab, and the server on both databases. What is answered must be equal, to the last field. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openTabWorld } from './tab-world.ts'
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

/** A world that is set up otherwise than by default: the settings of the server, and what says the same to a tab. */
type SetUp = {
  settings?: Readonly<Record<string, string>>
  config?: Parameters<typeof openTabWorld>[0]
}

/** Declares the tests of some journeys. A file in `agreement/` does it for each file in `journeys/`, so that they can run side by side. */
export function agree(journeys: Readonly<Record<string, Journey>>, { settings, config }: SetUp = {}): void {
  describe.each(Object.entries(journeys))('%s', (_, journey) => {
    let promised: Exchange[]
    beforeAll(async () => {
      promised = await playIn(() => openTabWorld(config), journey)
    })

    test('a tab keeps the rule', () => {
      expect(promised).not.toHaveLength(0)
    })

    test.each(serverWorlds)('the server on $name answers alike', async ({ openWorld }) => {
      expect(await playIn(() => openWorld(settings), journey)).toEqual(promised)
    })
  })
}
