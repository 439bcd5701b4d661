import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import { expect, it } from 'vitest'
import { desktop, phone } from '../drive/engine-page.ts'
import { demoMember, expectShown } from './bench.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const places = ['/', '/profile/noor', '/explore', '/messages', '/notifications', '/bookmarks', '/settings', '/search']

it.each(places)('axe finds nothing at %s, wide and on a phone, light and dark', async (path) => {
  const page = await demoMember(path)
  await expectShown(page, { role: 'main' })
  // WebDriver and Playwright both run a text as a script of their own, which no policy of the page forbids.
  await page.run(axe)
  for (const size of [desktop, phone])
    for (const theme of ['light', 'dark']) {
      await page.resize(size)
      const faults = await page.evaluate(async (chosen) => {
        document.documentElement.dataset['theme'] = chosen
        await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there above
        const { run } = Reflect.get(window, 'axe') as typeof Axe
        const { violations } = await run(document, {
          resultTypes: ['violations'],
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
          // What happens to lie under the floating way to the camera is scrolled out from there; targets are measured elsewhere.
          rules: { 'target-size': { enabled: false } },
        })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      }, theme)
      expect(faults).toEqual([])
    }
})
