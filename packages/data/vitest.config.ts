import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// Node's conditions although the tests have a document: the mocked network is Node's.
const conditions = ['@skein/source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'data',
    root: import.meta.dirname,
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://skein.test/' } },
    setupFiles: ['test/setup.ts'],
  },
})
