/** What goes wrong. Each fault is there for a while, and is over when its promise is kept. */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Moods } from '../server/moods.ts'
import type { Gate } from './gate.ts'
import type { Site, SiteName } from './site.ts'

type Parts = { site: Site; chance: () => number }
type Fault = {
  sites: readonly SiteName[]
  /** What is written meanwhile is from an hour that has not come. */
  isAhead?: true
  happen: (parts: Parts) => Promise<void>
}

const both: readonly SiteName[] = ['one', 'three']
const three: readonly SiteName[] = ['three']

const between = (least: number, most: number, chance: () => number) => least + (most - least) * chance()

/** Any of the servers. */
function someServer({ site, chance }: Parts): number {
  const numbers = [...site.servers.running().keys()]
  return numbers[Math.floor(chance() * numbers.length)] ?? 1
}

const postgresOf = ({ store }: Site) => {
  if ('file' in store) throw new Error('There is no PostgreSQL here.')
  return store
}

/** One server has moods for a while. */
async function whileMoody(parts: Parts, moods: Moods, ms: number): Promise<void> {
  const number = someServer(parts)
  parts.site.setMoods(number, moods)
  await pause(ms)
  parts.site.setMoods(number, { clockMs: 0, isDiskFull: false })
}

/** Ways that let nobody through for a while (ms). */
const shut =
  (of: (site: Site) => readonly Gate[], least: number, most: number) =>
  async ({ site, chance }: Parts): Promise<void> => {
    for (const gate of of(site)) gate.shut()
    await pause(between(least, most, chance))
    for (const gate of of(site)) gate.open()
  }

/** A way on which each piece of an answer waits so long (ms), for some seconds. */
const slow =
  (of: (site: Site) => Gate, least: number, most: number) =>
  async ({ site, chance }: Parts): Promise<void> => {
    of(site).slow(Math.round(between(least, most, chance)))
    await pause(between(1000, 4000, chance))
    of(site).slow(0)
  }

/** A way on which some answers end in their middle, five times. */
const cut =
  (of: (site: Site) => Gate, most: number) =>
  async ({ site, chance }: Parts): Promise<void> => {
    for (let times = 0; times < 5; times += 1) {
      of(site).cutAnswers(1 + Math.floor(chance() * most))
      await pause(between(20, 400, chance))
    }
    of(site).cutAnswers(0)
  }

const hourMs = 3_600_000

export const faults = {
  'kill -9': {
    sites: both,
    async happen(parts) {
      const number = someServer(parts)
      await parts.site.servers.kill(number)
      await pause(between(0, 1000, parts.chance))
      await parts.site.servers.start(number)
    },
  },
  SIGTERM: {
    sites: both,
    async happen(parts) {
      const number = someServer(parts)
      await parts.site.servers.stop(number)
      await parts.site.servers.start(number)
    },
  },
  'every server in turn': {
    sites: three,
    async happen({ site }) {
      for (const number of site.servers.running().keys()) {
        await site.servers.stop(number)
        await site.servers.start(number)
      }
    },
  },
  'the disk is full': {
    sites: ['one'],
    happen: (parts) => whileMoody(parts, { clockMs: 0, isDiskFull: true }, between(500, 3000, parts.chance)),
  },
  'the clock jumps ahead': {
    sites: both,
    isAhead: true,
    happen: (parts) => whileMoody(parts, { clockMs: hourMs, isDiskFull: false }, between(500, 2000, parts.chance)),
  },
  'the clock jumps back': {
    sites: both,
    happen: (parts) => whileMoody(parts, { clockMs: -hourMs, isDiskFull: false }, between(500, 2000, parts.chance)),
  },
  'the database is locked': {
    sites: ['one'],
    async happen({ site, chance }) {
      if (!('file' in site.store)) return
      const other = new DatabaseSync(site.store.file)
      // Another program's write; its turn comes between two of the server's.
      other.exec('pragma busy_timeout = 20000; begin immediate')
      await pause(between(500, 8000, chance))
      other.exec('rollback')
      other.close()
    },
  },
  'the database crashes': {
    sites: three,
    async happen({ site, chance }) {
      const { postgres } = postgresOf(site)
      await postgres.crash()
      await pause(between(0, 3000, chance))
      await postgres.begin()
    },
  },
  'the database is out of reach': {
    sites: three,
    happen: shut((site) => [postgresOf(site).statements, postgresOf(site).notices], 200, 3000),
  },
  'the database is slow': { sites: three, happen: slow((site) => postgresOf(site).statements, 50, 300) },
  'answers of the database are lost': { sites: three, happen: cut((site) => postgresOf(site).statements, 4) },
  'notices between servers are lost': { sites: three, happen: shut((site) => [postgresOf(site).notices], 200, 3000) },
  'the media store is dead': { sites: three, happen: shut((site) => [postgresOf(site).media], 500, 3000) },
  'the media store is slow': { sites: three, happen: slow((site) => postgresOf(site).media, 100, 1500) },
  'the mail server is dead': { sites: both, happen: shut((site) => [site.mail], 1000, 4000) },
  'the provider is dead': {
    sites: both,
    async happen({ site, chance }) {
      site.provider.shut()
      await pause(between(500, 2000, chance))
      site.provider.open()
      site.model.mood = { status: 500 }
      await pause(between(500, 2000, chance))
      site.model.mood = 'cut off'
      await pause(between(500, 2000, chance))
      site.model.mood = 'well'
    },
  },
  'answers are cut in their middle': { sites: both, happen: cut((site) => site.front, 10) },
  'the network of all members is gone': { sites: both, happen: shut((site) => [site.front], 200, 3000) },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** Whether what is written during a fault is from an hour that has not come. */
export const isAhead = (name: FaultName): boolean => {
  const fault: Fault = faults[name]
  return fault.isAhead === true
}

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)

/** Those that can happen to a site. */
export const faultsOf = (site: SiteName): FaultName[] =>
  Object.entries(faults)
    .filter(([, { sites }]: [string, Fault]) => sites.includes(site))
    .map(([name]) => name)
    .filter(isFaultName)
