/**
 * The way to the demo set, and the only one: the data are a package of their own, `demo-seed` writes and draws them, and both are loaded
 * from here when they are needed. A server that was not asked for them, on a database that holds none, never loads them.
 */
import type { Passwords } from '@skein/domain/auth/passwords'
import type { Database } from '@skein/domain/database/database'
import type { Logger } from 'pino'
import type { MediaStore } from './media/media-store.ts'
import type { DemoAccount } from './pages/serve-pages.ts'

async function holdsDemo({ kysely }: Database): Promise<boolean> {
  const fact = await kysely.selectFrom('facts').select('value').where('name', '=', 'demo').executeTakeFirst()
  return fact !== undefined
}

async function hasMembers({ kysely }: Database): Promise<boolean> {
  const member = await kysely.selectFrom('users').select('id').where('kind', '=', 'person').limit(1).executeTakeFirst()
  return member !== undefined
}

type Options = { asked: boolean; now: number; passwords: Passwords; log: Pick<Logger, 'info'> }

/**
 * Fills an empty database with the demo set where that is asked for.
 * @returns the account to offer on the sign-in screen, or null where the database holds no demo set
 */
export async function openDemo(database: Database, { asked, ...options }: Options): Promise<DemoAccount> {
  const isThere = await holdsDemo(database)
  if (!isThere && (!asked || (await hasMembers(database)))) return null
  const { demoAccount, seedDemo } = await import('./demo-seed/seed-demo.ts')
  if (!isThere) await seedDemo(database, options)
  return demoAccount
}

/** Draws a picture of the demo set when it is first asked for. */
export async function drawDemo(drawing: string, name: string): Promise<Uint8Array> {
  const drawer = await import('./demo-seed/draw-demo.ts')
  return drawer.drawDemo(drawing, name)
}

/** Draws the others before anybody asks. @param stopped ends the work early */
export async function drawDemoAhead(database: Database, media: MediaStore, stopped: () => boolean): Promise<void> {
  const { drawAhead } = await import('./demo-seed/draw-ahead.ts')
  return drawAhead(database, media, stopped)
}
