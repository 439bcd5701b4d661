import type { Database } from '@skein/domain/database/database'
import type { Log } from '@skein/domain/ports'
import { mayBeTold } from '@skein/domain/push/may-be-told'
import type { PushSender } from '@skein/domain/push/push-sender'
import webPush from 'web-push'
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import type { Config } from '../config.ts'
import { noTally } from '../metrics/tally.ts'
import type { Tally } from '../metrics/tally.ts'
import type { VapidKeys } from './vapid-keys.ts'

type Subscription = { endpoint_hash: string; endpoint: string; p256dh: string; auth: string }

type Parts = {
  config: Pick<Config, 'pushServices' | 'previewAllowHosts'>
  database: Pick<Database, 'kysely'>
  fetcher: Pick<GuardedFetch, 'post'>
  keys: VapidKeys
  /** Whom a push service may turn to: the product's address, or a mailto one. */
  contact: string
  log: Pick<Log, 'warn' | 'debug'>
  /** Counts what a push service took and what it did not. */
  count?: Tally | undefined
}

/** Seconds that a push service keeps a message for a browser that is not there: what is older is not news. */
const keptSeconds = 24 * 60 * 60

/** Most bytes of a message, so that it fits every push service (RFC 8030 §7.2). */
const maxBytes = 2500

/** Makes the sender. What goes out goes through the guarded fetcher: the addresses come from browsers, and so from anybody. */
export function createPushSender({
  config,
  database: { kysely },
  fetcher,
  keys,
  contact,
  log,
  count = noTally,
}: Parts): PushSender {
  const vapidDetails = { subject: contact, ...keys }

  const forget = async (hash: string): Promise<void> => {
    await kysely.deleteFrom('push_subscriptions').where('endpoint_hash', '=', hash).execute()
  }

  async function sendOne({ endpoint_hash: hash, endpoint, p256dh, auth }: Subscription, text: string): Promise<void> {
    // From before there was a list, or of a setting that is gone.
    if (!mayBeTold(endpoint, config)) return forget(hash)
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails,
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
    })
    const status = await fetcher.post(endpoint, { headers: request.headers, body: request.body ?? new Uint8Array() })
    if (status === 404 || status === 410) await forget(hash)
    count(status >= 400 ? 'push-failed' : 'push-sent')
    if (status >= 400 && status !== 404 && status !== 410)
      log.warn({ status, service: new URL(endpoint).host }, 'a push service refused a message')
  }

  return {
    async send(userId, message) {
      const subscriptions = await kysely
        .selectFrom('push_subscriptions')
        .select(['endpoint_hash', 'endpoint', 'p256dh', 'auth'])
        .where('user_id', '=', userId)
        .execute()
      const whole = JSON.stringify(message)
      const text = new TextEncoder().encode(whole).length <= maxBytes ? whole : JSON.stringify({ ...message, body: '' })
      await Promise.all(
        subscriptions.map((subscription) =>
          sendOne(subscription, text).catch((error: unknown) => {
            count('push-failed')
            log.debug({ err: error }, 'a browser could not be told')
          }),
        ),
      )
    },
  }
}
