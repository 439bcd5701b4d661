import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { limits } from '@skein/contract'
import type { Passkey } from '@skein/contract'
import { fromBase64url, toBase64url } from '@skein/contract/base64url'
import { Id, PasskeyCreated } from '@skein/contract/schemas'
import type { Asked } from '../calls/asked.ts'
import { prove, requireConfirmed, requireSession } from '../account/proof.ts'
import type { ProofParts } from '../account/proof.ts'
import { newId } from '../database/ids.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { ProductConfig } from '../product-config.ts'
import { enter } from './enter.ts'
import type { EnterParts } from './enter.ts'
import { countProof, giveBackProof } from './sign-in-limits.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { SignInSteps } from './sign-in-steps.ts'

type Needs = ProofParts &
  EnterParts & {
    steps: SignInSteps
    limits: Pick<SignInLimits, 'signInByAddress' | 'signInByNetwork'>
    now: Clock
  }

const defineCall = callsWith<Needs>()

/** For whom passkeys are: the product's own host. Where nobody said which that is (development), the one that was asked. */
function partyOf({ publicUrl }: Pick<ProductConfig, 'publicUrl'>, request: Asked) {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  return { origin, id: new URL(origin).hostname }
}

type Row = { id: string; name: string; created_at: number; last_used_at: number | null }

const moment = (time: number) => new Date(time).toISOString()

/** A passkey as its owner sees it. */
export const passkeyFrom = (row: Row): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: moment(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : moment(row.last_used_at),
})

const transportsIn = (stored: string) => {
  const { data } = PasskeyCreated.shape.response.shape.transports.safeParse(JSON.parse(stored))
  return data ?? []
}

const start = defineCall('startPasskey', async (context) => {
  const { viewer, body, request, reply, config, database, steps } = context
  await prove(context, viewer, body.currentPassword)
  await requireConfirmed(context, viewer)
  const known = await database.kysely
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', viewer.id)
    .execute()
  if (known.length >= limits.signIn.maxPasskeys) throw new Problem('quota-reached')
  const options = await generateRegistrationOptions({
    rpName: 'Skein',
    rpID: partyOf(config, request).id,
    userName: viewer.user.username,
    userDisplayName: viewer.user.name,
    userID: new TextEncoder().encode(viewer.id),
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: transportsIn(row.transports) })),
    // It signs in alone, so it has to be found without a name and to know that its owner is there.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await steps.open(reply, 'passkey-new', { userId: viewer.id, challenge: options.challenge })
  return { ...options }
})

const add = defineCall('addPasskey', async (context) => {
  const { viewer, body, request, reply, config, database, steps, mail, now } = context
  const step = await steps.attempt(request, 'passkey-new')
  await steps.close(request, reply)
  if (step?.userId !== viewer.id || step.challenge === null) throw new Problem('sign-in-expired')
  const { origin, id: expectedRPID } = partyOf(config, request)
  const verified = await verifyRegistrationResponse({
    response: body.response,
    expectedChallenge: step.challenge,
    expectedOrigin: origin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) throw new Problem('passkey-refused')
  const { credential } = verified.registrationInfo
  const time = now()
  const row = {
    id: newId(time),
    user_id: viewer.id,
    credential_id: credential.id,
    public_key: toBase64url(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(body.response.response.transports ?? []),
    name: body.name,
    created_at: time,
    last_used_at: null,
    proved: Number(viewer.isProved),
  }
  try {
    await database.transaction(async (tx) => {
      await requireSession(tx, viewer)
      await tx.insertInto('passkeys').values(row).execute()
      await mail.send(tx, 'passkeyAdded', viewer.id, { passkey: body.name })
    })
  } catch (error) {
    if (database.dialect.isDuplicate(error)) throw new Problem('passkey-refused')
    throw error
  }
  return passkeyFrom(row)
})

const remove = defineCall('removePasskey', async (context) => {
  const { viewer, body, params, database } = context
  await prove(context, viewer, body.currentPassword)
  if (!Id.safeParse(params.id).success) throw new Problem('not-found')
  await database.kysely
    .deleteFrom('passkeys')
    .where('id', '=', params.id.toLowerCase())
    .where('user_id', '=', viewer.id)
    .execute()
  return undefined
})

const startSignIn = defineCall('startPasskeySignIn', async (context) => {
  const { request, reply, config, steps } = context
  await countProof(context, request, 'passkey')
  const options = await generateAuthenticationOptions({
    rpID: partyOf(config, request).id,
    userVerification: 'required',
  })
  await steps.open(reply, 'passkey-sign-in', { userId: null, challenge: options.challenge })
  return { ...options }
})

/** A passkey is two things at once, the device and its owner's finger or code: no second step follows. */
const signIn = defineCall('passkeySignIn', async (context) => {
  const { body, request, reply, config, database, steps, now } = context
  const step = await steps.attempt(request, 'passkey-sign-in')
  await steps.close(request, reply)
  if (step?.challenge == null) throw new Problem('sign-in-expired')
  const row = await database.kysely
    .selectFrom('passkeys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select([
      'k.id',
      'k.user_id',
      'k.public_key',
      'k.counter',
      'k.transports',
      'k.proved',
      'u.suspended_at',
      'u.erase_at',
      'u.awaits_approval',
    ])
    .where('k.credential_id', '=', body.response.id)
    .executeTakeFirst()
  if (row === undefined) throw new Problem('passkey-refused')
  const { origin, id: expectedRPID } = partyOf(config, request)
  const verified = await verifyAuthenticationResponse({
    response: body.response,
    expectedChallenge: step.challenge,
    expectedOrigin: origin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: body.response.id,
      publicKey: fromBase64url(row.public_key),
      counter: row.counter,
      transports: transportsIn(row.transports),
    },
  }).catch(() => undefined)
  if (!verified?.verified) throw new Problem('passkey-refused')
  await giveBackProof(context, request, 'passkey')
  await database.kysely
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now() })
    .where('id', '=', row.id)
    .execute()
  const { user_id: id, suspended_at, erase_at, awaits_approval } = row
  const member = { id, suspended_at, erase_at, awaits_approval }
  return enter(context, request, reply, member, row.proved === 1)
})

export const passkeyCalls = [start, add, remove, startSignIn, signIn]
