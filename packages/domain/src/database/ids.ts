import { hexOf, randomBytes } from '../digest.ts'

/**
 * A clock that is set back by more than this (ms) was wrong before. Less is what the correction of a clock does, or a burst that borrowed from
 * the future.
 */
const furthestBack = 10_000

let lastTime = 0
let sequence = 0

function format(time: number, counter: number): string {
  const tail = randomBytes(8)
  tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80
  const moment = Math.trunc(time).toString(16).padStart(12, '0')
  const end = hexOf(tail)
  const middle = (0x7000 | counter).toString(16)
  return `${moment.slice(0, 8)}-${moment.slice(8)}-${middle}-${end.slice(0, 4)}-${end.slice(4)}`
}

/**
 * A new UUIDv7 (RFC 9562): later ids of one process sort after earlier ones, and 62 random bits keep it from being guessed. After a clock that
 * was far ahead they follow it back: ids of an hour that has not come would stand above what other servers make until it has.
 * @param now milliseconds since 1970
 */
export function newId(now: number): string {
  if (now > lastTime || now < lastTime - furthestBack) {
    lastTime = now
    sequence = 0
  } else {
    sequence += 1
    // 4,096 ids in one millisecond, or a clock that was set back: borrow from the future, order is what counts.
    if (sequence > 0xfff) {
      lastTime += 1
      sequence = 0
    }
  }
  return format(lastTime, sequence)
}

/** Begins with the next id as a new process does, for tests whose clocks run ahead and that share one. */
export function forgetTime(): void {
  lastTime = 0
  sequence = 0
}

/** A UUIDv7 for something that happened at `time`, such as a post of the demo set; `order` (0 to 4,095) decides within a millisecond. */
export const idAt = (time: number, order = 0): string => format(time, order & 0xfff)

/** The time (milliseconds since 1970) that an id was made at. */
export const timeIn = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** Stands for "nobody" in statements that are the same for visitors and members. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** The first id that something at `time` (milliseconds since 1970) can have: ids from here on are not older. */
export function firstIdAt(time: number): string {
  const moment = Math.max(0, Math.trunc(time)).toString(16).padStart(12, '0')
  return `${moment.slice(0, 8)}-${moment.slice(8, 12)}-0000-0000-000000000000`
}
