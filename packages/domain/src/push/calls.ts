/** Browsers that want to be told: subscribing and unsubscribing (behaviour §2.7; Push API). */
import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { ProductConfig } from '../product-config.ts'
import { mayBeTold } from './may-be-told.ts'
import { hashOfEndpoint } from './push-sender.ts'

type Needs = {
  config: ProductConfig
  database: Database
  write: Write
  now: Clock
  /** The public key that browsers subscribe with. */
  pushKey: string
}

const defineCall = callsWith<Needs>()

/** Browsers of one member; the oldest goes when there is one more. */
const maxBrowsers = 10

/** Safe to repeat. A browser belongs to whoever subscribed it last, for as long as their session lasts. */
const subscribe = async ({ viewer, body, write, config, now }: CallContext<'subscribePush', Needs>) => {
  if (!mayBeTold(body.endpoint, config))
    throw new Problem('invalid-input', { fields: { endpoint: 'This is not the address of a push service.' } })
  const { endpoint, keys } = body
  const row = { user_id: viewer.id, session_id: viewer.sessionId, endpoint, ...keys, created_at: now() }
  await write(async ({ tx }) => {
    await tx
      .insertInto('push_subscriptions')
      .values({ endpoint_hash: hashOfEndpoint(endpoint), ...row })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
      .execute()
    const kept = tx
      .selectFrom('push_subscriptions')
      .select('endpoint_hash')
      .where('user_id', '=', viewer.id)
      .orderBy('created_at', 'desc')
      .orderBy('endpoint_hash')
      .limit(maxBrowsers)
    await tx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', viewer.id)
      .where('endpoint_hash', 'not in', kept)
      .execute()
  })
  return undefined
}

/** Safe to repeat; another member's browser stays. */
const unsubscribe = async ({ viewer, body, database }: CallContext<'unsubscribePush', Needs>) => {
  await database.kysely
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashOfEndpoint(body.endpoint))
    .where('user_id', '=', viewer.id)
    .execute()
  return undefined
}

export const pushCalls = [
  defineCall('getPushKey', ({ pushKey }) => ({ publicKey: pushKey })),
  defineCall<'subscribePush'>('subscribePush', subscribe, { limit: 'profiles' }),
  defineCall<'unsubscribePush'>('unsubscribePush', unsubscribe),
]
