/** Reads `npm audit --omit=dev --json` (docs.npmjs.com, "npm-audit", audit report version 2). */
import * as z from 'zod'
import { notRun } from './part.ts'
import type { Part } from './part.ts'

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
})
const Failure = z.object({ message: z.string() })

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** A registry that cannot be asked proves nothing, so that is no passed check. */
export function readAudit(output: string): Part {
  const json = jsonOf(output)
  const report = Report.safeParse(json)
  if (report.success) {
    const { vulnerabilities, metadata } = report.data
    const findings = Object.entries(vulnerabilities).map(
      ([name, { severity, range }]) => `${name} ${range} has a known weakness (${severity})`,
    )
    return { checks: metadata.dependencies.prod, findings }
  }
  const failure = Failure.safeParse(json)
  return notRun(failure.success ? `the registry was not asked: ${failure.data.message}` : 'npm audit gave no report')
}
