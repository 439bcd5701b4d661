/**
 * Custom properties of the design system that are named and that no style sheet defines, such as a token that is misspelt or missing. A
 * browser leaves out what such a name stands in, and says nothing; a build that ends with this does.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const definition = /(--ds-[\w-]+)\s*:/g
/** A use without a fallback: one that has it is for the page around to define, or not. */
const use = /var\(\s*(--ds-[\w-]+)\s*\)/g

const namesIn = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name)

/**
 * What is used and not defined, by name.
 * @param sheets what defines properties, and uses them
 * @param scripts what only uses them, as in the `style` of an element
 */
export function undefinedProperties(sheets: string, scripts = ''): string[] {
  const defined = new Set(namesIn(sheets, definition))
  const used = new Set(namesIn(`${sheets}\n${scripts}`, use))
  return [...used].filter((name) => !defined.has(name)).toSorted()
}

/**
 * @param folder what was built: every `.css` and `.js` below it
 * @param more a style sheet that is published beside it as it is
 * @throws where a name in it is defined nowhere
 */
export function refuseUndefinedProperties(folder: string, more = ''): void {
  const built = (ending: string) =>
    globSync(`**/*.${ending}`, { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  const missing = undefinedProperties(`${built('css')}\n${more}`, built('js'))
  if (missing.length > 0) throw new Error(`No style sheet defines ${missing.join(', ')}.`)
}
