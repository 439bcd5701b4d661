import { KeyBackup } from '@skein/contract/schemas'
import { prove } from '../account/proof.ts'
import { defineCall } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { requirePeer } from '../messages/peer.ts'
import { keepCalls } from './keep-key.ts'
import { currentKey, keyById, keysOf } from './keys.ts'
import { publishCalls } from './publish-key.ts'

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

export const keyCalls = [getPublicKey, getOwnKey, openBackup, ...publishCalls, ...keepCalls]
