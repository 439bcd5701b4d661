import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'consumer',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 300_000,
  },
})
