/** Closes secrets that the server itself must be able to read, with a key that is not in the database. */
export type SecretBox = {
  close: (secret: string, owner: string) => string
  /** @throws where it was closed with another key, for another owner, or was changed */
  open: (closed: string, owner: string) => string
  /** The same for the same text, and not to be made without the key (HMAC, RFC 2104). */
  tag: (text: string) => string
}
