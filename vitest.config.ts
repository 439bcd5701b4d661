import { defineConfig } from 'vitest/config'

/** Everything that needs neither a browser nor a server, in one run: `vitest` at the root, and the step `units` of `npm test`. */
export default defineConfig({
  test: {
    projects: [
      'tests/vitest.config.ts',
      'packages/contract/vitest.config.ts',
      'packages/i18n/vitest.config.ts',
      'packages/painter/vitest.config.ts',
      'packages/demo/vitest.config.ts',
      'packages/domain/vitest.config.ts',
      'packages/tab-host/vitest.config.ts',
      'packages/data/vitest.config.ts',
      'packages/features/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
})
