/**
 * `npm run security`: everything that stands guard, in one run. The suites that play attacks are those that docs/security.md names, so
 * that no promise loses its proof unnoticed. What cannot be run here is said, and counted neither as a check nor as a finding.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, worlds } from '../../apps/server/test/support/viewers.ts'
import { viewingTable } from '../../apps/server/test/support/viewing-table.ts'
import { countVitest } from '../../scripts/test/reports.ts'
import { runCommand } from '../../scripts/test/run-command.ts'
import { judged, reports } from '../../scripts/test/step.ts'
import { filesEndingIn, root } from '../architecture/repository.ts'
import { startServer } from '../server/start.ts'
import { promisedIn, suitesOf, tableFaults } from './attack-table.ts'
import { readAudit } from './audit.ts'
import { notRun } from './part.ts'
import type { Part } from './part.ts'
import { isInstalled, scanners } from './scanners.ts'
import { secretsIn } from './secrets.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

let checks = 0
let findings = 0

/** Does one part and says what it found. One after the other: each takes the machine. */
async function part(name: string, look: () => Part | Promise<Part>): Promise<void> {
  const { checks: looked, findings: found, notRun: why } = await look()
  checks += looked
  findings += found.length
  say(why === undefined ? `${name}: ${looked} checks, ${found.length} findings` : `${name}: not run, ${why}`)
  for (const finding of found) say(`  ${finding}`)
}

/** The suites of the server and the contract need both databases; all others need nothing. */
const configOf = (suite: string) =>
  /^(?:apps\/server|tests\/contract)\//.test(suite) ? 'tests/databases.vitest.config.ts' : 'vitest.config.ts'

const lastLines = (output: string) => output.trim().split('\n').slice(-12).join('\n    ')

async function play(config: string, suites: readonly string[]): Promise<Part> {
  const report = join(reports, `security-${config.replaceAll('/', '-')}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  const reporter = ['--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runCommand('vitest', ['run', '--config', config, ...reporter, ...suites])
  if (!existsSync(report)) return { checks: 1, findings: [`No report was written.\n    ${lastLines(output)}`] }
  const counted = countVitest(JSON.parse(readFileSync(report, 'utf8')))
  const { passed, failed, names } = judged(counted, code, false)
  const unheard = suites.filter((suite) => !counted.files.some(({ file }) => file === suite))
  return {
    checks: passed + failed + unheard.length,
    findings: [
      ...names,
      ...unheard.map((suite) => `${suite} was not run.`),
      ...(failed > 0 && names.length === 0 ? [lastLines(output)] : []),
    ],
  }
}

async function scan({ command, args, read }: (typeof scanners)[number]): Promise<Part> {
  if (!isInstalled(command, process.env['PATH'])) return notRun(`${command} is not installed`)
  const server = await startServer({ empty: true, apiOnly: true, env: { READS_PER_SECOND: '100000' } })
  const report = join(server.dataDir, `${command}.json`)
  const { output } = await runCommand(command, args(server.origin, report))
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  await server.stop()
  return read(output, written)
}

const rows = promisedIn(readFileSync(join(root, 'docs', 'security.md'), 'utf8'))

await part('promises, each with its suites', () => ({
  checks: rows.length,
  findings: tableFaults(rows, (path) => existsSync(join(root, path))),
}))
await part('tracked files without secrets', () => {
  const files = filesEndingIn('')
  return { checks: files.length, findings: secretsIn(files) }
})
for (const [config, suites] of Map.groupBy(suitesOf(rows), configOf))
  await part(`attacks of ${suites.length} suites (${config})`, () => play(config, suites))
// Part of the attacks above, in which it is one check a call.
const entries = Object.values(viewingTable)
const asked = entries.flatMap((entry): unknown[] =>
  'reads' in entry ? entry.reads : 'acts' in entry ? entry.acts : [],
)
say(
  `  among them who sees what: ${entries.length} calls, ${asked.length} ways to ask × ${kinds.length} viewers × ${worlds.length} owners = ${asked.length * kinds.length * worlds.length}`,
)
await part('dependencies in production without known weaknesses', async () =>
  readAudit((await runCommand('npm', ['audit', '--omit=dev', '--json'])).output),
)
for (const scanner of scanners) await part(scanner.command, () => scan(scanner))

say(`${checks} checks, ${findings} findings`)
process.exitCode = findings === 0 ? 0 : 1
