import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createTheme } from '../create-theme/create-theme.ts'

const command = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'skein-contrast-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return name
}

const theme = createTheme({ accent: '#b45309' })

describe('a theme that holds', () => {
  it.each([
    ['as a style sheet', 'theme.css', theme.css],
    ['of a part of the page', 'part.css', createTheme({ accent: '#b45309', selector: '.brand' }).css],
    ['as JSON', 'theme.json', JSON.stringify(theme)],
    ['that names one role', 'one.css', ':root { --ds-color-canvas: #fff } [data-theme="dark"]{--ds-color-canvas:#000}'],
  ])('%s ends with 0', (_, name, text) => {
    const { status, stdout, stderr } = run(write(name, text))
    expect(stderr).toBe('')
    expect(stdout).toContain('All 308 pairs hold.')
    expect(status).toBe(0)
  })

  it('is measured as it is written', () => {
    const { stdout } = run(write('measured.css', '[data-theme=light] { --ds-color-accent: #767676 }'))
    expect(stdout).toMatch(/^holds {2}light {14}accent on surface +4\.54 {2}needs 4\.5$/m)
  })
})

describe('a theme that fails', () => {
  it.each([
    ['light', ':root, [data-theme=light] { --ds-color-accent-text: #aab }'],
    ['dark', '[data-theme=dark] { --ds-color-accent-text: #445 }'],
    ['dark', '@media (prefers-color-scheme: dark) { :root { --ds-color-accent-text: #445 } }'],
    ['dark', ':root { --ds-color-accent-text: #445 }'],
    ['lightMoreContrast', '@media (prefers-contrast: more) { [data-theme=light] { --ds-color-accent-text: #666 } }'],
  ])('in %s ends with 1 and says which pair', (set, css) => {
    const { status, stdout } = run(write('failing.css', css))
    expect(stdout).toMatch(new RegExp(`^FAILS {2}${set} +accentText on surface`, 'm'))
    expect(stdout).toMatch(/\d+ of 308 pairs fail\./)
    expect(status).toBe(1)
  })

  it('as JSON, too', () => {
    const { status, stdout } = run(write('failing.json', '{ "dark": { "color": { "text": "#333" } } }'))
    expect(stdout).toMatch(/^FAILS {2}dark +text on canvas/m)
    expect(status).toBe(1)
  })
})

describe('a colour', () => {
  it('shows what createTheme would make of it', () => {
    const { status, stdout } = run('--accent', '#ffff00')
    expect(stdout).toMatch(/^moved {2}light +accent +#ffff00 to #[\da-f]{6}, darker by \d+\.\d %$/m)
    expect(stdout).toContain('All 308 pairs hold.')
    expect(status).toBe(0)
  })

  it('is written as a sheet', () => {
    const { status, stdout } = run('--accent', '#b45309', '--css')
    expect(stdout).toBe(theme.css)
    expect(status).toBe(0)
  })
})

describe('what cannot be checked ends with 2 and a sentence', () => {
  it.each([
    ['nothing at all', [], 'It takes one file, or --accent.'],
    ['two files', ['a.css', 'b.css'], 'It takes one file'],
    ['an option that is none', ['--colour', 'red'], '--colour'],
    ['no colour', ['--accent', 'brand'], 'accent has to be an opaque colour'],
    ['a file that is not there', ['none.css'], 'none.css: It cannot be read: ENOENT'],
    ['another kind of file', [write('theme.txt', '')], 'neither a .css nor a .json file'],
    ['a sheet without a theme', [write('plain.css', 'p { color: red }')], 'no colour of a theme'],
    [
      'a reference',
      [write('var.css', ':root { --ds-color-text: var(--ink) }')],
      'text is var(--ink), which is no opaque colour',
    ],
    ['broken JSON', [write('broken.json', '{')], 'broken.json: It is no JSON'],
    ['JSON of something else', [write('other.json', '[1]')], 'no colour of a theme'],
    ['a figure', [write('figure.json', '{ "light": { "color": { "text": 7 } } }')], 'light.color.text is no text'],
  ])('%s', (_, args, sentence) => {
    const { status, stdout, stderr } = run(...args)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
