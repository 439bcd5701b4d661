/** What this browser can do about notifications that come while the product is closed (Push API, Notifications API). */
import { call } from '../client/call.ts'
import { registerWorker } from '../offline/register-worker.ts'

/** Remembers in this browser for whom notifications are on, so that they come back after signing in again. */
const rememberedKey = 'skein-push'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const registration = () => navigator.serviceWorker.getRegistration()

/** The subscription this browser holds, whoever made it. */
export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

/** Tells the server where this browser is reached. @throws ApiError */
async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined)
    throw new Error('The browser gave a subscription without keys.')
  await call('subscribePush', { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } })
}

export const rememberedFor = (): string | null => {
  try {
    return localStorage.getItem(rememberedKey)
  } catch {
    return null
  }
}

function remember(viewerId: string | null): void {
  try {
    if (viewerId === null) localStorage.removeItem(rememberedKey)
    else localStorage.setItem(rememberedKey, viewerId)
  } catch {
    // Without storage it holds for this session.
  }
}

/**
 * Subscribes. Call it from a press: the browser asks the member for permission.
 * @returns whether it is on; not where the member said no
 */
export async function turnPushOn(viewerId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await registerWorker()
  const { publicKey } = await call('getPushKey')
  const applicationServerKey = bytesOf(publicKey)
  await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  // One for another server's key is of no use any more.
  const isOurs = known?.options.applicationServerKey
    ? String(new Uint8Array(known.options.applicationServerKey)) === String(applicationServerKey)
    : false
  if (known !== null && !isOurs) await known.unsubscribe()
  const subscription =
    known !== null && isOurs
      ? known
      : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await tellServer(subscription)
  remember(viewerId)
  return true
}

/** Ends it, here and on the server. */
export async function turnPushOff(): Promise<void> {
  remember(null)
  const subscription = await currentSubscription()
  if (subscription === null) return
  await call('unsubscribePush', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}

/** After signing in again the server has to hear of this browser again: a subscription lives as long as its session. */
export async function renewPush(viewerId: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted' || rememberedFor() !== viewerId) return
  try {
    const subscription = await currentSubscription()
    if (subscription !== null) await tellServer(subscription)
  } catch {
    // The switch in the settings tells how it stands.
  }
}
