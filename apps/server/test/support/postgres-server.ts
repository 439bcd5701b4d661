import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres.ts'

declare module 'vitest' {
  // Provided values are typed by merging into this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    postgres: string | null
  }
}

/** Starts one PostgreSQL for the whole suite, where one can be had. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres?.url ?? null)
  if (!postgres) console.log('| server: no PostgreSQL on this machine; its dialect was tested in PGlite only')
  return async () => postgres?.stop()
}
