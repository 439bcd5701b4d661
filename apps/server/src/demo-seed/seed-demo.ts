import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { DemoAccount } from '../pages/serve-pages.ts'

export async function seedDemo(
  _database: Database,
  _options: { empty: boolean; now: number; log: Logger },
): Promise<DemoAccount> {
  return null
}
export const drawDemo = undefined
