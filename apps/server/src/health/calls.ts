/** Whether the server works: for whoever starts it again when it does not, and for whoever sends members to it. */
import { callsWith } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import type { Log } from '@skein/domain/ports'
import { outageOf } from '../http/outage.ts'

type Needs = {
  database: Database
  log: Log
  draining: () => boolean
  /** Fails while the database or the folder for files does not take writes. */
  ready: () => Promise<void>
}

const defineCall = callsWith<Needs>()

async function readyOrRefuse({ database, draining, log, ready }: Needs) {
  if (draining()) throw new Problem('unavailable')
  try {
    await ready()
  } catch (error) {
    log.error({ err: error }, 'not ready: the database or the folder for files does not take a write')
    throw outageOf(error) ?? new Problem('unavailable')
  }
  return { status: 'ok' as const, database: database.dialect.name }
}

/** Whoever watches over the server is always answered. */
const cost = 'free'

const health = defineCall('getHealth', readyOrRefuse, { cost })
const readiness = defineCall('getReadiness', readyOrRefuse, { cost })

// Says nothing of the database: a server that is started again brings none back.
const liveness = defineCall('getLiveness', () => ({ status: 'ok' as const }), { cost })

export const healthCalls = [health, liveness, readiness]
