import type { Message } from '@skein/contract'

/**
 * Which message another one answers. The id finds it, and is the server's to give. The place, which the server cannot change, says that it
 * is the one that was meant; null where that one is in clear. A message in clear names another by its id alone.
 */
export type Reference = { id: string; place?: { keyId: string; counter: number } | null }

/** What names this message in an answer to it. */
export const referenceTo = ({ id, envelope }: Pick<Message, 'id' | 'envelope'>): Reference => ({
  id,
  place: envelope && { keyId: envelope.senderKeyId, counter: envelope.counter },
})

/** Whether it is this message that was answered: a server that puts another one under its id is not believed. */
export function isMeantBy({ id, place }: Reference, message: Pick<Message, 'id' | 'envelope'>): boolean {
  if (message.id !== id || place === undefined) return message.id === id
  return message.envelope?.senderKeyId === place?.keyId && message.envelope?.counter === place?.counter
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A reference as another browser wrote it: its id becomes part of an address, so nothing but an id passes. */
export function isReference(value: unknown): value is Reference {
  if (typeof value !== 'object' || value === null) return false
  const id: unknown = Reflect.get(value, 'id')
  const place: unknown = Reflect.get(value, 'place')
  if (typeof id !== 'string' || !uuid.test(id)) return false
  if (place === null) return true
  return (
    typeof place === 'object' &&
    typeof Reflect.get(place, 'keyId') === 'string' &&
    Number.isSafeInteger(Reflect.get(place, 'counter'))
  )
}
