import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../../tests/patience.ts'

/** The tests of the server, for a run that starts PostgreSQL itself. */
export const serverProject = {
  ssr: { resolve: { conditions: ['@skein/source', 'module', 'node', 'development|production'] } },
  test: {
    ...vitestPatience,
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Modules are loaded once a worker and not once a file. What they keep of one file is forgotten before the next.
    isolate: false,
    setupFiles: ['test/support/as-new.ts'],
  },
}

export default defineConfig({
  ...serverProject,
  test: { ...serverProject.test, globalSetup: ['test/support/postgres-server.ts'], maxWorkers: 2 },
})
