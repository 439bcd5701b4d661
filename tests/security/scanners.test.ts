import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, scanners } from './scanners.ts'

const named = (command: string) => {
  const scanner = scanners.find((one) => one.command === command)
  if (!scanner) throw new Error(`There is no ${command}.`)
  return scanner
}

test('a command is installed where a folder of the path holds it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-path-'))
  const path = ['', '/nowhere', folder].join(delimiter)
  expect(isInstalled('wapiti', path)).toBe(false)
  writeFileSync(join(folder, 'wapiti'), '')
  chmodSync(join(folder, 'wapiti'), 0o755)
  expect([isInstalled('wapiti', path), isInstalled('wapiti', undefined)]).toEqual([true, false])
  rmSync(folder, { recursive: true })
})

test('what Wapiti reports is read, and no report is a finding', () => {
  const report = {
    vulnerabilities: { 'SQL Injection': [{ method: 'GET', path: '/x', parameter: 'q' }], 'Open Redirect': [] },
  }
  expect(named('wapiti').read('', JSON.stringify(report))).toEqual({
    checks: 2,
    findings: ['SQL Injection: GET /x q'],
  })
  expect(named('wapiti').read('', undefined).findings).toHaveLength(1)
})

test('what sqlmap prints is read, and a run that came to no end is a finding', () => {
  const { read } = named('sqlmap')
  expect(read('[CRITICAL] all tested parameters do not appear to be injectable.', undefined)).toEqual({
    checks: 3,
    findings: [],
  })
  expect(read('---\nParameter: q (GET)\n    Type: boolean-based blind', undefined).findings).toEqual([
    'can be injected: Parameter: q (GET)',
  ])
  expect(read('[CRITICAL] unable to connect', undefined).findings).toHaveLength(1)
})
