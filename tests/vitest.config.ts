import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    root: import.meta.dirname,
    include: ['{architecture,catalogue,visual}/**/*.test.ts'],
  },
})
