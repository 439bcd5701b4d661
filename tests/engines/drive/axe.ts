/** What axe finds on a page, in any engine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { EnginePage } from './engine-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeOptions = {
  theme: 'light' | 'dark'
  /** Rules that are not asked. */
  without?: string[]
  /** Whether what WCAG does not ask for is looked at as well. */
  hasBestPractices?: boolean
}

/** Each violation, once everything that moves has come to rest. */
export async function axeFaults(
  page: EnginePage,
  { theme, without = [], hasBestPractices = false }: AxeOptions,
): Promise<string[]> {
  // WebDriver and Playwright both run a text as a script of their own, which no policy of the page forbids.
  await page.run(axe)
  return page.evaluate(
    async ({ chosen, off, more }) => {
      document.documentElement.dataset['theme'] = chosen
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there above
      const { run } = Reflect.get(window, 'axe') as typeof Axe
      const { violations } = await run(document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', ...more],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { chosen: theme, off: without, more: hasBestPractices ? ['best-practice'] : [] },
  )
}
