import { defineConfig } from 'vitest/config'
import { serverProject } from '../apps/server/vitest.config.ts'
import { agreementProject } from './contract/vitest.config.ts'

/** Everything that runs on both databases, over one PostgreSQL: the tests of the server, and that a tab agrees with it. */
export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/support/postgres-server.ts'],
    root: `${import.meta.dirname}/..`,
    maxWorkers: 2,
    projects: [serverProject, agreementProject],
  },
})
