import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../patience.ts'

export default defineConfig({
  test: {
    name: 'consumer',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    ...vitestPatience,
  },
})
