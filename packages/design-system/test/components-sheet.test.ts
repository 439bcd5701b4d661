import { expect, it } from 'vitest'
import { componentsSheet } from '../scripts/components-sheet.ts'

const sheet = (reset: string) => `@layer ds.reset, ds.tokens;@layer ds.reset{${reset}}@layer ds.tokens{:root{--a:1}}`

it('says to our components what styles.css says to every element, and leaves the rest as it is', () => {
  const made = componentsSheet(
    sheet(
      ':where(*){box-sizing:border-box}:where(body){background-color:red;color:blue;margin:0}::selection{color:red}@media (forced-colors:active){::selection{color:blue}}',
    ),
  )
  const inside = ':where([data-component],[data-component] *)'
  expect(made).toBe(
    sheet(
      `${inside}:where(*){box-sizing:border-box}:where([data-component]:not([data-component] *)){color:blue}${inside}::selection{color:red}@media (forced-colors:active){${inside}::selection{color:blue}}`,
    ),
  )
})

it('refuses what it does not know: such a rule would reach the page', () => {
  expect(() => componentsSheet(sheet('h1{margin:0}'))).toThrow('h1')
  expect(() => componentsSheet('a{color:red}')).toThrow('not one block')
})
