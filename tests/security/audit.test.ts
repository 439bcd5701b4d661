import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

test('known weaknesses are findings, every dependency is a check', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: { 'left-pad': { severity: 'high', range: '<1.3.0' } },
    metadata: { dependencies: { prod: 412, dev: 900 } },
  }
  expect(readAudit(JSON.stringify(report, null, 2))).toEqual({
    checks: 412,
    findings: ['left-pad <1.3.0 has a known weakness (high)'],
  })
  expect(readAudit(JSON.stringify({ ...report, vulnerabilities: {} }))).toEqual({ checks: 412, findings: [] })
})

test('without the registry nothing was checked, and that is said', () => {
  const offline = { message: 'request to the registry failed', error: { summary: '', detail: '' } }
  expect(readAudit(`${JSON.stringify(offline)}\nnpm error`)).toEqual({
    checks: 0,
    findings: [],
    notRun: 'the registry was not asked: request to the registry failed',
  })
  expect(readAudit('npm error').notRun).toBe('npm audit gave no report')
})
