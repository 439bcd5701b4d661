import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'budgets',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
