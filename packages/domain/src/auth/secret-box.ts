/** Closes secrets that the server itself must be able to read, with a key that is not in the database. */
export type SecretBox = {
  close: (secret: string, owner: string) => string
  /** @throws where it was closed with a key that is not known here, for another owner, or was changed */
  open: (closed: string, owner: string) => string
  /** Whether a text was closed in the present form, with the key that closes now. */
  isCurrent: (closed: string) => boolean
  /** The same for the same text, and not to be made without the key (HMAC, RFC 2104). */
  tag: (text: string) => string
  /** The tags that a text has under every key that is known, that of the key that closes now first. */
  tags: (text: string) => string[]
}
