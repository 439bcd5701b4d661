/** Which primitive of the library a test is about. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../packages/design-system/src', import.meta.url))

/** The folder of every exported component, by its name. */
function foldersByComponent(): Map<string, string> {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const found = folders.flatMap(({ name }) => {
    const index = readdirSync(join(source, name)).includes('index.ts')
      ? readFileSync(join(source, name, 'index.ts'), 'utf8')
      : ''
    return [...index.matchAll(/\b[A-Z]\w+\b/g)].map(([component]) => [component, name] as const)
  })
  return new Map(found)
}

const folders = foldersByComponent()

/**
 * A test of a primitive lies in its folder; the rules that hold for every component name theirs in their titles.
 * @param titles of the test, the outermost first
 */
export function primitiveOf(file: string, titles: readonly string[]): string {
  const own = /src\/([\w-]+)\//.exec(file)?.[1]
  if (own !== undefined) return own
  const words = titles.join(' ').match(/\b[A-Z]\w+\b/g) ?? []
  return words.map((word) => folders.get(word)).find((folder) => folder !== undefined) ?? 'all together'
}
