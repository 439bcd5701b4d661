import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@skein/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/postgres-server.ts'],
    // A busy machine takes its time; what never comes still fails.
    testTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Modules are loaded once a worker and not once a file. What they keep of one file is forgotten before the next.
    isolate: false,
    setupFiles: ['test/support/as-new.ts'],
  },
})
