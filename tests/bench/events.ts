/**
 * Many members with the product open: each holds an event stream to the real server, in a process of its own, while somebody posts. Says
 * what a stream costs the server in memory, and how long after a post was sent every one of them has heard of it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { startServer } from '../server/start.ts'
import { populate } from './populate.ts'
import { cpuMicroseconds } from './process-cpu.ts'

/** Posts that are told of. */
const posts = 20
/** Streams that are being opened at once. */
const opening = 50
/** Descriptors that this process needs beside the streams. */
const spareDescriptors = 100

const limits = { memoryKiB: 64, medianMs: 250, slowestMs: 1000 }

/** Resident memory of a process, in KiB. @throws where the system does not say */
function residentKiB(pid: number): number {
  const [, value] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (value === undefined) throw new Error('The memory of a process is read from /proc, which only Linux has.')
  return Number(value)
}

/** How many files this process may have open; Node raises it to the hard limit by itself. */
function descriptorLimit(): number {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return Number(soft ?? 1024)
}

type Stream = { close: () => void }

/** Opens a stream and hands on each id of a new post, with the moment it was heard of. */
function openStream(origin: string, agent: Agent, cookie: string, onPost: (id: string, at: number) => void) {
  return new Promise<Stream>((resolve, reject) => {
    const request = get(`${origin}/api/events`, { agent, headers: { cookie } }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered with ${answer.statusCode}.`))
      let rest = ''
      let isReady = false
      answer.setEncoding('utf8')
      answer.on('error', () => {})
      answer.on('data', (chunk: string) => {
        const at = performance.now()
        if (!isReady) {
          isReady = true
          resolve({ close: () => void request.destroy() })
        }
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const [, id] = /"type":"post-created","id":"([^"]+)"/.exec(block) ?? []
          if (id !== undefined) onPost(id, at)
        }
      })
    })
    request.on('error', reject)
  })
}

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/**
 * Runs it and prints the figures.
 * @param apartMs between an answer and the next post: 0 is a crowd that writes as fast as it is answered
 * @returns whether every limit was kept
 */
export async function benchmarkEvents(clients: number, apartMs: number): Promise<boolean> {
  const most = descriptorLimit() - spareDescriptors
  if (most < clients) console.log(`Only ${most} descriptors are allowed here (ulimit -n): ${most} clients instead.`)
  const count = Math.min(clients, most)
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-bench-'))
  try {
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    const { cookies } = await populate(database, 1000, { members: count + 1, signedIn: count + 1 })
    await database.close()
    const server = await startServer({ empty: true, apiOnly: true, dataDir })
    const agent = new Agent({ maxSockets: Infinity })
    const streams: Stream[] = []
    try {
      const pid = server.process.pid ?? 0
      const [author = '', ...listeners] = cookies
      const heard = new Map<string, number[]>()
      const onPost = (id: string, moment: number) => {
        const times = heard.get(id) ?? []
        times.push(moment)
        heard.set(id, times)
      }
      const publish = async (content: string) => {
        const sent = performance.now()
        const answer = await fetch(`${server.origin}/api/posts`, {
          method: 'POST',
          headers: { cookie: author, origin: server.origin, 'content-type': 'application/json' },
          body: JSON.stringify({ content }),
        })
        if (!answer.ok) throw new Error(`A post was answered with ${answer.status}.`)
        const { id }: { id: string } = await answer.json()
        return { id, sent, written: performance.now() }
      }
      // Whatever the first requests load is not a stream's.
      await publish('Before anybody listens.')
      const before = residentKiB(pid)
      for (let from = 0; from < count; from += opening) {
        const batch = listeners.slice(from, from + opening)
        streams.push(...(await Promise.all(batch.map((cookie) => openStream(server.origin, agent, cookie, onPost)))))
      }
      await pause(2000)
      const memory = (residentKiB(pid) - before) / streams.length

      const cpu = cpuMicroseconds(pid)
      const all: Awaited<ReturnType<typeof publish>>[] = []
      for (let number = 1; number <= posts; number += 1) {
        all.push(await publish(`Told to everybody, number ${number}.`))
        await pause(apartMs)
      }
      const until = performance.now() + 30_000
      const isMissing = () => all.some(({ id }) => (heard.get(id)?.length ?? 0) < streams.length)
      while (isMissing() && performance.now() < until) await pause(50)
      const cpuPerDelivery = (cpuMicroseconds(pid) - cpu) / (posts * streams.length)
      const lost = all.reduce((sum, { id }) => sum + streams.length - (heard.get(id)?.length ?? 0), 0)
      const delays = all
        .flatMap(({ id, sent }) => (heard.get(id) ?? []).map((moment) => moment - sent))
        .toSorted((one, other) => one - other)
      const writing = all.map(({ sent, written }) => written - sent).toSorted((one, other) => one - other)
      const found = { memoryKiB: memory, medianMs: at(delays, 0.5), slowestMs: at(delays, 0.99) }
      console.log(`${streams.length} clients, ${posts} posts, ${delays.length} deliveries, ${lost} lost`)
      console.log(`memory of the server per client   ${found.memoryKiB.toFixed(1)} KiB (limit ${limits.memoryKiB})`)
      console.log(`from sending a post to hearing it  p50 ${found.medianMs.toFixed(0)} ms (limit ${limits.medianMs})`)
      console.log(`                                   p99 ${found.slowestMs.toFixed(0)} ms (limit ${limits.slowestMs})`)
      console.log(`the post itself answered           p50 ${at(writing, 0.5).toFixed(0)} ms`)
      console.log(`CPU of the server per delivery     ${cpuPerDelivery.toFixed(1)} µs`)
      return (
        lost === 0 &&
        found.memoryKiB <= limits.memoryKiB &&
        found.medianMs <= limits.medianMs &&
        found.slowestMs <= limits.slowestMs
      )
    } finally {
      for (const stream of streams) stream.close()
      agent.destroy()
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
