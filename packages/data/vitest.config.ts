import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../../tests/patience.ts'

// Node's conditions although the tests have a document: the mocked network is Node's.
const conditions = ['@skein/source', ...defaultServerConditions]

/** Puts something else in the place of modules, which must not have been loaded before. */
const replacing = ['test/upload.test.ts']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: import.meta.dirname,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://skein.test/' } },
    setupFiles: ['test/setup.ts'],
    ...vitestPatience,
    projects: [
      {
        extends: true,
        test: {
          name: 'data',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: replacing,
          // Loading the modules once a file took twice the time of the tests. What the files share is emptied between them (test/setup.ts).
          isolate: false,
        },
      },
      { extends: true, test: { name: 'data, with other modules', include: replacing } },
    ],
  },
})
