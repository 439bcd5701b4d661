import type { Database } from '@skein/domain/database/database'
import { Refused } from '@skein/domain/outbox/outbox'
import type { Outbox, Send } from '@skein/domain/outbox/outbox'
import { mayBeTold } from '@skein/domain/push/may-be-told'
import type { PushSender } from '@skein/domain/push/push-sender'
import webPush from 'web-push'
import * as z from 'zod/mini'
import { FetchRefused } from '../guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import type { Config } from '../config.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** Under what messages to browsers stand in the outbox: one for each, so that one that fails is tried again alone. */
export const pushKind = 'push'

const Message = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  language: z.string(),
})
const Content = z.object({ browser: z.string(), message: Message, until: z.number() })

type Parts = {
  config: Pick<Config, 'pushServices' | 'previewAllowHosts'>
  database: Pick<Database, 'kysely'>
  fetcher: Pick<GuardedFetch, 'post'>
  keys: VapidKeys
  /** Whom a push service may turn to: the product's address, or a mailto one. */
  contact: string
  now: () => number
}

/** Seconds that a push service keeps a message for a browser that is not there, and we do for the service: what is older is not news. */
const keptSeconds = 24 * 60 * 60

/** Most bytes of a message, so that it fits every push service (RFC 8030 §7.2). */
const maxBytes = 2500

/** Writes messages down for the browsers that a member has. */
export const createPushSender = (outbox: Pick<Outbox, 'put'>, now: () => number): PushSender => ({
  async send(tx, userId, message) {
    const browsers = await tx
      .selectFrom('push_subscriptions')
      .select('endpoint_hash')
      .where('user_id', '=', userId)
      .execute()
    const until = now() + keptSeconds * 1000
    for (const { endpoint_hash: browser } of browsers) await outbox.put(tx, pushKind, { browser, message, until })
  },
})

/** Makes what sends them. What goes out goes through the guarded fetcher: the addresses come from browsers, and so from anybody. */
export function createPushes({ config, database: { kysely }, fetcher, keys, contact, now }: Parts): Send {
  const vapidDetails = { subject: contact, ...keys }

  const forget = async (hash: string): Promise<void> => {
    await kysely.deleteFrom('push_subscriptions').where('endpoint_hash', '=', hash).execute()
  }

  return async (content) => {
    const { browser, message, until } = Content.parse(content)
    const subscription = await kysely
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('endpoint_hash', '=', browser)
      .executeTakeFirst()
    // Gone since then, or news no more.
    if (subscription === undefined || until <= now()) return
    const { endpoint, p256dh, auth } = subscription
    // From before there was a list, or of a setting that is gone.
    if (!mayBeTold(endpoint, config)) return forget(browser)
    const whole = JSON.stringify(message)
    const text = new TextEncoder().encode(whole).length <= maxBytes ? whole : JSON.stringify({ ...message, body: '' })
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails,
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
    })
    const status = await fetcher
      .post(endpoint, { headers: request.headers, body: request.body ?? new Uint8Array() })
      .catch((error: unknown) => {
        // An address that may not be asked will not be allowed later either.
        const isForGood = error instanceof FetchRefused && error.reason === 'address'
        throw isForGood ? new Refused('A browser is at an address that may not be asked.', { cause: error }) : error
      })
    if (status === 404 || status === 410) return forget(browser)
    const service = new URL(endpoint).host
    // Too many at once, or broken for now.
    if (status === 429 || status >= 500) throw new Error(`The push service ${service} answered ${status}.`)
    if (status >= 400) throw new Refused(`The push service ${service} refused a message with ${status}.`)
  }
}
