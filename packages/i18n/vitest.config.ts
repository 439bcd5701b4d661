import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@skein/source', ...defaultServerConditions] } },
  test: {
    name: 'i18n',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
  },
})
