import { defineConfig } from 'vitest/config'

/** Mocks and server answer alike. Runs in Node; nothing has to be built. */
export default defineConfig({
  test: {
    name: 'contract between mocks and server',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../../apps/server/test/support/postgres-server.ts'],
    // PostgreSQL takes its time to start on a busy machine.
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
})
