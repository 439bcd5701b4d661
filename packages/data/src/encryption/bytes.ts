/** Bytes as text and back. */
export type Bytes = Uint8Array<ArrayBuffer>

/** UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** What is bound to a ciphertext without being part of it: a list that reads in one way only. */
export const associatedData = (...parts: (string | number)[]): Bytes => utf8(JSON.stringify(parts))

/** A conversation by its two members, the same from both sides. */
export const conversationId = (one: string, other: string): string => [one, other].toSorted().join('+')
