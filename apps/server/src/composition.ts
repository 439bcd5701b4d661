import { pageAddress } from '@skein/contract/addresses'
import { ensureAssistant } from '@skein/domain/assistant-identity'
import { createRateLimiter } from '@skein/domain/calls/rate-limit'
import { composeDomain } from '@skein/domain/compose'
import { createEventBus } from '@skein/domain/events/event-bus'
import { createDelivery } from '@skein/domain/notifications/delivery'
import { createOutbox } from '@skein/domain/outbox/outbox'
import type { Logger } from 'pino'
import { createAssistance } from './assistant/create-assistance.ts'
import { createPasswords } from './auth/hash-passwords.ts'
import { openSecretBox } from './auth/open-secret-box.ts'
import { createOpenPage } from './browse/create-open-page.ts'
import { createEventHub } from '@skein/domain/events/event-hub'
import { createGuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import { createReadiness } from './health/readiness.ts'
import { createMail } from './mail/create-mail.ts'
import { createLetters, letterKind } from './mail/send-letters.ts'
import { createDecoders } from './media/decoders.ts'
import { countSent } from './metrics/count-sent.ts'
import { createPreviews } from './previews/create-previews.ts'
import { createPushSender, createPushes, pushKind } from './push/create-push-sender.ts'
import { openVapidKeys } from './push/vapid-keys.ts'
import { openWebSources } from './search/blended/open-web-sources.ts'
import type { ServerOptions } from './server-options.ts'
import { createUploads } from './uploads/uploads.ts'

const minute = 60_000

/** Whom a push service may turn to. */
function contactOf({ contact, publicUrl }: ServerOptions['config']): string {
  if (contact.email !== undefined) return `mailto:${contact.email}`
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:push@skein.example'
}

/**
 * Makes everything that calls, pages and files are answered with, once: the product over what Node gives it, and what the server alone
 * does. Nobody else knows all of it: each names the ports it needs, and where they are given all of this (app.ts), the compiler sees whether
 * it has them.
 */
export async function compose(options: ServerOptions, log: Logger) {
  const { config, database, media, passwords = createPasswords(), now = Date.now, draining = () => false } = options
  const { publicUrl, previewAllowHosts: allowHosts, dataDir } = config
  const assistant = await ensureAssistant(database, now())
  const events = options.events ?? createEventBus((error) => log.error({ err: error }, 'a listener failed'))
  const decoders = options.decoders ?? createDecoders()
  const uploads = createUploads({ database, media, decoders, dataDir, now, diskSpace: options.diskSpace })
  const fetcher = options.fetcher ?? createGuardedFetch({ publicUrl, allowHosts })
  const keys = await openVapidKeys({ config, database })
  const secrets = await openSecretBox({ config, database })
  const count = options.metrics?.count
  const letters = createLetters(config, now)
  const outbox = createOutbox({
    database,
    secrets,
    senders: {
      [letterKind]: countSent('mail', letters.send, count),
      [pushKind]: countSent(
        'push',
        createPushes({ config, database, fetcher, keys, contact: contactOf(config), now }),
        count,
      ),
    },
    now,
    log,
  })
  const mail = options.mail ?? createMail({ config, outbox, log })
  const limiter = (limit: number, windowMs: number) => createRateLimiter(limit, windowMs, now)
  const domain = await composeDomain({
    config,
    database,
    assistant,
    events,
    passwords,
    secrets,
    mail,
    previews: createPreviews({
      database,
      media,
      fetcher,
      decoders,
      limits: [limiter(30, minute), limiter(500, 24 * 60 * minute)],
      owner: assistant,
      now,
      log,
    }),
    openPage: createOpenPage({ fetcher, config }),
    assistance: createAssistance({ config, database, uploads, decoders, now, log, times: options.assistanceTimes }),
    hasProvider: config.assistant.openai !== undefined || config.assistant.perplexity !== undefined,
    web: openWebSources(config.assistant),
    searchTimeMs: options.searchTimeMs,
    pushKey: keys.publicKey,
    now,
    log,
    checkAnswer: options.checkAnswer,
  })
  return {
    ...domain,
    config,
    media,
    decoders,
    uploads,
    resumable: uploads.resumable,
    fetcher,
    hub: createEventHub({
      database,
      bus: events,
      log,
      now,
      ...(options.streamTimes && { times: options.streamTimes }),
      ...(options.maxStreams !== undefined && { maxStreams: options.maxStreams }),
    }),
    ready: createReadiness(database, config, now),
    delivery: createDelivery({
      database,
      bus: events,
      push: createPushSender(outbox, now),
      mail: (tx, userId, lines) =>
        mail.send(tx, 'digest', userId, { lines, url: mail.linkTo(pageAddress('/notifications')) }),
      now,
      log,
      ...(options.deliveryDelayMs !== undefined && { delayMs: options.deliveryDelayMs }),
    }),
    outbox,
    letters,
    draining,
  }
}
