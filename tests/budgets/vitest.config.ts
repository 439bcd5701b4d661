import { defineConfig } from 'vitest/config'
import { patience } from '../patience.ts'

export default defineConfig({
  test: {
    name: 'budgets',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: patience.test,
    hookTimeout: patience.test,
  },
})
