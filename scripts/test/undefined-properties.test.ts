import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuseUndefinedProperties, undefinedProperties } from '../undefined-properties.ts'

const tokens = ':root{--ds-space-8:0.5rem;--ds-color-text:oklch(0.2 0 0)}'

describe('undefinedProperties', () => {
  it('finds what a sheet or a script uses and no sheet defines, once', () => {
    const sheet = `${tokens} .a{gap:var(--ds-space-8);inset:var(--ds-space-9)} .b{inset:calc(var( --ds-space-9 ) * 1em)}`
    expect(undefinedProperties(sheet)).toEqual(['--ds-space-9'])
    expect(undefinedProperties(tokens, "fill('var(--ds-color-text)', 'var(--ds-color-ink)')")).toEqual([
      '--ds-color-ink',
    ])
  })

  it('leaves out what has a fallback, is put together in a script, or belongs to somebody else', () => {
    const sheet = `${tokens} .a{margin:var(--ds-inset,0px);gap:var(--spacing)}`
    expect(undefinedProperties(sheet, 'var(--ds-space-${step})')).toEqual([])
  })

  it('takes a name for defined only where it is given a value', () => {
    expect(undefinedProperties('a{color:var(--ds-color-text)}')).toEqual(['--ds-color-text'])
    expect(undefinedProperties('a{color:var(--ds-color-text)}b{--ds-color-text:red}')).toEqual([])
  })
})

it('a build that names one ends with an error, wherever it names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'style.css'), tokens)
  writeFileSync(join(folder, 'page.js'), "style = { color: 'var(--ds-color-text)' }")
  expect(() => refuseUndefinedProperties(folder)).not.toThrow()
  expect(() => refuseUndefinedProperties(folder, '@theme{--text-a:var(--ds-text-a)}')).toThrow('--ds-text-a')
  writeFileSync(join(folder, 'page.js'), "style = { color: 'var(--ds-color-ink)' }")
  expect(() => refuseUndefinedProperties(folder)).toThrow('No style sheet defines --ds-color-ink.')
})
