/**
 * `npm run test:mutants [words]`: proves the proof. Copies the tree, breaks one promise after the other (faults.ts), and runs the tests that
 * guard it: they must pass in the whole tree and fail in the broken one. Words choose faults by what they break or by their file.
 *
 * Prints a line a fault; the numbers are kept in node_modules/.cache/skein-proof/mutants.json. Ends with 1 when a guard fails without a
 * fault, or when less than 95 % of the faults were caught.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { faults } from './faults.ts'
import type { Fault, Proof } from './fault.ts'

const root = join(import.meta.dirname, '..', '..')
/** The share of faults that has to be caught. */
const wanted = 0.95

/** A copy of the tree as it stands, with dependencies that cost no room where the file system has hard links. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'skein-mutants-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  for (const folder of ['node_modules', 'apps/server/node_modules']) {
    if (!existsSync(join(root, folder))) continue
    if (process.platform === 'linux') execFileSync('cp', ['-al', join(root, folder), join(copy, folder)])
    else cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true })
  }
  // What the runners write there belongs to the tree it was made from.
  for (const cache of ['.vite', '.vitest', '.cache/skein-test', '.cache/storybook'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true })
  return copy
}

type Outcome = { code: number; failed: string[]; output: string }

/**
 * The titles of the tests that failed, in a report of Vitest or Playwright: every object that says so of itself. Where what comes before the
 * tests of a file failed, it is the file; one that could not even be loaded has noticed nothing.
 */
function failuresIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(failuresIn)
  if (inside.length > 0 || Array.isArray(value)) return inside
  const hasFailed = Reflect.get(value, 'status') === 'failed' || Reflect.get(value, 'ok') === false
  const tests: unknown = Reflect.get(value, 'assertionResults')
  if (!hasFailed || (Array.isArray(tests) && tests.length === 0)) return []
  const title: unknown = ['fullName', 'title', 'message', 'name'].map((name) => Reflect.get(value, name)).find(Boolean)
  return typeof title === 'string' ? [title.split('\n', 1)[0] ?? title] : []
}

/** Runs a proof in the copy, until its first failure. */
function prove(copy: string, { config, files, title }: Proof): Promise<Outcome> {
  const report = join(copy, 'node_modules', '.cache', 'mutant.json')
  rmSync(report, { force: true })
  mkdirSync(dirname(report), { recursive: true })
  const isPlaywright = config.includes('playwright')
  const args = isPlaywright
    ? ['test', '--config', config, '--max-failures=1', '--reporter=json', ...(title ? ['-g', title] : []), ...files]
    : ['run', '--config', config, '--bail=1', '--reporter=json', `--outputFile.json=${report}`]
  if (!isPlaywright) args.push(...(title ? ['-t', title] : []), ...files)
  return new Promise((resolve) => {
    const child = spawn(join(copy, 'node_modules', '.bin', isPlaywright ? 'playwright' : 'vitest'), args, {
      cwd: copy,
      env: {
        ...process.env,
        PATH: `${join(copy, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('close', (code) => {
      const told = existsSync(report) ? failuresIn(JSON.parse(readFileSync(report, 'utf8'))) : []
      resolve({ code: code ?? 1, failed: told, output: Buffer.concat(output).toString().slice(-4000) })
    })
  })
}

/** Where a browser test needs the built app, it is built from the sources as they stand in the copy. */
async function build(copy: string): Promise<void> {
  const script = `import('${join(copy, 'scripts', 'web-build.mjs')}').then((web) => web.ensureWebBuild())`
  execFileSync(process.execPath, ['--eval', script], { cwd: copy, stdio: 'inherit' })
}

const keyOf = ({ config, files, title }: Proof) => [config, ...files, title ?? ''].join(' ')

async function runProof(copy: string, proof: Proof): Promise<Outcome> {
  if (proof.config.includes('playwright')) await build(copy)
  return prove(copy, proof)
}

/** The first test that noticed a fault, or nothing. A run that broke off without naming one has not noticed it. */
async function seed(copy: string, { file, from, to, proofs }: Fault): Promise<string | undefined> {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    for (const proof of proofs) {
      const { code, failed, output } = await runProof(copy, proof)
      if (failed[0] !== undefined) return failed[0]
      if (code !== 0) console.log(`No test failed, and the run did: ${keyOf(proof)}\n${output}`)
    }
    return undefined
  } finally {
    writeFileSync(path, whole)
  }
}

const words = process.argv.slice(2)
const chosen = faults.filter(
  ({ breaks, file }) => words.length === 0 || words.some((word) => `${breaks} ${file}`.includes(word)),
)
const copy = copyTree()
const broken: string[] = []
const results: { breaks: string; file: string; caughtBy: string | null }[] = []
try {
  const guards = new Map(chosen.flatMap(({ proofs }) => proofs).map((proof) => [keyOf(proof), proof]))
  for (const [key, proof] of guards) {
    const { code, failed, output } = await runProof(copy, proof)
    if (code === 0) continue
    broken.push(key)
    console.log(`BROKEN without any fault: ${key}\n${failed.join('\n') || output}`)
  }
  for (const fault of chosen) {
    const caughtBy = (await seed(copy, fault)) ?? null
    results.push({ breaks: fault.breaks, file: fault.file, caughtBy })
    console.log(caughtBy === null ? `MISSED ${fault.breaks} (${fault.file})` : `caught ${fault.breaks} ← ${caughtBy}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}

const caught = results.filter(({ caughtBy }) => caughtBy !== null).length
const kept = join(root, 'node_modules', '.cache', 'skein-proof')
mkdirSync(kept, { recursive: true })
writeFileSync(join(kept, 'mutants.json'), JSON.stringify({ caught, of: results.length, broken, results }, null, 2))
console.log(`\n${caught} of ${results.length} seeded faults were caught.`)
process.exitCode = broken.length === 0 && caught >= results.length * wanted ? 0 : 1
