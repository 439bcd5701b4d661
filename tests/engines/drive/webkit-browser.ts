import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Key } from 'webdriverio'
import { resizePage, startWebKit } from '../../browser/webkit-driver.ts'
import type { WebKitSession } from '../../browser/webkit-driver.ts'
import { patience } from '../../patience.ts'
import { desktop } from './engine-page.ts'
import type { EngineBrowser, EnginePage, Target } from './engine-page.ts'
import { findInPage } from './find-in-page.ts'
import type { Sought } from './find-in-page.ts'

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

function soughtOf({ within, nth = 0, ...target }: Target): Sought {
  const name = 'role' in target ? target.name : undefined
  return {
    nth,
    ...('label' in target && { label: target.label }),
    ...('placeholder' in target && { placeholder: target.placeholder }),
    ...('role' in target && { role: target.role }),
    ...(name !== undefined && { name: typeof name === 'string' ? name : { source: name.source, flags: name.flags } }),
    ...(within !== undefined && { within: soughtOf(within) }),
  }
}

/** WebDriver's name of a key: `Control+Enter` is two, held together. */
const keyNames: Readonly<Record<string, string>> = {
  Control: Key.Control,
  Shift: Key.Shift,
  Alt: Key.Alt,
  Enter: Key.Enter,
  Escape: Key.Escape,
  Tab: Key.Tab,
  Space: ' ',
  Backspace: Key.Backspace,
  Home: Key.Home,
  End: Key.End,
  ArrowUp: Key.ArrowUp,
  ArrowDown: Key.ArrowDown,
  ArrowLeft: Key.ArrowLeft,
  ArrowRight: Key.ArrowRight,
}

function pageOver({ browser, end }: WebKitSession, origin: string): EnginePage {
  const load = async () => {
    const isThere = await browser.execute(() => 'TestingLibraryDom' in window)
    if (!isThere) await browser.execute(testingLibrary)
  }
  const takenOver = () =>
    browser.waitUntil(
      () =>
        browser.execute(
          () => document.documentElement.matches('[data-hydrated]') || document.getElementById('root') === null,
        ),
      { timeout: patience.wait, timeoutMsg: 'The page was not taken over in time.' },
    )
  const every = async (target: Target) => {
    await load()
    const found = await browser.execute(findInPage, soughtOf(target))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- elements cross as references to them
    return found as HTMLElement[]
  }
  const one = async (target: Target) => {
    const reference = (await every(target))[target.nth ?? 0]
    return reference === undefined ? undefined : browser.$(reference)
  }
  /** Tries until it succeeds: what is covered, not enabled or drawn anew in the middle is tried again, as a person would. */
  const patiently = async (target: Target, work: (element: WebdriverIO.Element) => Promise<unknown>) => {
    let why = 'it was not there'
    await browser.waitUntil(
      async () => {
        const element = await (await one(target))?.getElement()
        if (element === undefined) return false
        try {
          await work(element)
          return true
        } catch (error) {
          why = error instanceof Error ? error.message : String(error)
          return false
        }
      },
      { timeout: patience.wait, timeoutMsg: `${JSON.stringify(soughtOf(target))}: ${why}` },
    )
  }
  return {
    open: async (path) => {
      await browser.url(new URL(path, origin).href)
      await takenOver()
    },
    reload: async () => {
      await browser.refresh()
      await takenOver()
    },
    settle: async () => {
      await takenOver()
    },
    back: async () => {
      await browser.back()
    },
    resize: (size) => resizePage(browser, size),
    path: async () => (await browser.getUrl()).slice(origin.length),
    press: (target) =>
      patiently(target, async (element) => {
        if ((await element.getAttribute('aria-disabled')) === 'true') throw new Error('it was not enabled')
        await element.click()
      }),
    type: async (target, text) => {
      await patiently(target, (element) => element.clearValue())
      await patiently(target, (element) => element.addValue(text))
    },
    keys: async (...keys) => {
      for (const key of keys) await browser.keys(key.split('+').map((part) => keyNames[part] ?? part))
    },
    write: (text) => browser.keys(Array.from(text)),
    attach: async (files, selector = 'input[type=file]') => {
      // The driver gives files to an input even where it is not shown.
      await browser.$(selector).addValue(files.join('\n'))
    },
    count: async (target) => (await every(target)).length,
    attribute: async (target, name) => (await (await one(target))?.getAttribute(name)) ?? null,
    text: () => browser.execute(() => document.body.innerText),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what crosses is JSON on both sides, which WebdriverIO's types do not know
    evaluate: (work, arg) => browser.execute(work as never, arg as never) as never,
    run: async (script) => {
      await browser.execute(script)
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: end,
  }
}

/** WebKitGTK: each page is a browser of its own, since a driver has one session. */
export async function openWebKit(): Promise<EngineBrowser> {
  const open = new Set<EnginePage>()
  const first = await startWebKit()
  const version = `WebKitGTK ${first.browser.capabilities.browserVersion ?? ''}`
  let waiting: WebKitSession | undefined = first
  return {
    version,
    newPage: async ({ origin, size = desktop }) => {
      const session = waiting ?? (await startWebKit())
      waiting = undefined
      await resizePage(session.browser, size)
      const page = pageOver(session, origin)
      open.add(page)
      return { ...page, close: () => (open.delete(page), page.close()) }
    },
    close: async () => {
      await waiting?.end()
      for (const page of open) await page.close()
    },
  }
}
