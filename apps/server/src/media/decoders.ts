/**
 * Decodes pictures of strangers outside of the server's process. The library that does it is written in C: what it gets wrong with a
 * hostile file ends a process, or takes it over. Here that is one that knows nothing, may do next to nothing, and is replaced.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { Problem } from '@skein/domain/calls/problem'
import { DecoderOutcome } from './decoder-tasks.ts'
import type { Copy, DecoderTask, Picture } from './decoder-tasks.ts'
import type { MachineMade } from './made-by.ts'

export type Decoders = {
  /**
   * Reads a picture of a member.
   * @param made by a machine of ours; what the file itself says of one is believed as well
   * @throws Problem `unsupported-media`, `media-unreadable` or `media-too-large`; `unavailable` where too many wait
   */
  picture: (bytes: Uint8Array, made?: MachineMade) => Promise<Picture>
  /** Draws a still for a video, upright. @param rotation clockwise, in degrees @throws Problem like `picture` */
  poster: (bytes: Uint8Array, rotation?: number) => Promise<Copy>
  /** Draws the picture of a page; nothing where it is none that we take. @throws Problem like `picture` */
  preview: (bytes: Uint8Array) => Promise<Copy | undefined>
  /** Brings what a provider painted into the size that was asked for, as JPEG. @throws Problem like `picture` */
  painted: (bytes: Uint8Array, size: { width: number; height: number }) => Promise<Copy>
  /** The processes that are at work. */
  atWork: () => ChildProcess[]
  /** Ends all of them; what is under way fails. */
  close: () => void
}

/** The folder with everything that the program is made of. */
const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Node's own permissions: the program's files may be read, and the library, which is an addon, loaded; nothing else. */
export const decoderPermissions: readonly string[] = [
  '--permission',
  '--allow-addons',
  ...[
    'package.json',
    'node_modules/*',
    'packages/*',
    'apps/server/package.json',
    'apps/server/node_modules/*',
    'apps/server/src/*',
  ].map((path) => `--allow-fs-read=${join(root, path)}`),
  // What a hostile file makes it say belongs into no log.
  '--no-warnings',
  '--max-old-space-size=256',
]

type Options = {
  /** Pictures at once, each in a process. */
  width?: number
  /** Pictures that may wait for one. */
  waiting?: number
  /** Milliseconds that one picture may take. */
  timeMs?: number
  /** Milliseconds after which a process without work ends. */
  idleMs?: number
}

const isAlive = (child: ChildProcess) => child.connected && child.exitCode === null && child.signalCode === null

/** Makes the pool. Nothing is started before the first picture. */
export function createDecoders({ width = 4, waiting = 200, timeMs = 90_000, idleMs = 60_000 }: Options = {}): Decoders {
  const idle: { child: ChildProcess; wake: () => void }[] = []
  const working = new Set<ChildProcess>()
  const queue: (() => void)[] = []
  let running = 0
  let isClosed = false

  function start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'decoder-process.ts'), [], {
      execArgv: [...decoderPermissions],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // One that cannot be started, or written to, may say so more than once; whoever waits for it hears the first.
    return child.on('error', () => {})
  }

  function rest(child: ChildProcess): void {
    if (isClosed || !isAlive(child)) return void child.kill('SIGKILL')
    // The server may end while it rests.
    child.unref()
    child.channel?.unref()
    const end = setTimeout(() => child.kill('SIGKILL'), idleMs).unref()
    idle.push({ child, wake: () => clearTimeout(end) })
  }

  function wake(): ChildProcess {
    for (let rested = idle.pop(); rested !== undefined; rested = idle.pop()) {
      rested.wake()
      const { child } = rested
      if (!isAlive(child)) continue
      child.ref()
      child.channel?.ref()
      return child
    }
    return start()
  }

  /** Gives a process one task. A process that ends over it, says something strange, or takes too long is not used again. */
  function ask(child: ChildProcess, task: DecoderTask): Promise<DecoderOutcome> {
    return new Promise((resolve, reject) => {
      const fail = () => {
        settle()
        child.kill('SIGKILL')
        reject(new Problem('media-unreadable'))
      }
      const hear = (message: unknown) => {
        const { success, data } = DecoderOutcome.safeParse(message)
        if (!success) return fail()
        settle()
        resolve(data)
      }
      const late = setTimeout(fail, timeMs)
      const settle = () => {
        clearTimeout(late)
        child.off('message', hear).off('exit', fail).off('error', fail)
      }
      child.once('message', hear).once('exit', fail).once('error', fail)
      child.send(task, (error) => {
        if (error !== null) fail()
      })
    })
  }

  async function run(task: DecoderTask): Promise<DecoderOutcome> {
    if (isClosed || queue.length >= waiting) throw new Problem('unavailable')
    if (running >= width) await new Promise<void>((resolve) => void queue.push(resolve))
    else running += 1
    const child = wake()
    working.add(child)
    try {
      const outcome = await ask(child, task)
      rest(child)
      return outcome
    } finally {
      working.delete(child)
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function copyOf(task: DecoderTask): Promise<Copy | undefined> {
    const outcome = await run(task)
    if ('refusal' in outcome) throw new Problem(outcome.refusal.code, { message: outcome.refusal.message })
    return 'copy' in outcome ? outcome.copy : undefined
  }

  async function drawn(task: DecoderTask): Promise<Copy> {
    const copy = await copyOf(task)
    if (copy === undefined) throw new Problem('media-unreadable')
    return copy
  }

  return {
    async picture(bytes, made) {
      const outcome = await run({ kind: 'picture', bytes, ...(made !== undefined && { made }) })
      if ('picture' in outcome) return outcome.picture
      if ('refusal' in outcome) throw new Problem(outcome.refusal.code, { message: outcome.refusal.message })
      throw new Problem('media-unreadable')
    },
    poster: (bytes, rotation = 0) => drawn({ kind: 'poster', bytes, rotation }),
    preview: (bytes) => copyOf({ kind: 'preview', bytes }),
    painted: (bytes, size) => drawn({ kind: 'painted', bytes, ...size }),
    atWork: () => [...working],
    close() {
      isClosed = true
      const resting = idle.splice(0)
      for (const rested of resting) rested.wake()
      for (const child of [...working, ...resting.map((rested) => rested.child)]) child.kill('SIGKILL')
    },
  }
}
