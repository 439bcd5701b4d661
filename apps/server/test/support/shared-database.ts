import type { Database } from '@skein/domain/database/database'
import type { Engine } from './engines.ts'

/** One fresh database as an engine, so that several servers can be started on it, at once or one after the other. */
export async function sharedDatabase(
  engine: Engine,
): Promise<{ shared: Engine; database: Database; discard: () => Promise<void> }> {
  const { database, discard } = await engine.open()
  const shared: Engine = { name: engine.name, open: () => Promise.resolve({ database, discard: async () => {} }) }
  return { shared, database, discard }
}
