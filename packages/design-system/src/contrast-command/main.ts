#!/usr/bin/env node
/**
 * `skein-contrast theme.css` or `theme.json`: every pair of colours that a theme promises, with its ratio and what it needs. `--accent '#b45309'`:
 * what `createTheme` would make of a colour. Ends with 1 where a pair fails, and with 2 where there is nothing to check.
 */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkContrast } from '../create-theme/check-contrast.ts'
import { createTheme } from '../create-theme/create-theme.ts'
import { themeOf, UnusableInput, type Declaration } from './declarations.ts'
import { readCss } from './read-css.ts'
import { readJson } from './read-json.ts'
import { movedLines, pairLines } from './report.ts'

const usage = `skein-contrast theme.css | theme.json     checks a theme
skein-contrast --accent teal              checks what createTheme makes of a colour
                [--ai purple] [--css]     … prints its style sheet instead`

const readers: ReadonlyMap<string, (source: string) => readonly Declaration[]> = new Map([
  ['.css', readCss],
  ['.json', readJson],
])

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function read(file: string): readonly Declaration[] {
  const reader = readers.get(extname(file).toLowerCase())
  if (reader === undefined) throw new UnusableInput('It is neither a .css nor a .json file.')
  try {
    return reader(readFileSync(file, 'utf8'))
  } catch (error) {
    throw error instanceof UnusableInput ? error : new UnusableInput(`It cannot be read: ${messageOf(error)}.`)
  }
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        accent: { type: 'string' },
        ai: { type: 'string' },
        css: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UnusableInput(`${messageOf(error)}\n${usage}`)
  }
}

/** What is printed, and the code that the command ends with. */
function run(): readonly [text: string, code: number] {
  const { values, positionals } = options()
  const [file, ...others] = positionals
  if (values.help === true) return [usage, 0]
  if (values.accent !== undefined && file === undefined) {
    const theme = createTheme({ accent: values.accent, ai: values.ai })
    const pairs = checkContrast(theme)
    const lines = values.css === true ? [theme.css.trimEnd()] : [...movedLines(theme.moved), ...pairLines(pairs)]
    return [lines.join('\n'), pairs.every(({ holds }) => holds) ? 0 : 1]
  }
  if (file === undefined || others.length > 0 || Object.keys(values).length > 0)
    throw new UnusableInput(`It takes one file, or --accent.\n${usage}`)
  try {
    const pairs = checkContrast(themeOf(read(file)))
    return [pairLines(pairs).join('\n'), pairs.every(({ holds }) => holds) ? 0 : 1]
  } catch (error) {
    throw error instanceof UnusableInput ? new UnusableInput(`${file}: ${error.message}`) : error
  }
}

try {
  const [text, code] = run()
  console.log(text)
  process.exitCode = code
} catch (error) {
  if (!(error instanceof UnusableInput || error instanceof TypeError)) throw error
  console.error(`skein-contrast: ${error.message}`)
  process.exitCode = 2
}
