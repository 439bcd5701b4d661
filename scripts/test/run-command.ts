/** Runs a command of a step, keeps what it prints, and measures it. */
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { root } from '../web-build.mjs'
import { ProcessTree, readProcesses, readTimes } from './processor-time.ts'

export type Ran = {
  code: number
  output: string
  /** Seconds of processor time of the command and of all it started; nothing where the platform does not say. */
  processor: number | undefined
}

export type RunOptions = {
  env?: Readonly<Record<string, string>>
  /** Also print what the command prints, as it comes: for one that takes long and runs alone. */
  isEchoed?: boolean
}

/** Runners colour their output although asked not to. */
// oxlint-disable-next-line no-control-regex -- The escape character is what is looked for.
export const stripColours = (text: string): string => text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** A shell runs the command and says what it cost, where there is one. */
const measured = '"$@"; code=$?; times >&3; exit $code'
const lookEvery = 1000

const textOf = (stream: Readable): (() => string) => {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString()
}

/** Runs a command to its end. It never throws: a command that cannot be started has code 1. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isEchoed = false }: RunOptions = {},
): Promise<Ran> {
  const isWindows = process.platform === 'win32'
  const child = isWindows
    ? spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', ...env }, shell: true })
    : spawn('sh', ['-c', measured, 'sh', command, ...args], {
        cwd: root,
        env: { ...process.env, FORCE_COLOR: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk))
    if (isEchoed) stream?.pipe(process.stdout, { end: false })
  }
  const figures = child.stdio[3]
  const times = figures && 'read' in figures ? textOf(figures) : () => ''

  const tree = child.pid === undefined ? undefined : new ProcessTree(child.pid)
  const look = setInterval(() => tree?.look(readProcesses()), lookEvery)
  return new Promise((resolve) => {
    const end = (code: number, output: string) => {
      clearInterval(look)
      const processor = Math.max(readTimes(times()) ?? 0, tree?.total() ?? 0)
      resolve({ code, output: stripColours(output), processor: processor > 0 ? processor : undefined })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code) => end(code ?? 1, Buffer.concat(printed).toString()))
  })
}
