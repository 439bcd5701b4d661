import { chromium, firefox } from 'playwright'
import type { Locator, Page } from 'playwright'
import { chromiumArgs, fakeMediaArgs, findChromium } from '../../browser/chromium.ts'
import { findEngine } from '../../browser/engines.ts'
import { firefoxPreferences } from '../../browser/vitest-browser.ts'
import { patience } from '../../patience.ts'
import { takenOver } from '../../e2e/taken-over.ts'
import { desktop } from './engine-page.ts'
import type { EngineBrowser, EnginePage, Target } from './engine-page.ts'

type Scope = Pick<Locator, 'getByRole' | 'getByLabel' | 'getByPlaceholder'>

function all(scope: Scope, target: Target): Locator {
  if ('label' in target) return scope.getByLabel(target.label, { exact: true })
  if ('placeholder' in target) return scope.getByPlaceholder(target.placeholder, { exact: true })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Playwright lists the roles of ARIA; what is no role finds nothing
  const role = target.role as Parameters<Page['getByRole']>[0]
  return scope.getByRole(role, target.name === undefined ? {} : { name: target.name, exact: true })
}

/** A page of Playwright in the words of all engines. */
export function enginePage(page: Page, origin: string): EnginePage {
  const every = (target: Target): Locator =>
    all(target.within === undefined ? page : one(target.within), target).filter({ visible: true })
  const one = (target: Target): Locator => every(target).nth(target.nth ?? 0)
  return {
    open: async (path) => {
      await page.goto(new URL(path, origin).href)
      await takenOver(page)
    },
    reload: async () => {
      await page.reload()
      await takenOver(page)
    },
    settle: () => takenOver(page),
    back: async () => {
      await page.goBack()
    },
    resize: (size) => page.setViewportSize(size),
    path: async () => page.url().slice(origin.length),
    press: (target) => one(target).click(),
    type: async (target, text) => {
      await one(target).fill('')
      await one(target).pressSequentially(text)
    },
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    write: (text) => page.keyboard.type(text),
    attach: (files, selector = 'input[type=file]') => page.locator(selector).first().setInputFiles(files),
    count: (target) => every(target).count(),
    attribute: (target, name) => one(target).getAttribute(name),
    text: () => page.evaluate(() => document.body.innerText),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what crosses is JSON on both sides, which Playwright's types do not know
    evaluate: (work, arg) => page.evaluate(work as never, arg) as never,
    run: async (script) => {
      await page.evaluate(script)
    },
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  }
}

/** Chromium as every other proof has it, or the Firefox of this machine. */
export async function openPlaywrightBrowser(engine: 'chromium' | 'firefox'): Promise<EngineBrowser> {
  const browser =
    engine === 'chromium'
      ? await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs, ...fakeMediaArgs] })
      : await firefox.launch({
          executablePath: findEngine('firefox'),
          channel: 'moz-firefox',
          firefoxUserPrefs: firefoxPreferences,
        })
  return {
    version: `${engine === 'chromium' ? 'Chromium' : 'Firefox'} ${browser.version()}`,
    newPage: async ({ origin, size = desktop }) => {
      const context = await browser.newContext({ viewport: size, locale: 'en-US', timezoneId: 'UTC' })
      if (engine === 'chromium') await context.grantPermissions(['camera', 'microphone'], { origin })
      context.setDefaultTimeout(patience.wait)
      return enginePage(await context.newPage(), origin)
    },
    close: () => browser.close(),
  }
}
