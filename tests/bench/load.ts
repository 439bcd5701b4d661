/** A closed loop of HTTP clients on kept-alive connections: each sends its next request when the last is answered. */
import { Agent, request } from 'node:http'
import { cpuMicroseconds } from './process-cpu.ts'

/** One request of a case. The number counts requests, so that writes can differ. */
export type Shot = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** What a run measured: CPU of the server per request and the median time of an answer, both in microseconds. */
export type Measurement = { cpuPerRequest: number; medianMicroseconds: number; requests: number }

function fire(origin: string, agent: Agent, shot: Shot): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${shot.path}`,
      { method: shot.method, agent, headers: shot.headers ?? {} },
      (answer) => {
        answer.resume()
        answer.once('end', () => {
          if ((answer.statusCode ?? 500) >= 400)
            reject(new Error(`${shot.method} ${shot.path} answered ${answer.statusCode}`))
          else resolve(performance.now() - started)
        })
      },
    )
    sent.once('error', reject)
    sent.end(shot.body)
  })
}

const single = new Agent({ keepAlive: true, maxSockets: 1 })

/** One request on a connection that is kept. @returns milliseconds @throws at an answer that is an error */
export const fireOnce = (origin: string, shot: Shot): Promise<number> => fire(origin, single, shot)

/**
 * Sends `requests` requests over `connections` connections after a warm-up of a tenth as many.
 * @throws at the first answer that is an error
 */
export async function measure(
  server: { origin: string; pid: number },
  shotOf: (index: number) => Shot,
  { requests, connections = 8 }: { requests: number; connections?: number },
): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  const run = async (until: number, times: number[]) => {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (next < until) times.push(await fire(server.origin, agent, shotOf(next++)))
      }),
    )
  }
  await run(Math.ceil(requests / 10), [])
  const times: number[] = []
  const from = next
  const before = cpuMicroseconds(server.pid)
  await run(from + requests, times)
  const used = cpuMicroseconds(server.pid) - before
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    cpuPerRequest: used / times.length,
    medianMicroseconds: (times[times.length >> 1] ?? 0) * 1000,
    requests: times.length,
  }
}
