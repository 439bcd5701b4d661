import type { Database } from '@skein/domain/database/database'
import type { EventBus } from '@skein/domain/events/event-bus'
import { createJobRunner } from '@skein/domain/jobs/job-runner'
import type { Lease } from '@skein/domain/jobs/lease'
import type { Log } from '@skein/domain/ports'
import type { Config } from '../config.ts'
import { checkClock } from '../database/clock.ts'
import { dropOldLetters, forgetLetters } from '../mail/send-letters.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { MediaStore } from '../media/media-store.ts'
import { dropLeftParts } from '../uploads/collect-media.ts'
import { arrivingFolder } from '../uploads/uploads.ts'
import { startChores } from './local-chores.ts'
import { productJobs } from './product-jobs.ts'

type Parts = {
  config: Pick<Config, 'dataDir'>
  database: Database
  media: MediaStore
  events: EventBus
  log: Log
  /** Is given each run of a job, to count how it ends. */
  watch?: Metrics['job']
}

/**
 * Begins what is done again and again: what is due at once, also what fell due while no server was up.
 * @returns ends it, after what is under way
 */
export function startJobs({ config, database, log, watch = (_, work) => work, ...parts }: Parts): () => Promise<void> {
  const now = Date.now
  const arriving = arrivingFolder(config.dataDir)
  const mail = { forget: (userId: string) => forgetLetters(config.dataDir, userId) }
  const jobs = productJobs({ database, log, now, arriving, mail, ...parts }).map(({ name, everyMs, run }) => ({
    name,
    everyMs,
    run: (lease: Lease) => watch(name, run(lease)),
  }))
  const runner = createJobRunner({ database, jobs, now, log })
  runner.start()
  const endChores = startChores(
    [
      { name: 'clock', run: () => checkClock(database, now, log) },
      { name: 'old letters', run: (time) => dropOldLetters(config.dataDir, time) },
      { name: 'left parts', run: (time) => dropLeftParts(arriving, time) },
    ],
    now,
    log,
  )
  return async () => void (await Promise.all([runner.close(), endChores()]))
}
