import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgresDatabase, openSqliteDatabase } from '../../src/database/open-database.ts'
import { createDatabaseAt, dropDatabaseAt, startPostgres } from '../postgres.ts'

/**
 * Starts one PostgreSQL for the whole suite and brings one database of each kind to the newest schema: each test's own is a copy, which
 * costs a tenth of all the steps of the schema.
 * @throws when PostgreSQL does not start: half of the proof would be missing
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-template-'))
  const sqliteTemplate = join(folder, 'template.sqlite')
  await (await openSqliteDatabase(sqliteTemplate)).close()
  project.provide('sqliteTemplate', sqliteTemplate)

  const postgres = await startPostgres({ isThrowaway: true })
  const template = await createDatabaseAt(postgres.url)
  await (await openPostgresDatabase(template)).close()
  project.provide('postgres', postgres.url)
  project.provide('postgresTemplate', template)
  return async () => {
    rmSync(folder, { recursive: true })
    await dropDatabaseAt(postgres.url, template)
    await postgres.stop()
  }
}
