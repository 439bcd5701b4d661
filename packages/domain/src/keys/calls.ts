import { liveKeys } from '@skein/contract/key-log'
import { KeyBackup } from '@skein/contract/schemas'
import { sql } from 'kysely'
import { prove } from '../account/proof.ts'
import type { ProofParts } from '../account/proof.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { requirePeer } from '../messages/peer.ts'
import type { Clock } from '../ports.ts'
import { keepCalls } from './keep-key.ts'
import { keyLogHead, readKeyLog, state } from './key-log.ts'
import { currentKey, keyById, keysOf } from './keys.ts'
import { publishCalls } from './publish-key.ts'

type Needs = ProofParts & {
  write: Write
  now: Clock
}

const defineCall = callsWith<Needs>()

const getPublicKey = defineCall('getPublicKey', async ({ viewer, params, query, database: { kysely }, now }) => {
  const id = params.id.toLowerCase() === viewer.id ? viewer.id : (await requirePeer(kysely, viewer.id, params.id)).id
  const key = await (query.keyId === undefined
    ? currentKey(kysely, id, now())
    : keyById(kysely, id, query.keyId, now()))
  if (!key) throw new Problem('not-found')
  return key
})

const getOwnKey = defineCall('getOwnKey', async ({ viewer, database: { kysely }, now }) => {
  const { current, next } = await keysOf(kysely, viewer.id, now())
  return {
    key: current?.key ?? null,
    hasBackup: current !== undefined && current.backup !== null,
    keyLog: await keyLogHead(kysely, viewer.id),
    next: next
      ? { ...next.key, inForceAt: new Date(next.inForceAt).toISOString(), hasBackup: next.backup !== null }
      : null,
  }
})

/** For the password: who has a session alone must not try passphrases on the backup at home. */
const openBackup = defineCall('openBackup', async (context) => {
  const { viewer, body, database, now } = context
  await prove(context, viewer, body.currentPassword)
  const backup = (await keysOf(database.kysely, viewer.id, now())).current?.backup ?? null
  if (backup === null) throw new Problem('not-found')
  return KeyBackup.parse(JSON.parse(backup))
})

const getKeyLog = defineCall('getKeyLog', async ({ viewer, params, database: { kysely } }) => {
  const id = params.id.toLowerCase() === viewer.id ? viewer.id : (await requirePeer(kysely, viewer.id, params.id)).id
  return readKeyLog(kysely, id)
})

/** For keys from before there were logs; without a password, since it brings no other key. */
const startKeyLog = defineCall(
  'startKeyLog',
  ({ viewer, body, write, now }) =>
    write(async ({ tx }) => {
      await sql`update users set updated_at = updated_at where id = ${viewer.id}`.execute(tx)
      const time = now()
      const key = await currentKey(tx, viewer.id, time)
      const isLogged = liveKeys(await readKeyLog(tx, viewer.id)).some(({ keyId }) => keyId === key?.keyId)
      if (isLogged || body.kind !== 'key' || body.keyId !== key?.keyId) throw new Problem('key-changed')
      return state(tx, viewer.id, body, { time, inForceAt: time })
    }),
  { limit: 'toggles' },
)

export const keyCalls = [getPublicKey, getOwnKey, openBackup, getKeyLog, startKeyLog, ...publishCalls, ...keepCalls]
