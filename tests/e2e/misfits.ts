import type { Page } from '@playwright/test'
import { cutOff } from './cut-off.ts'
import { expect } from './fixtures.ts'
import { memberRoutes, publicRoutes } from './routes.ts'

const all = [...memberRoutes, ...publicRoutes]

/** Every page as it came to rest, with what does not fit on it. */
export async function misfits(
  page: Page,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<unknown[]> {
  const found: unknown[] = []
  const thread: { id: string }[] = await (await page.request.get('/api/posts?limit=1')).json()
  for (const route of [...all, ...thread.map(({ id }) => `/post/${id}`)]) {
    await page.goto(route)
    await expect(page.getByRole('main')).toBeVisible()
    if (route === '/') await expect(page.getByRole('article').first()).toBeVisible()
    await prepare()
    const { sideways, texts, beginnings } = await cutOff(page)
    if (sideways > 0 || texts.length > 0 || beginnings.length > 0) found.push({ route, sideways, texts, beginnings })
  }
  return found
}
