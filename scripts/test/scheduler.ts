/**
 * One queue and three slots for two cores: a job of two slots waits for something a fifth of its time, and one of one slot beside it has that. A
 * job takes one slot or two and starts when what it needs has passed; of those that could start, those of two slots go first, and of these and the
 * others the one at the head of the longest path. What must have the machine to itself comes last.
 */
export type Job = {
  name: string
  /** How many cores it could keep busy. */
  slots: 1 | 2
  /** Names of the jobs that have to pass before it starts. */
  needs: readonly string[]
  /** About how long it takes, for the order, where no earlier run says. */
  seconds: number
  /** Alone, after all others. */
  isLast: boolean
}

export type Handlers<J extends Job> = {
  /** Does the job. @returns whether it passed; it must not throw */
  run: (job: J) => Promise<boolean>
  /** Told of a job that cannot start, because one that it needs did not pass. */
  block: (job: J, need: string) => void
}

export type Circumstances = {
  /** How many slots there are. */
  slots?: number
  /** How long jobs took the last time, by name. */
  lastTimes?: ReadonlyMap<string, number>
  /** Names of jobs that passed before. */
  done?: ReadonlySet<string>
}

/** How long it takes at least from the start of a job to the end of the last one that waits for it, by name. */
export function pathLengths(
  jobs: readonly Job[],
  lastTimes: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  const measure = (job: Job, above: readonly string[]): number => {
    if (above.includes(job.name)) throw new Error(`${[...above, job.name].join(' before ')}: none could start.`)
    const known = lengths.get(job.name)
    if (known !== undefined) return known
    const after = jobs
      .filter(({ needs }) => needs.includes(job.name))
      .map((next) => measure(next, [...above, job.name]))
    const length = (lastTimes.get(job.name) ?? job.seconds) + Math.max(0, ...after)
    lengths.set(job.name, length)
    return length
  }
  for (const job of jobs) measure(job, [])
  return lengths
}

/** Adds to chosen jobs what they need, and what that needs. */
export function withNeeds<J extends Job>(chosen: readonly J[], all: readonly J[]): J[] {
  const names = new Set(chosen.map(({ name }) => name))
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const need of all.find((job) => job.name === name)?.needs ?? []) add(need)
  }
  for (const need of chosen.flatMap(({ needs }) => needs)) add(need)
  return all.filter(({ name }) => names.has(name))
}

/**
 * Runs all jobs.
 * @throws when a job needs one that is not there, or two need each other
 */
export async function schedule<J extends Job>(
  jobs: readonly J[],
  { run, block }: Handlers<J>,
  { slots = 3, lastTimes, done = new Set() }: Circumstances = {},
): Promise<void> {
  const lengths = pathLengths(jobs, lastTimes)
  const lengthOf = ({ name }: J) => lengths.get(name) ?? 0
  for (const { name, needs } of jobs)
    for (const need of needs)
      if (!lengths.has(need) && !done.has(need)) throw new Error(`${name} needs ${need}, which is no job.`)

  // Wide ones first: small ones find room beside any of them, and a wide one finds none beside two small ones.
  const waiting = new Set(jobs.toSorted((a, b) => b.slots - a.slots || lengthOf(b) - lengthOf(a)))
  const running = new Map<J, Promise<void>>()
  const passed = new Set(done)
  const failed = new Set<string>()
  let free = slots
  const sizeOf = (job: J) => (job.isLast ? slots : Math.min(job.slots, slots))

  const start = (job: J) => {
    waiting.delete(job)
    free -= sizeOf(job)
    running.set(job, finish(job))
  }
  const finish = async (job: J) => {
    const isOk = await run(job)
    const ended = isOk ? passed : failed
    ended.add(job.name)
    free += sizeOf(job)
    running.delete(job)
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const job of waiting) {
      const need = job.needs.find((name) => failed.has(name))
      if (need === undefined) continue
      waiting.delete(job)
      failed.add(job.name)
      block(job, need)
    }
    const others = [...waiting, ...running.keys()].filter(({ isLast }) => !isLast)
    for (const job of waiting) {
      const isReady = job.needs.every((name) => passed.has(name)) && (!job.isLast || others.length === 0)
      if (isReady && sizeOf(job) <= free) start(job)
    }
    await Promise.race(running.values())
  }
}
