/** Scanners from outside, for who has them installed: each attacks a server of its own, and is read by what it reports. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import * as z from 'zod'
import type { Part } from './part.ts'

type Scanner = {
  command: string
  /** @param report file it may write to */
  args: (origin: string, report: string) => string[]
  /** @param report what it wrote there, where it did */
  read: (output: string, report: string | undefined) => Part
}

const Wapiti = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.array(z.object({ method: z.string(), path: z.string(), parameter: z.nullish(z.string()) })),
  ),
})

const noReport: Part = { checks: 1, findings: ['It gave no report.'] }

/** Source: wapiti-scanner.github.io, "Usage". */
const wapiti: Scanner = {
  command: 'wapiti',
  args: (origin, report) => ['-u', `${origin}/`, '--flush-session', '-f', 'json', '-o', report],
  read(_, report) {
    const read = report === undefined ? undefined : Wapiti.safeParse(JSON.parse(report))
    if (read === undefined || !read.success) return noReport
    const kinds = Object.entries(read.data.vulnerabilities)
    return {
      checks: kinds.length,
      findings: kinds.flatMap(([kind, found]) =>
        found.map(({ method, path, parameter }) => `${kind}: ${method} ${path} ${parameter ?? ''}`.trim()),
      ),
    }
  },
}

/** Every parameter that a visitor may send. Source: github.com/sqlmapproject/sqlmap/wiki/Usage. */
const sqlmap: Scanner = {
  command: 'sqlmap',
  args: (origin) => ['-u', `${origin}/api/search?q=a&limit=10&type=posts`, '--batch', '--level=2', '--flush-session'],
  read(output) {
    const findings = [...output.matchAll(/^Parameter: .+$/gm)].map(([line]) => `can be injected: ${line}`)
    const wasRun = findings.length > 0 || /do not appear to be injectable/.test(output)
    return wasRun ? { checks: 3, findings } : noReport
  },
}

export const scanners: readonly Scanner[] = [wapiti, sqlmap]

/** Whether a command is installed. @param path usually `process.env.PATH` */
export const isInstalled = (command: string, path: string | undefined): boolean =>
  (path ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, command)))
