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
  /** Sends to each of the member's browsers; never rejects. Subscriptions that are gone are removed. */
  send: (userId: string, message: PushMessage) => Promise<void>
}

/** Under what a subscription is kept. */
export const hashOfEndpoint = (endpoint: string): string => digestOf(endpoint)
