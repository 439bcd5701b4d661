/** Sending: uploads the picture, seals what has to be sealed, and takes the next place in the conversation. */
import type { QueryClient } from '@tanstack/react-query'
import type { Call, Message } from '@skein/contract'
import { routes } from '@skein/contract/routes'
import { ApiError } from '../client/api-error.ts'
import { refusalOf } from '../client/refusal.ts'
import { accountHeaders, call } from '../client/call.ts'
import { ownKeyQuery } from '../encryption/encryption.queries.ts'
import { sealMessage } from '../encryption/envelope.ts'
import { emptyLog, standOf } from '../encryption/key-log.ts'
import { takePlace } from '../encryption/key.store.ts'
import { seenPlace } from './places.ts'
import { sealPicture, type SealedPicture } from '../encryption/picture.ts'
import type { Bytes } from '../encryption/bytes.ts'
import { upload } from '../media/upload.ts'
import { conversationQuery, securityOf } from './conversation.queries.ts'
import { outbox, type Outgoing } from './outbox.store.ts'
import { isVideoFile, preparePicture } from './prepare-picture.ts'

type NewMessage = Call<'sendMessage'>['body']

/** The message waits for the viewer: a key is not what it was, or not here. */
export class NotSecure extends Error {
  override readonly name = 'NotSecure'
}

/** Milliseconds that an answer may take. */
const patienceMs = 30_000

/** Attempts at a place that another tab or device took first. */
const attempts = 3

async function uploadBlob(bytes: Bytes): Promise<string> {
  const { method, path } = routes.uploadMessageBlob
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...accountHeaders(), 'Content-Type': 'application/octet-stream' },
    body: bytes,
  }).catch((error: unknown) => {
    throw new ApiError(0, error instanceof Error ? error.message : String(error), { cause: error })
  })
  if (!response.ok) throw await refusalOf(response)
  const answer: unknown = await response.json()
  const url: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined
  if (typeof url !== 'string') throw new Error('The upload has no address.')
  return url
}

type Between = { client: QueryClient; viewerId: string; peerId: string; box: string }

async function sealedPicture({ viewerId, peerId }: Between, item: Outgoing): Promise<SealedPicture | null> {
  if (item.picture === null) return null
  const { bytes, type, width, height } = await preparePicture(item.picture)
  const { sealed, key, digest } = await sealPicture({ senderId: viewerId, receiverId: peerId }, bytes)
  return { url: await uploadBlob(sealed), key, digest, type, width, height, alt: item.picture.alt }
}

/** The body of an encrypted message, sealed once and then kept. */
async function encrypted(between: Between, item: Outgoing, atLeast: number): Promise<NewMessage> {
  const { client, viewerId, peerId, box } = between
  if (item.sealed === null) {
    const own = await client.fetchQuery(ownKeyQuery(viewerId))
    const { detail, trust } = await client.fetchQuery(conversationQuery(client, viewerId, peerId))
    if (own.state !== 'ready' || detail.publicKey === null) throw new NotSecure('A key is missing.')
    const picture = await sealedPicture(between, item)
    const seen = await seenPlace(viewerId, peerId, detail.publicKey.keyId)
    const counter = await takePlace(viewerId, peerId, own.identity.keyId, atLeast)
    const envelope = await sealMessage(
      own.identity,
      { userId: peerId, ...detail.publicKey },
      {
        text: item.text,
        picture,
        ...(item.replyTo !== null && { replyTo: item.replyTo }),
        ...(seen !== undefined && { seen }),
        logs: { own: standOf(own.log), other: standOf(trust.log ?? emptyLog) },
      },
      counter,
    )
    outbox.change(box, item.key, { sealed: { envelope, attachment: picture?.url ?? null } })
    return body(peerId, envelope, picture?.url)
  }
  return body(peerId, item.sealed.envelope, item.sealed.attachment ?? undefined)
}

const body = (
  receiverId: string,
  encryptedContent: Extract<NewMessage, { encryptedContent: unknown }>['encryptedContent'],
  attachment: string | undefined,
): NewMessage => ({
  receiverId,
  encryptedContent,
  ...(attachment === undefined ? {} : { attachment }),
})

async function plain({ peerId, box }: Between, item: Outgoing): Promise<NewMessage> {
  const words = {
    receiverId: peerId,
    content: item.text,
    ...(item.replyTo !== null && { replyToId: item.replyTo.id }),
  }
  if (item.picture === null) return words
  let url = item.imageUrl
  if (url === null) {
    const { file } = item.picture
    url = (await (isVideoFile(file) ? upload(file, { kind: 'video' }) : upload(file, { kind: 'image' }))).url
    outbox.change(box, item.key, { imageUrl: url })
  }
  return { ...words, image: { url, alt: item.picture.alt } }
}

type Pair = Pick<Between, 'client' | 'viewerId' | 'peerId'>

/**
 * Whether what the viewer gives the other one has to be sealed.
 * @throws NotSecure where the viewer has to look at a key first
 */
export async function isToBeSealed({ client, viewerId, peerId }: Pair): Promise<boolean> {
  const own = await client.fetchQuery(ownKeyQuery(viewerId))
  const query = conversationQuery(client, viewerId, peerId)
  let security = securityOf(own, await client.fetchQuery(query))
  // The other one may have turned encryption on since: before something goes in clear, it is asked again.
  if (security === 'plain-peer') security = securityOf(own, await client.fetchQuery({ ...query, staleTime: 0 }))
  if (security === 'encrypted') return true
  if (security !== 'plain-me' && security !== 'plain-peer') throw new NotSecure(security)
  return false
}

/** Both keys are looked at anew; whether one changed is then for the viewer to see. */
export async function forgetKeys({ client, viewerId, peerId }: Pair): Promise<void> {
  await client.invalidateQueries({ queryKey: ownKeyQuery(viewerId).queryKey, refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ['conversation', peerId, 'state'], refetchType: 'none' })
}

/**
 * Sends one message of the outbox.
 * @throws NotSecure where the viewer has to look at a key first; ApiError otherwise
 */
export async function sendOutgoing(between: Between, key: string): Promise<Message> {
  const { box } = between
  let atLeast = 1
  for (let attempt = 1; ; attempt += 1) {
    const item = outbox.find(box, key)
    if (item === undefined) throw new Error('The message was dropped.')
    const isEncrypted = await isToBeSealed(between)
    try {
      return await call('sendMessage', {
        body: isEncrypted ? await encrypted(between, item, atLeast) : await plain(between, item),
        headers: { 'Idempotency-Key': key },
        signal: AbortSignal.timeout(patienceMs),
      })
    } catch (error) {
      // Those behind it wait: without an answer in time it has failed, and sending it again makes no second one.
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new ApiError(0, error.message, { cause: error })
      if (!(error instanceof ApiError)) throw error
      // What it answers was deleted by both meanwhile: the words go without it.
      if (item.replyTo !== null && error.fields['replyToId'] !== undefined) {
        outbox.change(box, key, { replyTo: null })
        continue
      }
      const isPlaceTaken = error.code === 'counter-used'
      if (isPlaceTaken || error.code === 'key-changed') outbox.change(box, key, { sealed: null })
      if (error.code === 'key-changed') await forgetKeys(between)
      else if (!isPlaceTaken) throw error
      if (attempt >= attempts) throw error
      atLeast = Number(error.fields['counter'] ?? 1)
    }
  }
}
