import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))
const find = (pattern: string) => globSync(pattern, { cwd: src }).toSorted()
const read = (path: string) => readFileSync(join(src, path), 'utf8')

/** What a reader finds on every page, in this order. */
const headings = [
  'When to use',
  'When not to use',
  'Do and don’t',
  'Keyboard',
  'Props',
  'Theming hooks',
  'Accessibility',
]

const pages = find('*/*.mdx')

/** The stories that a page is attached to: the module that `<Meta of={…} />` names, beside the page. */
function storiesOf(page: string): string | undefined {
  const text = read(page)
  const name = /^<Meta of=\{(\w+)\} \/>$/m.exec(text)?.[1]
  const file = name && new RegExp(`^import \\* as ${name} from '\\./([^']+)'$`, 'm').exec(text)?.[1]
  return file ? join(dirname(page), file) : undefined
}

describe('every primitive with stories has its page', () => {
  it.each(find('**/*.stories.tsx'))('%s', (stories) => {
    const page = stories.replace(/\.stories\.tsx$/, '.mdx')
    expect(pages, `${basename(page)} beside it`).toContain(page)
    expect(storiesOf(page)).toBe(stories)
  })
})

describe('every page', () => {
  it.each(pages)('%s has the seven headings in their order', (page) => {
    expect([...read(page).matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(headings)
  })

  it.each(pages)('%s shows stories that exist', (page) => {
    const stories = storiesOf(page)
    const shown = [...read(page).matchAll(/<Canvas of=\{\w+\.(\w+)\}/g)].map((match) => match[1])
    const exported = stories ? [...read(stories).matchAll(/^export const (\w+)/gm)].map((match) => match[1]) : []
    expect(shown).not.toHaveLength(0)
    expect(exported).toEqual(expect.arrayContaining(shown))
  })
})
