/** An encrypted message that opened, in the order of the thread. */
export type Placed = {
  id: string
  senderId: string
  senderKeyId: string
  counter: number
  /** The last message of the other side that its writer had seen, where they say so. */
  seen?: { keyId: string; counter: number }
}

/**
 * What is wrong with a message, or with what stands before it. `crossed` need not be anybody's doing: it was written before what stands
 * above it had been seen.
 */
export type Disorder = 'repeated' | 'moved' | 'missing-before' | 'crossed'
