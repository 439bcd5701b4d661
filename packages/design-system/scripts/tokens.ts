/**
 * Reads the DTCG token files and writes what is generated from them: the typed token table that the theme is built
 * from, and Tailwind's `@theme`. A token is born in `tokens/*.tokens.json` and nowhere else.
 *
 * Format: Design Tokens Community Group, Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/).
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kebab } from '../src/tokens/kebab.ts'

const folder = fileURLToPath(new URL('../tokens/', import.meta.url))

/** A token as CSS writes it, or a group of them. */
export type TokenTree = { [name: string]: string | TokenTree }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown, where: string): string {
  if (typeof value === 'string') return value
  throw new Error(`${where}: a text was expected, found ${JSON.stringify(value)}`)
}

function number(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Error(`${where}: a number was expected, found ${JSON.stringify(value)}`)
}

function list(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`${where}: a list was expected, found ${JSON.stringify(value)}`)
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new Error(`${where}: an object was expected, found ${JSON.stringify(value)}`)
}

function measure(value: unknown, where: string): string {
  const { value: amount, unit } = record(value, where)
  const figure = number(amount, where)
  return figure === 0 ? '0' : `${figure}${text(unit, where)}`
}

/** The sRGB hex is what is shown: the same colour on every screen, and the one the contrast figures are about. */
function colour(value: unknown, where: string): string {
  const { hex, alpha } = record(value, where)
  const solid = text(hex, where)
  const opacity = alpha === undefined ? 1 : number(alpha, where)
  if (opacity === 1) return solid
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(solid.slice(at, at + 2), 16))
  return `rgb(${red} ${green} ${blue} / ${opacity})`
}

function shadow(value: unknown, where: string): string {
  return list(value, where)
    .map((layer) => {
      const { offsetX, offsetY, blur, spread, color } = record(layer, where)
      return [...[offsetX, offsetY, blur, spread].map((part) => measure(part, where)), colour(color, where)].join(' ')
    })
    .join(', ')
}

function family(value: unknown, where: string): string {
  const generic = new Set(['system-ui', '-apple-system', 'ui-monospace', 'sans-serif', 'monospace'])
  return list(value, where)
    .map((name) => text(name, where))
    .map((name) => (generic.has(name) ? name : `'${name}'`))
    .join(', ')
}

const writers: Record<string, (value: unknown, where: string) => string> = {
  color: colour,
  dimension: measure,
  duration: measure,
  fontFamily: family,
  shadow,
  fontWeight: (value, where) => String(number(value, where)),
  number: (value, where) => String(number(value, where)),
  cubicBezier: (value, where) =>
    `cubic-bezier(${list(value, where)
      .map((part) => number(part, where))
      .join(', ')})`,
}

function readGroup(group: Record<string, unknown>, inherited: string | undefined, path: string): TokenTree {
  const type = typeof group.$type === 'string' ? group.$type : inherited
  const tree: TokenTree = {}
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$')) continue
    const where = path ? `${path}.${name}` : name
    const entry = record(child, where)
    if (!('$value' in entry)) {
      tree[name] = readGroup(entry, type, where)
      continue
    }
    const kind = typeof entry.$type === 'string' ? entry.$type : type
    const write = kind === undefined ? undefined : writers[kind]
    if (!write) throw new Error(`${where}: no writer for tokens of type ${kind}`)
    tree[name] = write(entry.$value, where)
  }
  return tree
}

/** One token file as a tree of CSS values. @throws when a token is malformed; the message names it. */
export function readTokens(file: string): TokenTree {
  const parsed: unknown = JSON.parse(readFileSync(`${folder}${file}.tokens.json`, 'utf8'))
  return readGroup(record(parsed, file), undefined, '')
}

/** Everything the generator reads, in the shape of the generated table. */
export function readAll() {
  return {
    base: readTokens('base'),
    light: readTokens('light'),
    dark: readTokens('dark'),
    lightMoreContrast: readTokens('light.more-contrast'),
    darkMoreContrast: readTokens('dark.more-contrast'),
  }
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
}

function print(tree: TokenTree, depth: number): string {
  const pad = '  '.repeat(depth)
  return Object.entries(tree)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `${pad}${key(name)}: ${value.includes("'") ? JSON.stringify(value) : `'${value}'`},`
        : `${pad}${key(name)}: {\n${print(value, depth + 1)}\n${pad}},`,
    )
    .join('\n')
}

/** The source of `src/tokens/generated/tokens.ts`. */
export function tokensModule(all: ReturnType<typeof readAll>): string {
  const parts = Object.entries(all).map(([name, tree]) => `export const ${name} = {\n${print(tree, 1)}\n} as const\n`)
  return [
    '// Generated from tokens/*.tokens.json by `npm run tokens`; a test compares the two. Do not edit.\n',
    ...parts,
  ].join('\n')
}

/** The source of `src/theme/generated/theme-color.ts`: the two colours of the tables that every page needs in its script. */
export function themeColorModule({ light, dark }: ReturnType<typeof readAll>): string {
  const canvas = (tree: TokenTree): string => {
    const { canvas: colour } = group(tree, 'color')
    if (typeof colour !== 'string') throw new Error('No colour called canvas')
    return colour
  }
  return [
    '// Generated from tokens/*.tokens.json by `npm run tokens`; a test compares the two. Do not edit.\n',
    '/** The colour of the page, for `theme-color`. On its own, so that nobody loads the tables for it. */',
    `export const themeColor = { light: '${canvas(light)}', dark: '${canvas(dark)}' } as const\n`,
  ].join('\n')
}

function group(tree: TokenTree, name: string): TokenTree {
  const found = tree[name]
  if (found === undefined || typeof found === 'string') throw new Error(`No group of tokens called ${name}`)
  return found
}

const generatedSheet =
  '/* Generated from tokens/*.tokens.json by `npm run tokens`; a test compares the two. Do not edit. */'

type Section = readonly [title: string, entries: readonly string[]]

const printTheme = (sections: readonly Section[]): string =>
  [
    '@theme inline {',
    sections.map(([title, entries]) => [`  /* ${title} */`, ...entries].join('\n')).join('\n\n'),
    '}',
  ].join('\n')

/** The tokens under Tailwind's own names, each after `prefix`: `--color-<prefix>accent`. */
function tailwindNames({ base, light }: ReturnType<typeof readAll>, prefix: string) {
  const each = (tree: TokenTree, kind: string, token = kind) =>
    Object.keys(tree)
      .map(kebab)
      .map((name) => `  --${kind}-${prefix}${name}: var(--ds-${token}-${name});`)
  return {
    colours: each(group(light, 'color'), 'color'),
    type: [
      ...each(group(base, 'font'), 'font'),
      ...Object.keys(group(base, 'text')).flatMap((name) => [
        `  --text-${prefix}${name}: var(--ds-text-${name});`,
        `  --text-${prefix}${name}--line-height: var(--ds-leading-${name});`,
        `  --text-${prefix}${name}--letter-spacing: calc(var(--ds-tracking-${name}) * 1em);`,
      ]),
      ...each(group(base, 'weight'), 'font-weight', 'weight'),
    ],
    space: each(group(base, 'space'), 'spacing', 'space'),
    shape: [...each(group(base, 'radius'), 'radius'), ...each(group(light, 'shadow'), 'shadow')],
    motion: [...each(group(base, 'ease'), 'ease'), ...each(group(base, 'duration'), 'transition-duration', 'duration')],
  }
}

/**
 * The source of `src/theme/tailwind.css`: the tokens beside the theme that an application has, each name with `ds-` before it. It sets
 * nothing that Tailwind or the application names, and no breakpoint: each one more would change `container`.
 */
export function tailwindAddition(all: ReturnType<typeof readAll>): string {
  const { colours, type, space, shape, motion } = tailwindNames(all, 'ds-')
  return [
    generatedSheet,
    '/* Adds `bg-ds-accent`, `text-ds-post`, `p-ds-16` and their like; whatever there was before stays. */',
    printTheme([
      ['colour', colours],
      ['type', type],
      ['space', space],
      ['shape', shape],
      ['motion', motion],
    ]),
    '',
  ].join('\n')
}

/** The source of `src/theme/tailwind-theme.css`: the tokens in place of Tailwind's theme, which is erased. */
export function tailwindTheme(all: ReturnType<typeof readAll>): string {
  const { colours, type, shape, motion } = tailwindNames(all, '')
  return [
    generatedSheet,
    "/* In place of Tailwind's own theme: no `md:`, no `bg-red-500`, and `p-16` is 16 px. For an application that has none yet. */",
    '@theme {',
    '  --*: initial;',
    '}',
    '',
    printTheme([
      ['colour', ['  --color-transparent: transparent;', '  --color-current: currentColor;', ...colours]],
      ['type', type],
      ['space: any number is that many px, in rem, so that it grows with the text size', ['  --spacing: 0.0625rem;']],
      ['shape', shape],
      [
        'motion',
        [
          ...motion,
          '  --default-transition-duration: var(--ds-duration-fade);',
          '  --default-transition-timing-function: var(--ds-ease-out);',
        ],
      ],
      [
        'width of the screen; a media query cannot read a variable, so these are the figures themselves',
        Object.entries(group(all.base, 'breakpoint')).map(
          ([name, value]) => `  --breakpoint-${name}: ${text(value, name)};`,
        ),
      ],
      [
        'what preflight asks for',
        ['  --default-font-family: var(--ds-font-sans);', '  --default-mono-font-family: var(--ds-font-mono);'],
      ],
    ]),
    '',
  ].join('\n')
}
