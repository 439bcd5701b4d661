import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../patience.ts'

/** Every host of the product answers alike, for a run that starts PostgreSQL itself. Runs in Node; nothing has to be built. */
export const agreementProject = {
  test: {
    ...vitestPatience,
    name: 'hosts agree',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    isolate: false,
    setupFiles: ['../../apps/server/test/support/as-new.ts'],
  },
}

export default defineConfig({
  test: {
    ...agreementProject.test,
    globalSetup: ['../../apps/server/test/support/postgres-server.ts'],
    maxWorkers: 2,
  },
})
