import { defineConfig } from 'vitest/config'

/** Unit tests of every feature: pure parts, in Node. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@skein/source'] },
  ssr: { resolve: { conditions: ['@skein/source'] } },
  test: { name: 'features', include: ['*/src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
})
