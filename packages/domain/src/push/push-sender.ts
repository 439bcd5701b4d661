import type { Executor } from '../database/statements.ts'
import { digestOf } from '../digest.ts'

/** What a browser shows. It travels encrypted for that browser (RFC 8291): the service in between reads none of it. */
export type PushMessage = {
  title: string
  body: string
  /** Path of the product that a press opens. */
  path: string
  /** A later message with the same one takes the place of this one. */
  tag: string
  language: string
}

export type PushSender = {
  /** Writes down what each of the member's browsers is told once the transaction is committed. */
  send: (tx: Executor, userId: string, message: PushMessage) => Promise<void>
}

/** Under what a subscription is kept. */
export const hashOfEndpoint = (endpoint: string): string => digestOf(endpoint)
