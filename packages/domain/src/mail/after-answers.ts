import type { Log } from '../ports.ts'

/** Work that is done after the answer, so that its time says nothing. What goes wrong is logged. */
export type AfterAnswers = {
  run: (work: Promise<void>, what: string) => void
  /** Waits until all of it has been done or has failed. */
  settle: () => Promise<void>
}

export function createAfterAnswers(log: Pick<Log, 'error'>): AfterAnswers {
  const underWay = new Set<Promise<void>>()
  return {
    run(work, what) {
      const running = work
        .catch((error: unknown) => log.error({ err: error, email: what }, 'an email could not be sent'))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
