import { defineConfig } from 'vitest/config'
import { vitestPatience } from './patience.ts'

/** The rules of the tree, the catalogue, the seeded faults, and what `npm test` itself is made of. */
export default defineConfig({
  test: {
    ...vitestPatience,
    isolate: false,
    name: 'tests',
    root: `${import.meta.dirname}/..`,
    include: [
      'tests/architecture/**/*.test.ts',
      'tests/catalogue/**/*.test.ts',
      'tests/deploy/**/*.test.ts',
      'tests/visual/**/*.test.ts',
      'tests/spoken/**/*.test.ts',
      'tests/mutants/**/*.test.ts',
      'tests/scale/**/*.test.ts',
      'tests/security/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
  },
})
