import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    root: import.meta.dirname,
    include: ['architecture/**/*.test.ts', 'catalogue/**/*.test.ts', 'mutants/**/*.test.ts'],
  },
})
