/** The pages in the languages that are not English, and in the pseudo-locale, which reads from right to left. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ensureWebBuild, root } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'
import { clock, keepPicture, viewports } from './kept-picture.ts'
import { signIn } from './screens.ts'

/** Pages by their addresses: how one is waited for must not depend on a word of it. */
const pages: Record<string, string> = {
  home: '/',
  explore: '/explore',
  search: '/search?q=sourdough+bread',
  videos: '/videos',
  camera: '/camera',
  notifications: '/notifications',
  messages: '/messages',
  bookmarks: '/bookmarks',
  profile: '/profile/noor',
  account: '/settings?tab=account',
  notifying: '/settings?tab=notifications',
  privacy: '/settings?tab=privacy',
  appearance: '/settings?tab=appearance',
  help: '/help',
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/** @returns how many pictures were rewritten */
async function photograph(browser: Browser, language: string, baseURL: string): Promise<number> {
  let written = 0
  for (const viewport of viewports) {
    const keep = async (name: string, visit: (page: Page) => Promise<void>) => {
      const path = `languages/${language}/${name}-${viewport.width}`
      // Colours are not what these pictures are looked at for.
      if (await keepPicture(browser, path, { baseURL, viewport, colorScheme: 'light' }, visit, { quality: 70 }))
        written += 1
    }
    const speak = (page: Page) => page.context().addCookies([{ name: 'skein-lang', value: language, url: baseURL }])
    await keep('signin', async (page) => {
      await speak(page)
      await open(page, '/')
    })
    for (const [name, address] of Object.entries(pages)) {
      await keep(name, async (page) => {
        await speak(page)
        await signIn(page)
        await open(page, address)
      })
    }
  }
  return written
}

/** Spanish, French and German from the product as it is; the pseudo-locale from its own build. */
export async function photographLanguages(browser: Browser): Promise<number> {
  let written = 0
  await ensureWebBuild({ pseudo: true })
  const servers = [
    { languages: ['es', 'fr', 'de'], options: {} },
    { languages: ['en-XB'], options: { web: join(root, 'apps', 'web', 'dist', 'pseudo') } },
  ]
  for (const { languages, options } of servers) {
    const server = await startServer({ clock, ...options })
    try {
      for (const language of languages) written += await photograph(browser, language, server.origin)
    } finally {
      await server.stop()
    }
  }
  return written
}
