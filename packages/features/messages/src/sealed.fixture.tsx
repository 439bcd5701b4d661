/** Both sides of an encrypted conversation for the stories: keys that are the same in every run, messages sealed when they are asked for. */
import type { Envelope, Message } from '@skein/contract'
import {
  clearKeys,
  deleteDraft,
  identityOf,
  makeIdentity,
  outbox,
  sealMessage,
  stateKey,
  wrapKey,
  writeIdentity,
  writeTrust,
  type Content,
  type Identity,
} from '@skein/data/encryption'
import { hoursAgo, message, minutesAhead, people, type BackendOptions, type Person } from '@skein/mocks'

type Keys = NonNullable<BackendOptions['keys']>

const adaKey = await identityOf(people.ada.id, {
  x: 'qfICLojv4E4oizWVJnULoctuEwSVquOquc0ZAbJ6RI8',
  y: 'VGSEpwYIgNSx8aDKceFtnscwjYpV4fjf9Bh6uX5yMqc',
  d: 'R5p2mxE_UV08MMv3fbgv0xXimUwvQ8FgCX0dTcOgTMI',
})
const noorKey = await identityOf(people.noor.id, {
  x: 'vX8-bC3Y4Ch6zP6n4p3-puT_tXIHSZeWxKO6HRiNYdU',
  y: '8LEV0CDyFV02-mfExG12TbI1WzKsNEscyblAqWfaFGc',
  d: 'gxmRLTqC5wL9hnNmI-FfgEkHFtOiONwz8Z4b1TfvmTM',
})

const storedKey = ({ keyId, publicKey }: Identity): Keys[string] => ({
  keyId,
  publicKey,
  createdAt: hoursAgo(100).toISOString(),
  backup: null,
})

/** What the server has of both. */
export const keys: Keys = { [people.ada.id]: storedKey(adaKey), [people.noor.id]: storedKey(noorKey) }

/** The viewer's alone: nobody else has turned encryption on. */
export const ownKey: Keys = { [people.ada.id]: storedKey(adaKey) }

/** A key of the viewer's that this browser does not hold, with a copy that 'a walk by the lake' opens. */
export async function keyElsewhere(): Promise<Keys> {
  const { identity, data } = await makeIdentity(people.ada.id)
  return { [people.ada.id]: { ...storedKey(identity), backup: await wrapKey(identity, data, 'a walk by the lake') } }
}

/** A key that takes the place of a member's in half a day. */
async function nextKey({ id }: Person): Promise<Keys> {
  const { identity } = await makeIdentity(id)
  return { [id]: { ...storedKey(identity), inForceAt: minutesAhead(12 * 60).toISOString() } }
}

/** Somebody who knows the viewer's password is about to replace their key. */
export const ownNextKey = (): Promise<Keys> => nextKey(people.ada)

/** Noor begins anew, on another device perhaps. */
export const peerNextKey = (): Promise<Keys> => nextKey(people.noor)

/** The log of the viewer's keys with one in it that is not theirs. */
export async function foreignLog(): Promise<NonNullable<BackendOptions['keyLogs']>> {
  const { identity } = await makeIdentity(people.ada.id)
  const time = hoursAgo(2).toISOString()
  return { [people.ada.id]: [{ ...(await stateKey([], identity)), time, inForceAt: time }] }
}

/** Another key under Noor's name, as a new device makes it, or somebody in between. */
export async function keysWithAnotherNoor(): Promise<Keys> {
  const { identity } = await makeIdentity(people.noor.id)
  return { ...keys, [people.noor.id]: storedKey(identity) }
}

async function sealed(from: Identity, to: Identity, content: Content, counter: number): Promise<Envelope> {
  return sealMessage(from, to, content, counter)
}

const between = (from: Person, to: Person, envelope: Envelope, hours: number): Message =>
  message(from, to, '', hours, { content: null, envelope, encrypted: true })

const words = (text: string): Content => ({ text, picture: null })
const { ada, noor } = people

/** What the two wrote, sealed for both. */
export const sealedMessages: Message[] = [
  between(noor, ada, await sealed(noorKey, adaKey, words('The sky is clear until two.'), 1), 0.5),
  between(ada, noor, await sealed(adaKey, noorKey, words('Oh, that is lovely.'), 1), 0.4),
  between(ada, noor, await sealed(adaKey, noorKey, words('I will bring the long lens and two blankets.'), 2), 0.39),
  between(noor, ada, await sealed(noorKey, adaKey, words('Saving you the good thermos.'), 2), 0.3),
]

/** The same, and an answer that names the place of Noor's first words inside. */
export const sealedReply: Message[] = await (async () => {
  const [first] = sealedMessages
  if (first === undefined) throw new Error('There is nothing to answer.')
  const replyTo = { id: first.id, place: { keyId: noorKey.keyId, counter: 1 } }
  const envelope = await sealed(noorKey, adaKey, { ...words('And the blankets?'), replyTo }, 3)
  return [...sealedMessages, between(noor, ada, envelope, 0.2)]
})()

const answer = (text: string, seen: number): Content => ({ ...words(text), seen })

/** An answer that stands behind a question which its writer had not seen: messages that crossed, or a server's doing. */
export const crossedMessages: Message[] = [
  between(ada, noor, await sealed(adaKey, noorKey, answer('Shall we meet at the pier?', 0), 1), 0.5),
  between(ada, noor, await sealed(adaKey, noorKey, answer('Or would you rather stay at home?', 0), 2), 0.4),
  between(noor, ada, await sealed(noorKey, adaKey, answer('Yes, gladly.', 1), 1), 0.3),
]

/** The same with one message that was changed on the way. */
export const tamperedMessages: Message[] = sealedMessages.map((sent, at) => {
  if (at !== 3 || sent.envelope === null) return sent
  const { receiver, sender } = sent.envelope.copies
  const ciphertext = `${receiver.ciphertext.slice(0, -8)}AAAAAAAA`
  const envelope = { ...sent.envelope, copies: { receiver: { ...receiver, ciphertext }, sender } }
  return Object.assign({}, sent, { envelope })
})

/** Puts the viewer's key into this browser, and Noor's beside it as the one that was seen first, with what was seen of its log. Begins afresh. */
export async function holdKeys({ withPeer, log }: { withPeer: boolean; log?: string[] }): Promise<void> {
  await startAfresh()
  await writeIdentity(adaKey)
  if (!withPeer) return
  const { keyId, publicKey } = noorKey
  await writeTrust(ada.id, noor.id, {
    keys: [{ keyId, publicKey, seenAt: hoursAgo(0.35).getTime(), isAcknowledged: true, isCompared: false }],
    acceptsPlain: false,
    ...(log && { log: { entries: [], hashes: log } }),
  })
}

/** Forgets what an earlier story left in this browser: keys, what was on its way, and what was being written. */
export async function startAfresh(): Promise<void> {
  outbox.reset()
  await Promise.all([
    clearKeys(),
    deleteDraft(`outbox:${ada.id}:${noor.id}`),
    deleteDraft(`${ada.id}:message:${noor.id}`),
  ])
}
