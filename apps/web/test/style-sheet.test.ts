import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSheetRules } from '../build/sheet-rules.ts'
import { rulesFor, sheetOf, withRulesInside } from '../src/document/style-sheet.ts'

const css = [
  '@layer base,utilities;',
  '@property --ease{syntax:"*";inherits:false}',
  ':root{--ink:#111}',
  '@layer base{a{color:inherit}.card{color:red}}',
  '@layer utilities{.p-2{padding:8px}.\\[\\&\\>svg\\]\\:size-4>svg{width:16px}.\\32xl\\:p-2{padding:9px}',
  '@media (width>=720px){.rail\\:flex{display:flex}.lost{color:red}}@media print{.gone{color:red}}}',
  '.card:not(.is-open):has(.lost) .name{color:blue}',
  '.lost,.name{font-weight:600}',
  '.lost .name{color:green}',
  '@keyframes turn{to{rotate:1turn}}',
].join('')

/** A build whose one sheet is `css`. */
function built() {
  const dist = mkdtempSync(join(tmpdir(), 'skein-sheet-'))
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  mkdirSync(join(dist, 'client/.vite'))
  writeFileSync(join(dist, 'client/assets/style-abc.css'), css)
  writeSheetRules(dist)
  return sheetOf(
    '<head><link rel="stylesheet" crossorigin href="/assets/style-abc.css"></head>',
    new URL(`file://${join(dist, 'client/.vite/sheet.json')}`),
  )
}

const of = (html: string) => {
  const sheet = built()
  return sheet === undefined ? '' : rulesFor(sheet, html)
}

test('an HTML brings the rules of its classes, in the order of the sheet, and what has no class', () => {
  const rules = of('<p class="card name"></p>')
  expect(rules).toContain('.card{color:red}')
  expect(rules).toContain('.card:not(.is-open):has(.lost) .name{color:blue}')
  expect(rules).toContain('.lost,.name{font-weight:600}')
  expect(rules).not.toContain('padding')
  expect(rules).not.toContain('.lost .name')
  expect(rules).not.toContain('print')
  for (const always of [
    ':root{--ink:#111}',
    'a{color:inherit}',
    '@keyframes turn',
    '@property --ease',
    '@layer base,utilities;',
  ])
    expect(rules).toContain(always)
  expect(rules.indexOf('@layer base{')).toBeLessThan(rules.indexOf('.card:not'))
})

test('classes with signs and digits are found as React writes them', () => {
  expect(of('<i class="[&amp;&gt;svg]:size-4"></i>')).toContain('{width:16px}')
  expect(of('<i class="2xl:p-2"></i>')).toContain('{padding:9px}')
  expect(of('<i class="rail:flex"></i>')).toContain('@media (width>=720px){.rail\\:flex{display:flex}}')
})

test('an HTML with every class brings the whole sheet', () => {
  const all = 'card p-2 [&amp;&gt;svg]:size-4 2xl:p-2 rail:flex lost gone name'
  expect(of(`<p class="${all}"></p>`)).toBe(css)
})

test('the rules stand in the head and the sheet comes at the end', () => {
  const sheet = built()
  if (sheet === undefined) throw new Error('The build has no sheet.')
  const page = withRulesInside(`<head>${sheet.tag}</head><body><p></p></body>`, sheet, '.p{content:"$&"}')
  expect(page).toBe(
    `<head><style>.p{content:"$&"}</style><link rel="preload" as="style" crossorigin href="/assets/style-abc.css"></head><body><p></p>${sheet.tag}</body>`,
  )
})
