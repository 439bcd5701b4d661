import { KeyBackup } from '@skein/contract/schemas'
import { sql } from 'kysely'
import { prove } from '../account/proof.ts'
import { defineCall } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { requirePeer } from '../messages/peer.ts'
import { currentKey, isPoint, keyById, keyIdOf, putKey, storedBackup } from './keys.ts'

/** Conversations whose other side is told at once that a key changed; the others see it when they open theirs. */
const toldAtOnce = 200

const getPublicKey = defineCall('getPublicKey', async ({ viewer, params, query, database: { kysely } }) => {
  const id = params.id.toLowerCase() === viewer.id ? viewer.id : (await requirePeer(kysely, viewer.id, params.id)).id
  const key = await (query.keyId === undefined ? currentKey(kysely, id) : keyById(kysely, id, query.keyId))
  if (!key) throw new Problem('not-found')
  return key
})

const getOwnKey = defineCall('getOwnKey', async ({ viewer, database: { kysely } }) => {
  const [key, backup] = [await currentKey(kysely, viewer.id), await storedBackup(kysely, viewer.id)]
  return { key: key ?? null, hasBackup: backup !== null }
})

/** For the password: who has a session alone must not try passphrases on the backup at home. */
const openBackup = defineCall('openBackup', async (context) => {
  const { viewer, body, database } = context
  await prove(context, viewer, body.currentPassword)
  const backup = await storedBackup(database.kysely, viewer.id)
  if (backup === null) throw new Problem('not-found')
  return KeyBackup.parse(JSON.parse(backup))
})

const publish = defineCall('publishPublicKey', async (context) => {
  const { viewer, body, write, database, limits, mail, now } = context
  limits.toggles.take(viewer.id)
  const { publicKey, backup, replaces, currentPassword = '' } = body
  if (!isPoint(publicKey))
    throw new Problem('invalid-input', { fields: { publicKey: 'This is no public key of P-256.' } })
  const keyId = keyIdOf(publicKey)
  const known = await currentKey(database.kysely, viewer.id)
  const isReplacement = known !== undefined && known.keyId !== keyId && known.keyId === replaces
  const stored = known?.keyId === keyId ? await storedBackup(database.kysely, viewer.id) : null
  const takesBackup = stored !== null && stored !== JSON.stringify(backup)
  if (isReplacement || takesBackup) await prove(context, viewer, currentPassword)
  const published = await write(async ({ tx, announce }) => {
    // Two browsers that publish at once wait here for each other.
    await sql`update users set updated_at = updated_at where id = ${viewer.id}`.execute(tx)
    const before = await currentKey(tx, viewer.id)
    // A backup goes with the key that it is of; another key must say which one it takes the place of, which was proved for that one.
    if (before?.keyId !== keyId && ((before?.keyId ?? null) !== replaces || isReplacement !== (before !== undefined)))
      throw new Problem('key-changed')
    await putKey(tx, { userId: viewer.id, keyId, publicKey, backup, time: now() })
    if (before?.keyId !== keyId) {
      const { rows } = await sql<{ peer_id: string }>`
        select c.peer_id from conversations c where c.user_id = ${viewer.id}
        order by c.last_message_id desc limit ${toldAtOnce}`.execute(tx)
      for (const { peer_id: userId } of rows) announce({ kind: 'conversation-changed', userId, peerId: viewer.id })
    }
    const key = await currentKey(tx, viewer.id)
    if (!key) throw new Error('The key that was just written is not there.')
    return key
  })
  if (isReplacement) mail.send('keyReplaced', viewer.id, {})
  return published
})

export const keyCalls = [getPublicKey, getOwnKey, openBackup, publish]
