/** Short messages to every server that works on the same database. */
export type Channel = {
  /** Sends to all listeners, oneself included; at most 7,900 bytes. */
  send: (message: string) => Promise<void>
  /**
   * Listens until the answer is called.
   * @param onGap is told when messages may have been missed
   */
  listen: (onMessage: (message: string) => void, onGap: () => void) => Promise<() => Promise<void>>
}
