/** The real server in this process, over an empty database: SQLite, or PostgreSQL. */
import { calls } from '@skein/contract/calls'
import type { Database } from '@skein/domain/database/database'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setModerator } from '../../apps/server/src/admin/moderators.ts'
import { createServer } from '../../apps/server/src/app.ts'
import { createPasswords } from '../../apps/server/src/auth/hash-passwords.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createDiskStore } from '../../apps/server/src/media/media-store.ts'
import { engines } from '../../apps/server/test/support/engines.ts'
import type { World } from './world.ts'

type Settings = Readonly<Record<string, string>>
type Parser = { parse(data: unknown): unknown }

/** A clock that never tells one moment twice: what was done later is later, however quick the machine. */
function distinctMoments(): () => number {
  let last = 0
  return () => (last = Math.max(Date.now(), last + 1))
}

/** A server that listens on a free port; it leaves the database to whoever opened it. */
async function openServer(database: Database, close: () => Promise<void>, settings: Settings): Promise<World> {
  const folder = join(tmpdir(), 'skein-contract')
  const app = await createServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SIGNUP_LIMIT_PER_HOUR: '1000',
      SIGNIN_LIMIT_PER_QUARTER: '1000',
      READS_PER_SECOND: '1000000',
      ...settings,
    }),
    database,
    media: createDiskStore(folder),
    passwords: createPasswords({ memory: 8, passes: 1 }),
    now: distinctMoments(),
    loopDelay: () => 0,
    checkAnswer(name, answer) {
      const spec: { summary: string; answer?: Parser } = calls[name]
      spec.answer?.parse(answer)
    },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    setModerator: (username) => setModerator(database, username, true),
    async close() {
      await app.close()
      await close()
    },
  }
}

/** The databases that the server runs on, each with a way to a new server over an empty one. */
export const serverWorlds = engines.map((engine) => ({
  name: engine.name,
  openWorld: async (settings: Settings = {}): Promise<World> => {
    const { database, discard } = await engine.open()
    return openServer(database, discard, settings)
  },
}))
