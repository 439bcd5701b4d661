import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The place of the database that the settings name, as `copy/open-rows.ts` takes it. */
export const databasePlace = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl ?? join(dataDir, 'skein.sqlite')
