import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../../tests/patience.ts'

export default defineConfig({
  test: {
    ...vitestPatience,
    isolate: false,
    name: 'tab-host',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
  },
})
