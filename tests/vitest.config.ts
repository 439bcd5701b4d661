import { defineConfig } from 'vitest/config'

/** The rules of the tree, the catalogue, the seeded faults, and what `npm test` itself is made of. */
export default defineConfig({
  test: {
    name: 'tests',
    root: `${import.meta.dirname}/..`,
    include: [
      'tests/architecture/**/*.test.ts',
      'tests/catalogue/**/*.test.ts',
      'tests/mutants/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
  },
})
