/** The screens that the README shows, and how each is reached. */
import type { Page } from 'playwright'
import { giveCamera } from '../e2e/fake-camera.ts'
import { drawing } from '../pictures.ts'

async function signIn(page: Page) {
  const answer = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}

/** The camera before a painted picture, set for a warm reel with music. */
async function openCamera(page: Page) {
  await giveCamera(page)
  await page.context().grantPermissions(['camera', 'microphone'])
  await signIn(page)
  await page.goto('/camera')
  const choose = async (name: string) => {
    await page.getByRole('radio', { name }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('radio', { name: 'Reel' }).waitFor()
  await choose('Reel')
  await choose('Warm')
  await page.locator('main canvas').first().waitFor()
}

export const screens: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await signIn(page)
    await page.goto('/')
    await page.getByRole('article').nth(2).waitFor()
  },
  composer: async (page) => {
    await signIn(page)
    await page.goto('/')
    await page.getByRole('article').nth(2).waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add image' }).click(),
    ])
    await chooser.setFiles(await drawing('harbour.jpg', 1200, 800))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Alt text of image 1').fill('A harbour at dawn, one boat going out.')
    await dialog.getByRole('button', { name: 'Add poll' }).click()
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Ferry at nine, or at ten?')
    await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Nine, for the light')
    await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Ten, for the bread')
  },
  post: async (page) => {
    await signIn(page)
    // The newest post that somebody has answered: a thread to look at.
    const posts: { id: string; comments: number }[] = await (await page.request.get('/api/posts?limit=50')).json()
    const answered = posts.toSorted((a, b) => b.comments - a.comments)[0]
    if (answered === undefined) throw new Error('There is no post.')
    await page.goto(`/post/${answered.id}`)
    await page.getByRole('article').nth(2).waitFor()
  },
  explore: async (page) => {
    await signIn(page)
    await page.goto('/explore')
    await page.getByRole('heading', { name: 'Trending Topics' }).first().waitFor()
    await page.getByRole('article').first().waitFor()
  },
  profile: async (page) => {
    await signIn(page)
    await page.goto('/profile/noor')
    await page.getByRole('article').nth(1).waitFor()
  },
  messages: async (page) => {
    await signIn(page)
    await page.goto('/messages')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  },
  camera: openCamera,
  videos: async (page) => {
    await signIn(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/videos')
    await page.getByRole('group', { name: /^1 of/ }).waitFor()
    await page.getByRole('slider', { name: 'Progress' }).and(page.locator(':enabled')).waitFor()
  },
  assistant: async (page) => {
    await signIn(page)
    await page.request.delete('/api/chat/messages')
    const ask = (message: string) => page.request.post('/api/chat/messages', { data: { message } })
    await ask('What is trending?')
    await ask('How do I make my account private?')
    await page.goto('/')
    await page.getByRole('article').nth(2).waitFor()
    await page.getByRole('button', { name: 'AI Chat' }).first().click()
    await page.getByRole('list', { name: 'Sources' }).last().waitFor()
    await page.waitForLoadState('networkidle')
  },
}
