/** Where a fault has to be noticed: a step of `npm test`, narrowed to the files that guard the promise. */
export type Proof = {
  /** A Vitest configuration, or Playwright's. */
  config: string
  /** Test files, or parts of their paths. */
  files: readonly string[]
  /** Part of a test's title, where the whole file would take minutes. */
  title?: string
}

/** A seeded fault: one small change that breaks one promise. Its proofs must fail with it, and pass without. */
export type Fault = {
  /** The promise that is broken, in the words of who relies on it. */
  breaks: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  proofs: readonly Proof[]
}

/** Proofs of a step by the names of its test files. */
const proofsIn = (config: string) => (files: string, title?: string) => ({
  config,
  files: files.split(' '),
  ...(title === undefined ? {} : { title }),
})

export const server = proofsIn('apps/server/vitest.config.ts')
export const agreement = proofsIn('tests/contract/vitest.config.ts')
export const contract = proofsIn('packages/contract/vitest.config.ts')
export const i18n = proofsIn('packages/i18n/vitest.config.ts')
export const data = proofsIn('packages/data/vitest.config.ts')
export const features = proofsIn('packages/features/vitest.config.ts')
export const library = proofsIn('packages/design-system/vitest.config.ts')
export const stories = proofsIn('apps/storybook/vitest.config.ts')
export const web = proofsIn('apps/web/vitest.config.ts')
export const e2e = proofsIn('tests/e2e/playwright.config.ts')
