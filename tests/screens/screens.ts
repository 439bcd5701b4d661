/** How each photographed screen is reached. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { giveCamera } from '../e2e/fake-camera.ts'
import { drawing } from '../pictures.ts'
import type { RunningServer } from '../server/start.ts'

const admin = fileURLToPath(import.meta.resolve('../../apps/server/src/admin.ts'))

export async function signIn(page: Page) {
  const answer = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}

async function settings(page: Page, tab = 'account') {
  await signIn(page)
  await page.goto(`/settings?tab=${tab}`)
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
}

/** Signs in as a member who looks after the place: a member of its own, so that no other picture shows the way to the review. */
async function becomeModerator(page: Page, { dataDir }: Pick<RunningServer, 'dataDir'>) {
  const password = 'longer-than-8'
  const account = { username: 'mira', name: 'Mira Vance', email: 'mira@vance.example', password }
  const isNew = (await page.request.post('/api/auth/register', { data: account })).ok()
  if (!isNew) await page.request.post('/api/auth/login', { data: { username: account.username, password } })
  execFileSync(process.execPath, [admin, 'moderator', account.username], { env: { ...process.env, DATA_DIR: dataDir } })
}

/** The camera before a painted picture, set for a warm reel with music. */
export async function openCamera(page: Page) {
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

export const screens: Record<string, (page: Page, server: RunningServer) => Promise<void>> = {
  signin: async (page) => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  },
  register: async (page) => {
    await page.goto('/')
    await page.getByText('Sign up', { exact: true }).click()
    await page.getByRole('heading', { name: 'Join' }).waitFor()
    await page.getByLabel('Username').fill('maren')
    await page.getByLabel('Full name').fill('Maren Holt')
    await page.getByLabel('Email').fill('maren@holt.example')
    await page.getByLabel('Password', { exact: true }).fill('6chars')
    await page.getByLabel('Confirm password', { exact: true }).fill('6chars')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.locator('[data-component="Toast"]').waitFor()
  },
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
  search: async (page) => {
    await signIn(page)
    await page.goto('/search')
    await page.getByRole('heading', { name: 'Intelligent Search' }).waitFor()
  },
  'search-results': async (page) => {
    await signIn(page)
    await page.goto('/search?q=sourdough+bread')
    await page.getByRole('tabpanel').getByRole('article').nth(2).waitFor()
  },
  'search-browse': async (page) => {
    await signIn(page)
    // A page that nobody reaches from here: what the browser says of it, and the ways out.
    await page.goto('/search?url=http%3A%2F%2Foldstreets.example%2F')
    await page.getByRole('heading', { name: /oldstreets/ }).waitFor()
  },
  bookmarks: async (page) => {
    await signIn(page)
    await page.goto('/bookmarks')
    await page.getByRole('article').first().waitFor()
  },
  profile: async (page) => {
    await signIn(page)
    await page.goto('/profile/noor')
    await page.getByRole('article').nth(1).waitFor()
  },
  notifications: async (page) => {
    await signIn(page)
    await page.goto('/notifications')
    await page.getByRole('article').nth(2).waitFor()
  },
  messages: async (page) => {
    await signIn(page)
    await page.goto('/messages')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  },
  thread: async (page) => {
    await signIn(page)
    const [first]: { user: { username: string } }[] = await (
      await page.request.get('/api/messages/conversations')
    ).json()
    if (first === undefined) throw new Error('There is no conversation.')
    await page.goto(`/messages?with=${first.user.username}`)
    await page.getByPlaceholder('Type a message...').waitFor()
  },
  account: (page) => settings(page),
  notifying: (page) => settings(page, 'notifications'),
  privacy: (page) => settings(page, 'privacy'),
  appearance: (page) => settings(page, 'appearance'),
  information: async (page) => {
    await page.goto('/terms')
    await page.getByRole('heading', { name: 'Content Ownership' }).waitFor()
  },
  review: async (page, server) => {
    await signIn(page)
    const [post]: { id: string }[] = await (await page.request.get('/api/posts?author=noor&limit=1')).json()
    const note = 'Somebody else wrote this last year.'
    await page.request.post('/api/reports', { data: { subject: 'post', subjectId: post?.id, reason: 'other', note } })
    await becomeModerator(page, server)
    await page.goto('/moderation')
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
  'camera-access': async (page) => {
    await page.goto('/camera')
    await page.getByRole('heading', { name: 'Camera Access' }).waitFor()
  },
  camera: openCamera,
  'camera-review': async (page) => {
    await openCamera(page)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByText('REC 00:02').waitFor({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('textbox', { name: /^Caption/ }).fill('Rain outside, slow loaf inside. #rainydaybread')
    await page
      .getByRole('radio', { name: /^Picture at/ })
      .nth(4)
      .waitFor()
    await page.locator('[data-component="Toast"]').getByRole('button').last().click()
    await page.locator('[data-component="Toast"]').waitFor({ state: 'detached' })
  },
  videos: async (page) => {
    await signIn(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/videos')
    await page.getByRole('group', { name: /^1 of/ }).waitFor()
    await page.getByRole('slider', { name: 'Progress' }).and(page.locator(':enabled')).waitFor()
  },
  stories: async (page) => {
    await signIn(page)
    // Nothing goes on by itself while the picture is taken.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/explore')
    // She has one: of several, those not seen yet come first, and the next picture would be of another.
    await page
      .getByRole('region', { name: 'Stories' })
      .getByRole('button', { name: /Freya Solberg/ })
      .click()
    await page.getByRole('group', { name: 'Story 1 of 1' }).waitFor()
    await page.waitForLoadState('networkidle')
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
  notfound: async (page) => {
    await signIn(page)
    await page.goto('/bookmraks')
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  },
}
