import type { TestProject } from 'vitest/node'
import { startServer } from '../../server/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}

/** One server with demo data for all flows; the web app is built before (`main.ts`). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  project.provide('origin', server.origin)
  return server.stop
}
