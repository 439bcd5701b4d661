/** The server's key pair for browser notifications (RFC 8292). It is made once: browsers are subscribed to it. */
import { createECDH } from 'node:crypto'
import type { Database } from '@skein/domain/database/database'
import webPush from 'web-push'
import * as z from 'zod/mini'
import { agreeOnKey, agreedKey } from '../agreed-key.ts'
import { StartError } from '../config.ts'
import type { Config } from '../config.ts'
import { keyFile } from '../key-file.ts'

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

export type VapidKeys = z.infer<typeof Keys>

const fact = 'push-key'
const file = 'web-push-keys.json'

/** The pair of a private key: its public half is a matter of arithmetic, and so need not be given. */
function pairOf(privateKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey)
  } catch {
    throw new StartError('VAPID_PRIVATE_KEY is not a private key of the curve P-256.')
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

async function pairsOf({ dataDir, pushKeys }: Parts['config'], mayBeMade: boolean): Promise<VapidKeys[]> {
  if (pushKeys.length > 0) return pushKeys.map(pairOf)
  const text = await keyFile(dataDir, file, mayBeMade && (() => JSON.stringify(webPush.generateVAPIDKeys())))
  if (text === undefined)
    throw new StartError(
      `Browsers are subscribed to notifications by a key that is not here: give it in VAPID_PRIVATE_KEY, or bring the file "${file}" back into DATA_DIR.`,
    )
  return [Keys.parse(JSON.parse(text))]
}

type Parts = { config: Pick<Config, 'dataDir' | 'pushKeys'>; database: Database }

/**
 * The pair whose private key the settings give, or that is in the data folder, made at the very first start. Browsers that are
 * subscribed to a key that was replaced are forgotten: they subscribe again when their member is there the next time.
 * @throws StartError where it is not the key of this database
 */
export async function openVapidKeys({ config, database }: Parts): Promise<VapidKeys> {
  const known = await agreedKey(database, fact)
  const subscription = await database.kysely
    .selectFrom('push_subscriptions')
    .select('endpoint_hash')
    .limit(1)
    .executeTakeFirst()
  const pairs = await pairsOf(config, known === undefined && subscription === undefined)
  const [first] = pairs
  if (first === undefined) throw new Error('There is at least one pair.')
  const isNew = known !== undefined && known !== first.publicKey
  await agreeOnKey(database, {
    fact,
    ids: pairs.map(({ publicKey }) => publicKey),
    wrong: () =>
      new StartError(
        'Browsers are subscribed to notifications by another key: give that one in VAPID_PRIVATE_KEY, behind a new one where there is one.',
      ),
    before: async () => {
      if (isNew) await database.kysely.deleteFrom('push_subscriptions').execute()
    },
  })
  return first
}
