/** Publishing a key: the first one of a member is in force at once, one that replaces another waits for a day. */
import { pageAddress } from '@skein/contract/addresses'
import type { KeyStatement, PublicKey } from '@skein/contract'
import { limits as bounds } from '@skein/contract/limits'
import { importPublicKey, keyIdOf } from '@skein/contract/public-key'
import { sql } from 'kysely'
import { newMailToken } from '../account/mail-tokens.ts'
import { prove } from '../account/proof.ts'
import type { ProofParts } from '../account/proof.ts'
import type { Executor } from '../database/statements.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { keyLogHead, state } from './key-log.ts'
import { keysOf, putKey, putNextKey, settleKeys } from './keys.ts'
import { tellPeers } from './tell-peers.ts'

type Needs = ProofParts & {
  write: Write
  mail: Mail
  now: Clock
}

const defineCall = callsWith<Needs>()

const { coolDownHours } = bounds.keys
const coolDownMs = coolDownHours * 60 * 60_000

const published = (key: PublicKey, inForceAt: number) => ({ ...key, inForceAt: new Date(inForceAt).toISOString() })

type Logged = { keyId: string; statement: KeyStatement | undefined; time: number; inForceAt: number }

/**
 * Writes the entry of a key. A browser from before there were logs brings none, which is good as long as the member has no log either.
 * @throws Problem `key-changed`
 */
async function logKey(tx: Executor, userId: string, { keyId, statement, ...times }: Logged): Promise<void> {
  if (statement === undefined && (await keyLogHead(tx, userId)) === null) return
  if (statement?.kind !== 'key' || statement.keyId !== keyId) throw new Problem('key-changed')
  await state(tx, userId, statement, times)
}

const publish = defineCall(
  'publishPublicKey',
  async (context) => {
    const { viewer, body, write, database, mail, now } = context
    const { publicKey, replaces, currentPassword = '' } = body
    await importPublicKey(publicKey).catch(() => {
      throw new Problem('invalid-input', { fields: { publicKey: 'This is no public key of P-256.' } })
    })
    const keyId = await keyIdOf(publicKey)
    const backup = body.backup && JSON.stringify(body.backup)
    const known = (await keysOf(database.kysely, viewer.id, now())).current
    const isSame = known?.key.keyId === keyId
    const isReplacement = known !== undefined && !isSame && known.key.keyId === replaces
    const takesBackup = isSame && known.backup !== null && known.backup !== backup
    if (isReplacement || takesBackup) await prove(context, viewer, currentPassword)
    return write(async (unit) => {
      const { tx } = unit
      // Two browsers that publish at once wait here for each other.
      await sql`update users set updated_at = updated_at where id = ${viewer.id}`.execute(tx)
      const time = now()
      await settleKeys(tx, viewer.id, time)
      const { current: before, next } = await keysOf(tx, viewer.id, time)
      const key = { userId: viewer.id, keyId, publicKey, backup, time }
      const written: PublicKey = { keyId, publicKey, createdAt: new Date(time).toISOString() }
      if (before?.key.keyId === keyId) {
        await putKey(tx, key)
        return published(before.key, time)
      }
      // A backup goes with the key that it is of; another key must say which one it takes the place of, which was proved for that one.
      if ((before?.key.keyId ?? null) !== replaces || isReplacement !== (before !== undefined))
        throw new Problem('key-changed')
      if (next?.key.keyId === keyId) return published(next.key, next.inForceAt)
      // One at a time: the email about the first must not be good for the second.
      if (next !== undefined) throw new Problem('key-changed')
      const inForceAt = before === undefined ? time : time + coolDownMs
      await logKey(tx, viewer.id, { keyId, statement: body.statement, time, inForceAt })
      await tellPeers(unit, viewer.id)
      if (before === undefined) {
        await putKey(tx, key)
        return published(written, time)
      }
      await putNextKey(tx, key, inForceAt)
      const link = { userId: viewer.id, email: viewer.user.email, now: time, lifetimeMs: coolDownMs }
      const token = await newMailToken(tx, 'key', link)
      await mail.send(tx, 'keyReplaced', viewer.id, {
        hours: coolDownHours,
        url: mail.linkTo(`${pageAddress('/auth', { view: 'key' })}#${token}`),
      })
      return published(written, inForceAt)
    })
  },
  { limit: 'toggles' },
)

export const publishCalls = [publish]
