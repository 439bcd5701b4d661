/**
 * The numbers by which the server is watched, in OpenMetrics. Labels name calls of the contract, statuses, codes and jobs of this program and
 * nothing that came from outside, so there are as many series as the program has names, whoever asks for what.
 */
import type { ErrorCode } from '@skein/contract'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { OpenMetricsContentType } from 'prom-client'
import type { Asked } from '../http/asked-of.ts'
import type { Counted, Tally } from './tally.ts'

/** Seconds: a good answer is within the first five, a slow request is logged from two on. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Connections of a pool. */
export type PoolState = { open: number; idle: number; waiting: number }

/** A standby: how far behind it is, and the statements it has answered. */
export type StandbyState = { behindMs: number; answered: number }

/** What is looked at when somebody reads the numbers. */
export type Watched = {
  statements: () => number
  /** Nothing where the database has one connection. */
  pool: () => PoolState | undefined
  /** Nothing where no standby answers reads. */
  standby: () => StandbyState | undefined
  /** Event streams that are open. */
  streams: () => number
}

export type Metrics = {
  contentType: string
  /** All of them as text. */
  read: () => Promise<string>
  /** A request that was answered. @param seconds nothing of a stream, which is as long as somebody listens */
  answered: (call: Asked, status: number, seconds: number | undefined) => void
  /** A request that was refused, and how. */
  refused: (code: ErrorCode) => void
  count: Tally
  /** Says how a job ended, and when it last ended well. */
  job: <T>(name: string, work: Promise<T>) => Promise<T>
  watch: (watched: Watched) => void
}

/** @param ofProcess memory, processor time, event loop and collector of this process too */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  let watched: Watched | undefined

  const requests = new Counter({
    name: 'skein_requests_total',
    help: 'Requests that were answered, by call and status.',
    labelNames: ['call', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'skein_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by call; streams are not counted.',
    labelNames: ['call'],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: 'skein_refusals_total',
    help: 'Requests that were refused, by the code of the contract; too-many-requests are the limits.',
    labelNames: ['code'],
    registers,
  })
  const happened = new Counter({
    name: 'skein_events_total',
    help: 'Mails and pushes that were sent or failed, after the last try.',
    labelNames: ['what'],
    registers,
  })
  const mediaBytes = new Counter({
    name: 'skein_media_bytes_total',
    help: 'Bytes written to and read from the media store.',
    labelNames: ['direction'],
    registers,
  })
  const jobs = new Counter({
    name: 'skein_jobs_total',
    help: 'Runs of jobs, by name and how they ended.',
    labelNames: ['task', 'result'],
    registers,
  })
  const lastJob = new Gauge({
    name: 'skein_job_last_success_timestamp_seconds',
    help: 'When a job last ended well on this server.',
    labelNames: ['task'],
    registers,
  })
  // Made for their numbers: each is asked when somebody reads them.
  void new Counter({
    name: 'skein_database_statements_total',
    help: 'Statements sent to the database.',
    registers,
    collect() {
      this.reset()
      this.inc(watched?.statements() ?? 0)
    },
  })
  void new Gauge({
    name: 'skein_database_connections',
    help: 'Connections of the pool to PostgreSQL, and how many requests wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = watched?.pool()
      if (pool === undefined) return
      this.set({ state: 'open' }, pool.open)
      this.set({ state: 'idle' }, pool.idle)
      this.set({ state: 'waiting' }, pool.waiting)
    },
  })
  void new Counter({
    name: 'skein_standby_statements_total',
    help: 'Statements that the standby of the database answered.',
    registers,
    collect() {
      const standby = watched?.standby()
      this.reset()
      if (standby) this.inc(standby.answered)
    },
  })
  void new Gauge({
    name: 'skein_standby_behind_seconds',
    help: 'How far the standby is behind, as far as is known; it is asked up to one.',
    registers,
    collect() {
      const standby = watched?.standby()
      if (standby) this.set(standby.behindMs / 1000)
    },
  })
  void new Gauge({
    name: 'skein_event_streams',
    help: 'Event streams that are open.',
    registers,
    collect() {
      this.set(watched?.streams() ?? 0)
    },
  })

  const counters: Record<Counted, (amount: number) => void> = {
    'mail-sent': (amount) => happened.inc({ what: 'mail-sent' }, amount),
    'mail-failed': (amount) => happened.inc({ what: 'mail-failed' }, amount),
    'push-sent': (amount) => happened.inc({ what: 'push-sent' }, amount),
    'push-failed': (amount) => happened.inc({ what: 'push-failed' }, amount),
    'media-kept': (amount) => mediaBytes.inc({ direction: 'kept' }, amount),
    'media-served': (amount) => mediaBytes.inc({ direction: 'served' }, amount),
  }
  // A rate of something that never happened is none: all begin at nothing.
  for (const count of Object.values(counters)) count(0)

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    answered(call, status, took) {
      requests.inc({ call, status })
      if (took !== undefined) seconds.observe({ call }, took)
    },
    refused: (code) => refusals.inc({ code }),
    count: (what, amount = 1) => counters[what](amount),
    async job(name, work) {
      try {
        const result = await work
        jobs.inc({ task: name, result: 'done' })
        lastJob.set({ task: name }, Math.floor(Date.now() / 1000))
        return result
      } catch (error) {
        jobs.inc({ task: name, result: 'failed' })
        throw error
      }
    },
    watch: (parts) => void (watched = parts),
  }
}
