import { createPasswords, openTabDatabase, openTabHost } from '@skein/tab-host'
import type { TabHostOptions } from '@skein/tab-host'
import { outside } from '@skein/mocks'
import { setupServer } from 'msw/node'
import { http } from 'msw'
import type { World } from './world.ts'

const origin = 'http://tab.skein.example'

/** The product as a browser tab hosts it, over an empty database, behind the network of this process. */
export async function openTabWorld(config: TabHostOptions['config'] = {}): Promise<World> {
  const database = await openTabDatabase()
  const host = await openTabHost({
    database,
    origin,
    config,
    ...outside,
    passwords: createPasswords({ memory: 8, passes: 1 }),
    log: { info() {}, warn() {}, debug() {}, error: (told: object | string) => console.error(told) },
  })
  const network = setupServer(http.all(`${origin}/*`, ({ request }) => host.answer(request)))
  network.listen({ onUnhandledFrame: 'error' })
  return {
    origin,
    async setModerator(username) {
      await database.kysely.updateTable('users').set({ role: 'moderator' }).where('username', '=', username).execute()
    },
    async close() {
      network.close()
      await host.close()
    },
  }
}
