/** The states of the short videos (specification §2.5), reached in the product as a member reaches them. */
import type { Page } from 'playwright'
import { signIn } from '../screens.ts'
import { toast, unanswered } from './hands.ts'
import type { States } from './photograph.ts'

const list = '**/api/posts?*media=video*'
const count = '**/api/videos/count'
const like = '**/api/posts/*/like'
const films = '**/*.{webm,mp4}'

type Video = { id: string; comments: number; contentWarning: string | null; viewer: { liked: boolean } }

/** Nothing plays by itself while the picture is taken. */
async function open(page: Page, address = '/videos') {
  await signIn(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
}

const current = (page: Page, name: RegExp) => page.getByRole('group', { name }).and(page.locator(':not([inert])'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** By the button; a phone has none and is swiped, or moved by a key. */
async function goOn(page: Page) {
  const next = page.getByRole('button', { name: 'Next video', exact: true })
  if (await next.isVisible()) await next.click()
  else await page.keyboard.press('ArrowDown')
}

async function watch(page: Page, address?: string) {
  await open(page, address)
  await current(page, /^1 of/).waitFor()
  await page.getByRole('slider', { name: 'Progress' }).and(page.locator(':enabled')).waitFor()
}

async function videos(page: Page): Promise<Video[]> {
  await signIn(page)
  const answer = await page.request.get('/api/posts?media=video&limit=50')
  return answer.json()
}

async function notLiked(page: Page) {
  return (await videos(page)).find(({ contentWarning, viewer }) => contentWarning === null && !viewer.liked)?.id
}

/** Every film says that it plays, and stands at one moment: what moves is never the same picture twice. */
const standStill = (page: Page) =>
  page.addInitScript(() => {
    const media = HTMLMediaElement.prototype
    const facts = { paused: false, readyState: 4, currentTime: 3.2, duration: 8, error: null }
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(media, name, { configurable: true, get: () => value, set: () => {} })
    media.play = async function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'))
    }
  })

async function play(page: Page) {
  await standStill(page)
  await open(page)
  await page.locator('[data-component="VideoPager"][data-state="playing"]').waitFor()
}

export const videoStates: States = {
  loading: {
    isLoading: true,
    async visit(page) {
      await page.route(list, unanswered)
      await open(page)
      await page.getByText('Loading videos').waitFor({ state: 'attached' })
    },
  },
  playing: { visit: play },
  'with-sound': {
    async visit(page) {
      await play(page)
      await press(page, 'Unmute')
      await page.getByRole('button', { name: 'Mute', exact: true }).waitFor()
    },
  },
  paused: { visit: (page) => watch(page) },
  waiting: {
    isLoading: true,
    async visit(page) {
      await page.route(films, unanswered)
      await open(page)
      await press(page, 'Play')
      await page.locator('[data-component="VideoPager"][data-state="loading"]').waitFor()
    },
  },
  'cannot-play': {
    async visit(page) {
      await page.route(films, (route) => route.fulfill({ status: 404 }))
      await open(page)
      await page.getByText('This video can’t be played').waitFor()
    },
  },
  next: {
    async visit(page) {
      await watch(page)
      await goOn(page)
      await current(page, /^2 of/).waitFor()
    },
  },
  last: {
    async visit(page) {
      const { length } = await videos(page)
      await watch(page)
      await current(page, /^1 of/).focus()
      await page.keyboard.press('End')
      await current(page, new RegExp(`^${length} of ${length}`)).waitFor()
    },
  },
  /** The wish is on its way, so that the next picture finds the demo as it was. */
  liked: {
    isLoading: true,
    async visit(page) {
      await watch(page, `/videos?v=${await notLiked(page)}`)
      await page.route(like, unanswered)
      await press(page, 'Like')
      await page.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor()
    },
  },
  'like-fails': {
    async visit(page) {
      await watch(page, `/videos?v=${await notLiked(page)}`)
      await page.route(like, (route) => route.fulfill({ status: 500, json: {} }))
      await press(page, 'Like')
      await toast(page, 'Failed to like post')
    },
  },
  comments: {
    async visit(page) {
      const commented = (await videos(page)).find(({ comments }) => comments > 0)
      await watch(page, `/videos?v=${commented?.id}`)
      await press(page, 'Comment')
      await page.getByRole('dialog', { name: 'Comments' }).getByRole('article').first().waitFor()
    },
  },
  'no-comments': {
    async visit(page) {
      const silent = (await videos(page)).find(
        ({ comments, contentWarning }) => comments === 0 && contentWarning === null,
      )
      await watch(page, `/videos?v=${silent?.id}`)
      await press(page, 'Comment')
      await page.getByRole('dialog', { name: 'Comments' }).getByRole('textbox').waitFor()
    },
  },
  'link-copied': {
    async visit(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await watch(page)
      await press(page, 'Share')
      await toast(page, 'Link copied')
    },
  },
  more: {
    async visit(page) {
      await watch(page)
      await press(page, 'More')
      await page.getByRole('menu').waitFor()
    },
  },
  covered: {
    async visit(page) {
      const covered = (await videos(page)).find(({ contentWarning }) => contentWarning !== null)
      await open(page, `/videos?v=${covered?.id}`)
      await page.getByRole('button', { name: 'Watch video' }).waitFor()
    },
  },
  'named-gone': {
    async visit(page) {
      await watch(page, '/videos?v=01900000-0000-7000-8000-000000000000')
      await toast(page, 'This video is not available. Here are others.')
    },
  },
  empty: {
    async visit(page) {
      await page.route(list, (route) => route.fulfill({ json: [] }))
      await page.route(count, (route) => route.fulfill({ json: { count: 0 } }))
      await open(page)
      await page.getByRole('heading', { name: 'No videos yet' }).waitFor()
    },
  },
  fails: {
    async visit(page) {
      await page.route(list, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }))
      await open(page)
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  offline: {
    async visit(page) {
      await page.route(list, (route) => route.abort('internetdisconnected'))
      await open(page)
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
}
