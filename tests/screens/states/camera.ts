/** The states of the camera (specification §2.6 and §8), reached in the product as a member reaches them. */
import type { Page } from 'playwright'
import { drawing } from '../../pictures.ts'
import { openCamera, signIn } from '../screens.ts'
import { closeToasts, toast, unanswered } from './hands.ts'
import type { State, States } from './photograph.ts'

const caption = 'Rain outside, slow loaf inside. #rainydaybread'
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()

/** A button that is not to be had at once. */
const shutter = (page: Page, name = 'Record') =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':not([aria-disabled="true"])'))

/** What stands beside the picture stands on a phone in a sheet. */
const hasSheet = (page: Page) => (page.viewportSize()?.width ?? 0) < 720

async function openSettings(page: Page) {
  if (!hasSheet(page)) return
  await press(page, /^Timer/)
  await page.getByRole('dialog', { name: 'Camera settings' }).waitFor()
}

async function closeSettings(page: Page) {
  if (!hasSheet(page)) return
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Camera settings' }).waitFor({ state: 'detached' })
}

/** Chooses by the keyboard: the circle itself is not drawn everywhere. */
async function choose(page: Page, name: string | RegExp) {
  await page.getByRole('radio', typeof name === 'string' ? { name, exact: true } : { name }).focus()
  await page.keyboard.press('Space')
}

async function chooseShape(page: Page, name: string) {
  await openSettings(page)
  await choose(page, name)
  await closeSettings(page)
  await shutter(page).waitFor()
}

async function withoutTimer(page: Page) {
  await openSettings(page)
  await page.getByRole('slider', { name: 'Timer' }).focus()
  await page.keyboard.press('Home')
  await closeSettings(page)
}

/** From a moment on no timer of the page runs out: what counts stands still there. */
const hold = (page: Page, where: string, words = '') =>
  page.addInitScript(
    ([selector, text]) => {
      const schedule = window.setTimeout.bind(window)
      const isHeld = () => [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))
      const held = (run: TimerHandler, delay?: number, ...args: unknown[]) =>
        schedule(() => {
          if (typeof run === 'function' && !isHeld()) Reflect.apply(run, undefined, args)
        }, delay)
      Reflect.set(window, 'setTimeout', held)
    },
    [where, words] as const,
  )

/** A camera that records at the press. */
async function readyToRecord(page: Page) {
  await openCamera(page)
  await withoutTimer(page)
  await shutter(page).waitFor()
}

/** A reel of two seconds, under review. */
async function record(page: Page) {
  await readyToRecord(page)
  await shutter(page).click()
  await page.getByText(/^REC 00:0[2-9]$/).waitFor()
  await press(page, 'Stop')
  await reviewed(page)
}

/** A video in its review, which is whole. */
async function reviewed(page: Page) {
  await page.getByRole('textbox', { name: /^Caption/ }).fill(caption)
  await filmStands(page)
  await closeToasts(page)
}

/** The first picture is there, and with it the twelve of the film and the five covers. */
const filmStands = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('[data-review] canvas').length === 17 &&
      [...document.querySelectorAll('video')].every(({ readyState }) => readyState >= 2),
  )

async function takePhoto(page: Page) {
  await openCamera(page)
  await choose(page, 'Photo')
  await withoutTimer(page)
  await shutter(page, 'Take photo').click()
  await page.getByRole('img', { name: 'Your photo' }).waitFor()
}

async function post(page: Page, title: string) {
  await press(page, 'Post to Feed')
  await toast(page, title)
}

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await signIn(page)
  await page.goto('/camera')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Choose a file')])
  await chooser.setFiles(file)
}

/** The camera that answers as a device without permission, without a camera, or with one that is taken. */
const refused = (error: string, title: string): State => ({
  async visit(page) {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', name)
      }
    }, error)
    await signIn(page)
    await page.goto('/camera')
    await press(page, 'Turn on camera')
    await toast(page, title)
  },
})

/** A recorder of the browser that does not do what it should; `fault` runs in the page. */
const recorderFails = (fault: () => void, title: string, isStopped = true): State => ({
  async visit(page) {
    await readyToRecord(page)
    await page.evaluate(fault)
    await shutter(page).click()
    if (isStopped) await press(page, 'Stop')
    await toast(page, title)
  },
})

/** Calls that write and are answered like this, once `make` has come to its review. */
const answered = (
  address: string,
  answer: Parameters<Page['route']>[1],
  make: (page: Page) => Promise<void>,
  after: (page: Page) => Promise<void>,
  isLoading = false,
): State => ({
  isLoading,
  async visit(page) {
    await make(page)
    await page.route(address, (route, request) =>
      request.method() === 'GET' ? route.continue() : answer(route, request),
    )
    await after(page)
  },
})

const refusal = (status: number, code: string): Parameters<Page['route']>[1] => {
  const json = { code, message: 'You cannot do this.' }
  return (route) => route.fulfill({ status, json })
}

/** What an earlier picture posted is no part of this one. */
async function withoutOwnPosts(page: Page) {
  const posts: { id: string; type: string | null }[] = await (
    await page.request.get('/api/posts?author=demo&limit=5')
  ).json()
  for (const { id, type } of posts) if (type === 'photo') await page.request.delete(`/api/posts/${id}`)
}

/** A video that was recorded and not posted: the camera offers it again. */
async function leaveVideo(page: Page) {
  await record(page)
  await page.goto('/camera')
  await page.getByText('A video of yours is still here. It was not posted.').waitFor()
  await shutter(page).waitFor()
}

export const cameraStates: States = {
  'signed-out': {
    async visit(page) {
      await page.goto('/camera')
      await page.getByRole('heading', { name: 'Camera Access' }).waitFor()
    },
  },
  'access-required': {
    async visit(page) {
      await signIn(page)
      await page.goto('/camera')
      await page.getByText('Camera Access Required').waitFor()
    },
  },
  asking: {
    async visit(page) {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.withResolvers<MediaStream>().promise
      })
      await signIn(page)
      await page.goto('/camera')
      await press(page, 'Turn on camera')
      await page.getByText('Waiting for your camera').waitFor()
    },
  },
  ready: {
    async visit(page) {
      await openCamera(page)
      await choose(page, 'Video')
      await choose(page, 'Original')
      await shutter(page).waitFor()
    },
  },
  horizontal: {
    async visit(page) {
      await openCamera(page)
      await chooseShape(page, 'Horizontal')
    },
  },
  square: {
    async visit(page) {
      await openCamera(page)
      await chooseShape(page, 'Square')
    },
  },
  photo: {
    async visit(page) {
      await openCamera(page)
      await choose(page, 'Photo')
      await shutter(page, 'Take photo').waitFor()
    },
  },
  story: {
    async visit(page) {
      await openCamera(page)
      await choose(page, 'Story')
      await shutter(page).waitFor()
    },
  },
  music: {
    async visit(page) {
      await openCamera(page)
      await openSettings(page)
      await choose(page, /Slow Loaf/)
      await closeSettings(page)
    },
  },
  /** Two cameras to choose from; on a phone with the sheet open. */
  settings: {
    async visit(page) {
      await page.addInitScript(() => {
        const device = (deviceId: string, label: string): MediaDeviceInfo => {
          const facts = { deviceId, label, groupId: 'one', kind: 'videoinput' } as const
          return { ...facts, toJSON: () => facts }
        }
        navigator.mediaDevices.enumerateDevices = async () => [
          device('front', 'Front camera'),
          device('rear', 'Rear camera'),
        ]
      })
      await openCamera(page)
      await openSettings(page)
      await page.getByRole('combobox', { name: 'Camera' }).waitFor()
    },
  },
  'counting-down': {
    async visit(page) {
      await hold(page, '[data-state="countdown"]')
      await openCamera(page)
      await shutter(page).click()
      await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor()
    },
  },
  recording: {
    async visit(page) {
      await hold(page, '[data-state="recording"]', 'REC 00:01')
      await readyToRecord(page)
      await shutter(page).click()
      await page.getByText('REC 00:01').waitFor()
    },
  },
  saving: {
    async visit(page) {
      await hold(page, '[data-state="recording"]', 'REC 00:01')
      await readyToRecord(page)
      await page.evaluate(() => {
        MediaRecorder.prototype.stop = () => {}
      })
      await shutter(page).click()
      await page.getByText('REC 00:01').waitFor()
      await press(page, 'Stop')
      await page.getByRole('button', { name: 'Saving', exact: true }).waitFor()
    },
  },
  recorded: {
    async visit(page) {
      await record(page)
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    },
  },
  'recorded-told': {
    async visit(page) {
      await readyToRecord(page)
      await shutter(page).click()
      await page.getByText(/^REC 00:0[2-9]$/).waitFor()
      await press(page, 'Stop')
      await filmStands(page)
      await toast(page, 'Video Recorded Successfully')
    },
  },
  'recording-interrupted': {
    async visit(page) {
      await readyToRecord(page)
      await shutter(page).click()
      await page.getByText(/^REC 00:0[2-9]$/).waitFor()
      await page.evaluate(() => window.fakeCamera.unplug())
      await page.getByText('Your camera was disconnected. What was recorded until then is kept.').waitFor()
      await reviewed(page)
    },
  },
  'story-taken': {
    async visit(page) {
      await openCamera(page)
      await choose(page, 'Story')
      await withoutTimer(page)
      await shutter(page, 'Take photo').click()
      await page.getByText('A story can be seen for 24 hours.').waitFor()
    },
  },
  'photo-taken': { visit: takePhoto },
  'caption-too-long': {
    async visit(page) {
      await takePhoto(page)
      await page.getByRole('textbox', { name: /^Caption/ }).fill(`${caption} `.repeat(11))
      await page.getByText('Keep the caption to 500 characters.').waitFor()
    },
  },
  uploading: answered(
    '**/api/uploads/*',
    unanswered,
    record,
    async (page) => {
      await press(page, 'Post to Feed')
      await page.getByRole('progressbar', { name: /^Uploading/ }).waitFor()
    },
    true,
  ),
  posting: answered(
    '**/api/posts',
    unanswered,
    takePhoto,
    async (page) => {
      const asked = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/posts'),
      )
      await press(page, 'Post to Feed')
      await asked
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
    },
    true,
  ),
  posted: {
    async visit(page) {
      await takePhoto(page)
      await withoutOwnPosts(page)
      await page.getByRole('textbox', { name: 'Alt text' }).fill('A white sun over a red field.')
      await post(page, 'Posted Successfully!')
    },
  },
  'upload-fails': answered('**/api/uploads', refusal(403, 'forbidden'), record, (page) => post(page, 'Upload Error')),
  'share-fails': answered('**/api/uploads', refusal(403, 'forbidden'), takePhoto, (page) => post(page, 'Share Failed')),
  'post-fails': answered(
    '**/api/posts',
    (route) => route.abort('connectionfailed'),
    takePhoto,
    (page) => post(page, 'Post Failed'),
  ),
  'login-to-post': answered('**/api/uploads', refusal(401, 'not-signed-in'), takePhoto, async (page) => {
    await post(page, 'Authentication Required')
    await page.getByRole('button', { name: 'Login to Post' }).waitFor()
  }),
  'file-chosen': {
    async visit(page) {
      await chooseFile(page, await drawing('harbour.jpg', 1200, 800))
      await page.getByRole('img', { name: 'Your photo' }).waitFor()
    },
  },
  'file-unreadable': {
    async visit(page) {
      await chooseFile(page, { name: 'bay.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
      await toast(page, 'This file could not be read. It may be damaged.')
    },
  },
  'kept-offered': { visit: leaveVideo },
  'kept-reviewed': {
    async visit(page) {
      await leaveVideo(page)
      await press(page, 'Review')
      await page.getByRole('heading', { name: 'New reel' }).waitFor()
      await reviewed(page)
    },
  },
  /** Nothing of it can be read any more. */
  'kept-gone': {
    async visit(page) {
      await leaveVideo(page)
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opened = indexedDB.open('skein-camera')
            opened.addEventListener('error', () => reject(new Error('There is nothing kept.')))
            opened.addEventListener('success', () => {
              const cleared = opened.result.transaction('pieces', 'readwrite')
              cleared.objectStore('pieces').clear()
              cleared.addEventListener('complete', () => resolve())
            })
          }),
      )
      await press(page, 'Review')
      await toast(page, 'No Content')
    },
  },
  denied: refused('NotAllowedError', 'Camera Access Error'),
  'not-found': refused('NotFoundError', 'No Camera Stream'),
  'in-use': refused('NotReadableError', 'No Camera Stream'),
  'does-not-start': refused('UnknownError', 'Recording Error'),
  unplugged: {
    async visit(page) {
      await openCamera(page)
      await shutter(page).waitFor()
      await page.evaluate(() => window.fakeCamera.unplug())
      await toast(page, 'No Camera Stream')
    },
  },
  unsupported: {
    async visit(page) {
      await page.addInitScript(() => Reflect.set(MediaRecorder, 'isTypeSupported', () => false))
      await signIn(page)
      await page.goto('/camera')
      await press(page, 'Turn on camera')
      await toast(page, 'Recording Not Supported')
    },
  },
  'recording-fails': recorderFails(
    () => {
      MediaRecorder.prototype.start = () => {
        throw new Error('the encoder is busy')
      }
    },
    'Recording Failed',
    false,
  ),
  'recording-breaks': recorderFails(() => {
    MediaRecorder.prototype.stop = () => {
      throw new Error('the file is gone')
    }
  }, 'Recording Error'),
  'no-data': recorderFails(() => {
    MediaRecorder.prototype.addEventListener = function (
      this: MediaRecorder,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: AddEventListenerOptions | boolean,
    ) {
      if (type !== 'dataavailable') EventTarget.prototype.addEventListener.call(this, type, listener, options)
    }
  }, 'Recording Failed'),
}
