import { spawn } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '..', '..', 'src', 'main.ts')
const root = join(import.meta.dirname, '..', '..', '..', '..')

/** The environment of a server: on top of this process's, with the code of its modules kept from one start to the next. */
export const environment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'skein-code'),
  PORT: '0',
  ...more,
})

export type ServerProcess = {
  port: number
  pid: number
  origin: string
  /** The last line it printed. */
  lastLine: () => string
  /** Asks it to end. @returns its exit code */
  stop: () => Promise<number | null>
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>
}

/** Starts the real server without pages. @throws what it printed when it ends before it is ready */
export const startProcess = (env: Record<string, string>, ...args: string[]): Promise<ServerProcess> =>
  startMain(env, '--api-only', ...args)

/** Starts the real server on a free port and waits until it says that it is ready. @throws what it printed when it ends before */
export function startMain(env: Record<string, string>, ...args: string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main, ...args], {
    env: environment({ LOG_LEVEL: 'warn', SIGNUP_LIMIT_PER_HOUR: '1000', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      const port = Number(/ready: http:\/\/localhost:(\d+)/.exec(output)?.[1])
      if (!port) return
      resolve({
        port,
        pid: child.pid ?? 0,
        origin: `http://127.0.0.1:${port}`,
        lastLine: () => output.trimEnd().split('\n').at(-1) ?? '',
        stop() {
          child.kill('SIGTERM')
          return ended
        },
        async kill() {
          child.kill('SIGKILL')
          await ended
        },
      })
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    void ended.then(() => reject(new Error(output)))
  })
}
