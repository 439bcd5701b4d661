/** `npm test`, once Node is known to be new enough; see ../test.mjs for what it may be asked. */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepProof, planHere } from './changed.ts'
import type { Plan } from './changed.ts'
import { schedule, withNeeds } from './scheduler.ts'
import type { Handlers } from './scheduler.ts'
import { reports } from './step.ts'
import type { Outcome, Step } from './step.ts'
import { steps } from './steps.ts'
import { keepTimes, readLastTimes, slowestOf, tableOf } from './timings.ts'
import type { StepTimes } from './timings.ts'

const started = new Date()
const clock = performance.now()
const seconds = () => (performance.now() - clock) / 1000

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isFull = process.env.FULL === '1'
/** How often `npm run test:full` repeats what runs in a browser, on a machine that is kept busy. */
const loadedRounds = isFull ? 5 : 0
const busyLoops = 2

const unknown = [...flags].filter((flag) => flag !== '--changed')
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. Steps are chosen by parts of their names; --changed is the one option.`,
  )
  process.exit(1)
}

process.env.TURBO_TELEMETRY_DISABLED = '1'
// A plain run proves everything anew; turbo then fills its cache and takes nothing from it.
process.env.TURBO_FORCE = flags.has('--changed') ? 'false' : 'true'

const lastTimes = readLastTimes()
const times: StepTimes[] = []
const failures: { name: string; output: string; names: readonly string[] }[] = []
const leftOut: string[] = []

function report(step: Step, outcome: Outcome, { from, label }: { from: number; label: string }): void {
  const { passed, failed, output, names, files, processor } = outcome
  const wall = seconds() - from
  const slowest = slowestOf(files)
  times.push({ name: label, slots: step.slots, from, wall, processor: processor ?? null, passed, failed, slowest })
  const cost = `${wall.toFixed(1)} s${processor === undefined ? '' : `, ${processor.toFixed(1)} s of processor`}`
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${label}: ${passed} passed, ${failed} failed (${cost})`)
  // Lines that begin with a bar are figures a reader wants to see even when all is well.
  for (const line of output.split('\n')) if (/^\s*\| [^\s^]/.test(line)) console.log(`     ${line.trim()}`)
  for (const { file, seconds: taken } of slowest) console.log(`     ${taken.toFixed(1).padStart(6)} s  ${file}`)
  for (const name of names) console.log(`     ✗ ${name}`)
  if (failed > 0) failures.push({ name: label, output, names })
}

/** Runs steps to their end, each with what was planned for it. */
async function runAll(chosen: readonly Step[], plans: ReadonlyMap<string, Plan>, suffix = ''): Promise<void> {
  const labelOf = (step: Step) => `${step.name}${suffix}`
  // A round that comes after the first finds made what it needs.
  const circumstances = { lastTimes, done: new Set(times.filter(({ failed }) => failed === 0).map(({ name }) => name)) }
  const handlers: Handlers<Step> = {
    async run(step) {
      const from = seconds()
      const plan = plans.get(step.name)
      const outcome = await step.run(plan?.kind === 'narrow' ? plan.files : undefined)
      report(step, outcome, { from, label: labelOf(step) })
      if (plan?.kind === 'narrow') leftOut.push(`parts of ${step.name}: ${plan.why}`)
      else if (outcome.failed === 0) keepProof(step, outcome.passed)
      return outcome.failed === 0
    },
    block(step, need) {
      const output = `It needs “${need}”, which did not pass.`
      const nothing = { passed: 0, failed: 1, output, names: [output], files: [], processor: undefined }
      report(step, nothing, { from: seconds(), label: labelOf(step) })
    },
  }
  await schedule(chosen, handlers, circumstances)
}

/** Does some work beside loops that leave little of the machine to it. */
async function besideBusyLoops(work: () => Promise<void>): Promise<void> {
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, [join(import.meta.dirname, 'busy.ts')], { stdio: 'ignore' }),
  )
  try {
    await work()
  } finally {
    for (const loop of loops) loop.kill()
  }
}

mkdirSync(reports, { recursive: true })
for (const file of readdirSync(reports)) if (file !== 'timings.json') rmSync(join(reports, file), { recursive: true })

const named = parts.length === 0 ? steps : steps.filter(({ name }) => parts.some((part) => name.includes(part)))
const plans = new Map<string, Plan>(
  named.map((step) => [step.name, flags.has('--changed') ? planHere(step) : { kind: 'run' }]),
)
const wanted = named.filter(({ name }) => plans.get(name)?.kind !== 'leave out')
const chosen = withNeeds(wanted, steps)
for (const step of named) {
  const plan = plans.get(step.name)
  if (plan?.kind === 'leave out' && !chosen.includes(step)) leftOut.push(`${step.name}: ${plan.why}`)
}

await runAll(chosen, plans)
if (isFull) {
  // What a slow machine does by chance, to every story: see tests/visual/held-movement.ts.
  process.env.MOVEMENT = 'held'
  await runAll(
    chosen.filter(({ name }) => name === 'stories'),
    new Map(),
    ', every movement held at its start',
  )
  delete process.env.MOVEMENT
}
const browserSteps = chosen.filter(({ isBrowser }) => isBrowser)
for (let round = 1; round <= loadedRounds; round += 1) {
  const from = seconds()
  await besideBusyLoops(() => runAll(browserSteps, new Map(), `, loaded round ${round}`))
  const ofRound = times.filter(({ name }) => name.endsWith(`, loaded round ${round}`))
  const failed = ofRound.reduce((sum, step) => sum + step.failed, 0)
  console.log(`| loaded round ${round} of ${loadedRounds}: ${failed} failed (${(seconds() - from).toFixed(1)} s)`)
}

for (const { name, output } of failures) console.log(`\n──── ${name} ────\n${output.slice(-20_000)}`)
if (leftOut.length > 0) console.log(`\nLeft out, and not counted:\n${leftOut.map((line) => `  ${line}`).join('\n')}`)
keepTimes(started, seconds(), times)
console.log(`\n${tableOf(times).join('\n')}\n${(seconds() / 60).toFixed(1)} min in all`)
// Once more at the end, where a reader of a long log looks first.
for (const { name, names } of failures)
  console.log([`\nFAIL ${name}`, ...names.map((each) => `  ✗ ${each}`)].join('\n'))
const total = (key: 'passed' | 'failed') => times.reduce((sum, step) => sum + step[key], 0)
const isProven = total('failed') === 0 && (total('passed') > 0 || leftOut.length > 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(isProven ? 0 : 1)
