import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../../tests/patience.ts'

const conditions = ['@skein/source', ...defaultServerConditions]

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...vitestPatience,
    name: 'web',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    environmentOptions: { jsdom: { url: 'http://skein.test/' } },
  },
})
