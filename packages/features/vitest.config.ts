import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../../tests/patience.ts'

/** Unit tests of every feature: pure parts, in Node. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@skein/source'] },
  ssr: { resolve: { conditions: ['@skein/source'] } },
  test: {
    ...vitestPatience,
    name: 'features',
    include: ['*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx'],
    isolate: false,
  },
})
