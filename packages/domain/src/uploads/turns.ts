import { Problem } from '../calls/problem.ts'

/** Runs work for a member while fewer than `most` pieces of theirs are running. @throws Problem `too-many-requests` */
export type Turns = <T>(memberId: string, work: () => Promise<T>) => Promise<T>

/** Makes the count: nobody can fill the disk by sending many files at once, before any of them is counted. */
export function createTurns(most: number): Turns {
  const running = new Map<string, number>()
  return async (memberId, work) => {
    const before = running.get(memberId) ?? 0
    if (before >= most) throw new Problem('too-many-requests', { headers: { 'retry-after': '10' } })
    running.set(memberId, before + 1)
    try {
      return await work()
    } finally {
      const now = (running.get(memberId) ?? 1) - 1
      if (now === 0) running.delete(memberId)
      else running.set(memberId, now)
    }
  }
}
