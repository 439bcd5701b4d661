/**
 * `npm test -- --changed`: what a change can have touched. A step is left out when a run on this machine passed with the very same inputs,
 * or when on a branch none of its inputs is other than in main, which is proven by its own run. What is left out is named and never counted.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../web-build.mjs'
import type { Step } from './step.ts'
import { changedSinceMain, filesOf, hashOf, isBelow, isNewer } from './tree.ts'

/** What every step stands on. */
export const foundations = ['package-lock.json', 'package.json', 'tsconfig.json', 'turbo.json', 'scripts/test']

/** What a passed run of a step stood on. */
export type Proof = { hash: string; passed: number; at: string; files: Readonly<Record<string, string>> }

export type Plan =
  | { kind: 'run' }
  /** Only the tests that these files reach. */
  | { kind: 'narrow'; files: readonly string[]; why: string }
  | { kind: 'leave out'; why: string }

type Known = {
  /** The inputs of the step, each with the hash of what it holds. */
  files: Readonly<Record<string, string>>
  hash: string
  /** The last run on this machine that passed. */
  proof: Proof | undefined
  /** What is other than in main; nothing on main itself. */
  sinceMain: readonly string[] | undefined
}

/** The paths that are not the same in two lists of files. */
const differences = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path])

/** What is no module is read by tests, and not imported: a catalogue of texts, a film. */
const isRead = (path: string) => isBelow(path, ['packages', 'apps', 'mocks']) && !/\.(?:tsx?|css|md|mdx)$/.test(path)

/** Decides what of a step a change can have touched. */
export function planOf(step: Pick<Step, 'inputs' | 'narrow'>, { files, hash, proof, sinceMain }: Known): Plan {
  if (proof?.hash === hash) return { kind: 'leave out', why: `it passed with the same inputs on ${proof.at}` }
  const inputs = [...step.inputs, ...foundations]
  const changed = sinceMain?.filter((path) => isBelow(path, inputs))
  if (changed?.length === 0) return { kind: 'leave out', why: 'its inputs are as in main' }
  const { narrow } = step
  const touched = changed ?? (proof && differences(proof.files, files))
  if (!narrow || !touched || touched.length === 0) return { kind: 'run' }
  if (touched.some((path) => isBelow(path, [...narrow.whole, ...foundations]) || isRead(path))) return { kind: 'run' }
  const why = changed ? 'the rest is as in main' : `the rest passed on ${proof?.at}`
  return {
    kind: 'narrow',
    files: [...touched.filter((path) => files[path] !== undefined), ...(narrow.always ?? [])],
    why,
  }
}

const ledger = join(root, 'node_modules', '.cache', 'skein-proof')
const proofOf = (name: string) => join(ledger, `${name.replaceAll(' ', '-')}.json`)

/** The files a step reads, each with the hash of what it holds. */
const inputsOf = ({ inputs }: Step): Record<string, string> =>
  Object.fromEntries(filesOf([...inputs, ...foundations]).map((path) => [path, hashOf(path)]))

/** Besides files: the programs that run them, those in the lock file apart. */
const surroundings = [process.version, process.platform, process.arch, process.env.CHROMIUM_PATH, process.env.FULL]

const hashOfInputs = (files: Readonly<Record<string, string>>) =>
  createHash('sha256')
    .update(JSON.stringify([surroundings, Object.entries(files)]))
    .digest('hex')

let sinceMain: string[] | undefined | null = null

/** Decides what of a step to run on this machine. */
export function planHere(step: Step): Plan {
  if (sinceMain === null) sinceMain = changedSinceMain()
  const files = inputsOf(step)
  const file = proofOf(step.name)
  const proof: Proof | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return planOf(step, { files, hash: hashOfInputs(files), proof, sinceMain })
}

/** Notes that all of a step passed with the inputs it had; not where somebody wrote to them meanwhile. */
export function keepProof(step: Step, passed: number): void {
  const files = inputsOf(step)
  if (Object.keys(files).some(isNewer)) return
  mkdirSync(ledger, { recursive: true })
  const proof: Proof = { hash: hashOfInputs(files), passed, at: new Date().toISOString(), files }
  writeFileSync(proofOf(step.name), JSON.stringify(proof))
}
