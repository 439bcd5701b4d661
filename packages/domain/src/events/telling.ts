import type { ClientStream } from './client-stream.ts'

/** Connected members with their streams. */
export type Connected = readonly (readonly [viewerId: string, streams: ReadonlySet<ClientStream>])[]

/** Members who are told before everything else the process does has its turn: some milliseconds of work. */
export const atOnce = 250

/** Members in parts that are told without a pause. */
export function* inTurns(members: Connected): Generator<Connected> {
  for (let from = 0; from < members.length; from += atOnce) yield members.slice(from, from + atOnce)
}

/** Lets what has waited for the process go on. */
export const aTurnForOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** What some members are told of several events, gathered: a stream is written to once, however many they are. */
export type Telling = {
  readonly members: ReadonlyMap<string, ReadonlySet<ClientStream>>
  /** Adds to what a stream is told; not what one that came back was sent already among what it had missed. */
  add: (stream: ClientStream, sequence: number, text: string) => void
  /** Sends it. */
  send: () => void
}

/** @param some whom it is for */
export function createTelling(some: Connected): Telling {
  const texts = new Map<ClientStream, string>()
  return {
    members: new Map(some),
    add(stream, sequence, text) {
      if (sequence > stream.resumedAt) texts.set(stream, (texts.get(stream) ?? '') + text)
    },
    send() {
      for (const [stream, text] of texts) stream.send(text)
    },
  }
}
