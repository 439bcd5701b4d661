/**
 * Measures a page in place, at every width and in both directions, so that it is loaded only once. What a page looks like at a width does
 * not depend on having been loaded at it: English is loaded narrow and wide all the same (`sweep.spec.ts`).
 */
import type { CDPSession, Page } from '@playwright/test'
import { cutOff } from './cut-off.ts'
import type { CutOff } from './cut-off.ts'
import { expect } from './fixtures.ts'
import { followLink } from './follow-link.ts'
import { unreadable } from './large-text.ts'
import type { Unreadable } from './large-text.ts'

/** The widths (px) at which the layout changes, and the narrowest one there is (WCAG 1.4.10). */
export const widths = [320, 390, 768, 1024, 1180, 1440]

const heightAt = (width: number) => (width === 320 ? 640 : 844)

/** What does not fit, and how the page was shown then. */
export type Misfit = { route: string; shown: string } & CutOff & Partial<Unreadable>

/** How often a page is looked at again before what does not fit is called a fault. */
const looks = 20

/** Opens a page of the product and waits until what it shows has come. @returns the status it was answered with */
export async function openWhole(page: Page, route: string): Promise<number> {
  const answer = await page.goto(route)
  await waitUntilWhole(page)
  return answer?.status() ?? 0
}

/** Goes on to a page that has another title by a link, and waits until what it shows has come: a third of the work of loading it. */
export async function walkToWhole(page: Page, route: string): Promise<void> {
  const title = await page.title()
  await followLink(page, route)
  await expect(page).not.toHaveTitle(title)
  await waitUntilWhole(page)
}

async function waitUntilWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  // Where the window is too narrow for the side panel it is not seen, and what it would show does not come.
  const skeletons = page.locator('[data-component="SkeletonRegion"][aria-busy="true"]')
  await expect(skeletons.filter({ visible: true })).toHaveCount(0)
}

/** How often the page is asked, a frame's time apart, whether two frames were drawn. */
const turns = 60

/**
 * Waits until a change of the page's frame has been drawn: what measures itself does so a frame later. Now and then the browser gives a
 * page no more frames, although it is seen and its scripts run: then it is not waited for.
 */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'framesToCome', 2)
    const count = () => {
      Reflect.set(window, 'framesToCome', Number(Reflect.get(window, 'framesToCome')) - 1)
      if (Reflect.get(window, 'framesToCome') > 0) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  const isOver = (most: number) => {
    const turn = Number(Reflect.get(window, 'turnsWaited') ?? 0) + 1
    const isDone = Reflect.get(window, 'framesToCome') === 0 || turn > most
    Reflect.set(window, 'turnsWaited', isDone ? 0 : turn)
    return isDone
  }
  await page.waitForFunction(isOver, turns, { polling: 16 })
}

type Look = (page: Page) => Promise<CutOff & Partial<Unreadable>>

/** Large text is asked, too, whether it can be read: what fits may be broken or cut to nothing. */
const largeLook: Look = async (page) => ({ ...(await cutOff(page)), ...(await unreadable(page)) })

/** Looks several times before it calls what does not fit a fault. */
async function misfitOf(page: Page, lookAt: Look): Promise<Awaited<ReturnType<Look>>[]> {
  let found = await lookAt(page)
  for (let look = 0; isMisfit(found) && look < looks; look += 1) {
    await drawn(page)
    found = await lookAt(page)
  }
  return isMisfit(found) ? [found] : []
}

const isMisfit = ({ sideways, ...lists }: Awaited<ReturnType<Look>>) =>
  sideways > 0 || Object.values(lists).some((list) => list.length > 0)

/** What does not fit on the page that is open, shown in the ways named; afterwards it is as it was. */
export async function measure(
  page: Page,
  ways: { widths: readonly number[]; rightToLeft?: readonly number[]; twiceTheSize?: readonly number[] },
  client?: CDPSession,
): Promise<Misfit[]> {
  const route = new URL(page.url()).pathname + new URL(page.url()).search
  const before = page.viewportSize()
  const found: Misfit[] = []
  const look = async (width: number, how: string, lookAt: Look = cutOff) => {
    await page.setViewportSize({ width, height: heightAt(width) })
    await drawn(page)
    if ((await misfitOf(page, lookAt)).length === 0) return
    // It counts when it is there on a page that was loaded like this, too.
    const direction = await page.evaluate(() => document.documentElement.dir)
    await openWhole(page, route)
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    await drawn(page)
    for (const misfit of await misfitOf(page, lookAt)) found.push({ route, shown: `${width} px${how}`, ...misfit })
  }
  for (const width of ways.widths) await look(width, '')
  if (ways.rightToLeft !== undefined) {
    const direction = await page.evaluate(() => document.documentElement.dir)
    const turn = (dir: string) => page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
    await turn('rtl')
    for (const width of ways.rightToLeft) await look(width, ', from right to left')
    await turn(direction)
  }
  if (ways.twiceTheSize !== undefined && client !== undefined) {
    // As the browser's own setting does it: what is decided by the width counts in letters, too.
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const width of ways.twiceTheSize) await look(width, ', text of twice the size', largeLook)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  }
  if (before !== null) await page.setViewportSize(before)
  await drawn(page)
  return found
}
