import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../../tests/patience.ts'

export default defineConfig({
  ssr: { resolve: { conditions: ['@skein/source', ...defaultServerConditions] } },
  test: {
    ...vitestPatience,
    isolate: false,
    name: 'i18n',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
  },
})
