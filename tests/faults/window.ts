/** A member at a real browser, who writes while something goes wrong. */
import { chromium } from '@playwright/test'
import { routes } from '@skein/contract'
import type { Browser, Page, Request } from '@playwright/test'
import { waitForTakeOver } from '../e2e/taken-over.ts'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import type { Member } from './member.ts'

/** How long a page has for coming back by itself (ms), and what is pressed again where it was refused. */
const patienceMs = 60_000

const isPublishing = (request: Request) =>
  request.method() === routes.createPost.method && new URL(request.url()).pathname === routes.createPost.path

export type Window = {
  /** Types a post into the composer of home. */
  type: (content: string) => Promise<void>
  /**
   * Presses 'Post' until it is published, or waits to be sent; where it was refused, what was typed must still be there.
   * @returns how often it was pressed
   */
  publish: (content: string) => Promise<number>
  /** Waits until the page shows a post of somebody else, without being loaded again. */
  hear: (content: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens home as a member. */
export async function openWindow(origin: string, member: Member): Promise<Window> {
  const browser: Browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block' })
  waitForTakeOver(context)
  const [name = '', value = ''] = member.client.cookie().split('=')
  await context.addCookies([{ name, value, url: origin }])
  await member.client.insist('updateSettings', { body: { welcome: 'skipped' } })
  const page: Page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${origin}/`)
  // Where sixty write to everyone, nothing stays on the first screen.
  await page.getByRole('tab', { name: 'Following' }).click()
  const box = page.getByRole('textbox', { name: "What's on your mind?" }).first()
  const post = page.getByRole('button', { name: 'Post', exact: true }).first()
  const shown = (content: string) => page.getByRole('article').filter({ hasText: content }).first()
  return {
    type: (content) => box.fill(content),
    async publish(content) {
      for (let times = 1; ; times += 1) {
        const answered = Promise.race([
          page.waitForEvent('requestfinished', isPublishing).then((request) => request.response()),
          page.waitForEvent('requestfailed', isPublishing).then(() => null),
        ])
        await post.click()
        const answer = await answered
        if (answer?.status() === 201) return times
        // Refused, it stands in the box as it was; without an answer it may wait in the list of what is sent later, and the box is free.
        await post.or(box).first().waitFor()
        const left = await box.inputValue()
        if (left === '' && answer === null) return times
        if (left !== content)
          throw new Error(`“${content}” was typed and answered ${answer?.status()}, and the box has “${left}”.`)
      }
    },
    async hear(content) {
      const pill = page.getByRole('button', { name: /new posts?$/ })
      const until = performance.now() + patienceMs
      while (performance.now() < until) {
        if (await shown(content).isVisible()) return
        if (await pill.isVisible()) await pill.click()
        await page.waitForTimeout(100)
      }
      const articles = await page.getByRole('article').allInnerTexts()
      const heads = articles
        .slice(0, 3)
        .map((text) => `“${text.split('\n').find((line) => /round/.test(line)) ?? text}”`)
      throw new Error(`The page never showed “${content}”, but ${heads.join(', ')}.`)
    },
    close: () => browser.close(),
  }
}
