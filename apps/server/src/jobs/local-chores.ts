import type { Clock, Log } from '@skein/domain/ports'

/** Work that every process has to do for itself: it is about its own clock and its own folder. */
export type Chore = { name: string; run: (now: number) => Promise<unknown> }

const everyMs = 60 * 60_000

/** Does chores now and then every hour, one round at a time. @returns ends it, after what is under way */
export function startChores(chores: readonly Chore[], now: Clock, log: Pick<Log, 'error'>): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  let isOver = false
  async function work(before: Promise<void>): Promise<void> {
    await before
    for (const { name, run } of chores)
      if (!isOver) await run(now()).catch((error: unknown) => log.error({ err: error, chore: name }, 'a chore failed'))
  }
  const begin = () => {
    round = work(round)
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return async () => {
    isOver = true
    clearInterval(timer)
    await round
  }
}
