/**
 * `node scripts/machine-readable.ts <static Storybook>`: after a build, what machines read of the library. Storybook's own
 * manifest is cut down to the design system's primitives and to what holds on every machine (no path of this one), and
 * `llms.txt` (https://llmstxt.org) and `llms-full.txt` are written from it and from the pages.
 *
 * @throws when a primitive has no page, or a path of this machine is left
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const propSchema = z.object({
  required: z.optional(z.boolean()),
  description: text,
  tsType: z.optional(z.looseObject({ name: z.string(), raw: text })),
  defaultValue: z.optional(z.nullable(z.object({ value: z.string() }))),
})
const componentSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  description: text,
  import: text,
  reactDocgen: z.optional(z.object({ props: z.optional(z.record(z.string(), propSchema)) })),
  stories: z.array(z.object({ id: z.string(), name: z.string(), description: text, snippet: text })),
  docs: z.optional(z.record(z.string(), z.object({ content: z.string() }))),
})
const manifestSchema = z.object({ v: z.number(), components: z.record(z.string(), componentSchema) })

type Component = z.infer<typeof componentSchema>

/** The string literals of a piece of source, in order. */
const strings = (source: string) =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(([, , inner = '']) => inner)

/** `<DoDont dos={[…]} donts={[…]} />` as two lists. */
function listed(block: string): string {
  const [dos = '', donts = ''] = block.split('donts=')
  const lines = (source: string) => strings(source).map((line) => `- ${line}`)
  return ['Do:', ...lines(dos), '', 'Don’t:', ...lines(donts)].join('\n')
}

/** A page without what only Storybook understands: imports, and the blocks that show stories. */
function plain(page: string): string {
  return page
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/<DoDont\b[\s\S]*?\n\/>/g, listed)
    .replaceAll(/<(Meta|Canvas|ArgTypes|Controls|ThemingHooks|KeyTable)\b[\s\S]*?\/>\n*/g, '')
    .replaceAll(/^## .*\n+(?=## |$(?![\s\S]))/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function propLines(component: Component): string {
  return Object.entries(component.reactDocgen?.props ?? {})
    .map(([name, { required, description, tsType, defaultValue }]) => {
      const type = tsType?.raw ?? tsType?.name ?? 'unknown'
      const facts = [required ? 'required' : '', defaultValue ? `default ${defaultValue.value}` : ''].filter(Boolean)
      return `- \`${name}: ${type.replaceAll(/\s+/g, ' ')}\`${facts.length > 0 ? ` (${facts.join(', ')})` : ''} ${description ?? ''}`.trim()
    })
    .join('\n')
}

const [folder = 'storybook-static'] = process.argv.slice(2)
const path = join(folder, 'manifests', 'components.json')
const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const primitives = Object.values(manifest.components).filter(({ id }) => id.startsWith('primitives-'))

const entries = primitives.map((component) => {
  const page = Object.values(component.docs ?? {})[0]?.content
  const subpath = /design-system\/src\/([\w-]+)\//.exec(component.path)?.[1] ?? ''
  const written = page ? plain(page) : ''
  return { component, subpath, page: written, name: /^# (.*)/.exec(written)?.[1] ?? component.name }
})

const cleaned = {
  v: manifest.v,
  components: Object.fromEntries(
    entries.map(({ component: { id, description, reactDocgen, stories }, subpath, page, name }) => [
      id,
      { id, name, subpath: `@skein/design-system/${subpath}`, description, props: reactDocgen?.props, stories, page },
    ]),
  ),
}
const json = JSON.stringify(cleaned, null, 1)

/** The first sentence under the heading, else the component's own. */
const summary = ({ page, component }: (typeof entries)[number]) =>
  (/^# .*\n+([\s\S]+?)(?:\n\n|$)/.exec(page)?.[1] ?? component.description ?? '').replaceAll(/\s+/g, ' ').trim()

const heading = `# @skein/design-system

> Accessible React primitives (React 19 and later), tokens and themes. Import one from its own subpath, for instance
> \`import { Button } from '@skein/design-system/button'\`, and once \`import '@skein/design-system/styles.css'\`.
`
const index = `${heading}
## Primitives

${entries.map((entry) => `- [${entry.name}](./?path=/docs/${entry.component.id}--docs): ${summary(entry)}`).join('\n')}

## More

- [Every page in one file](./llms-full.txt)
- [Components, props and stories as JSON](./manifests/components.json)
`
const full = `${heading}\n${entries
  .map(({ component, subpath, page, name }) => {
    const props = propLines(component)
    const title = page || `# ${name}\n\n${component.description ?? ''}`
    return `${title}\n\nImport from \`@skein/design-system/${subpath}\`.${props ? `\n\n### Props of ${name}\n\n${props}` : ''}\n`
  })
  .join('\n---\n\n')}`

const here = fileURLToPath(new URL('../../../', import.meta.url))
for (const written of [json, index, full])
  if (written.includes(here)) throw new Error(`A path of this machine is left: ${here}`)

writeFileSync(path, json)
writeFileSync(join(folder, 'llms.txt'), index)
writeFileSync(join(folder, 'llms-full.txt'), full)
// A debugging view of the raw manifest, full of this machine's paths.
rmSync(join(folder, 'manifests', 'components.html'), { force: true })
console.log(
  `| Machine-readable: ${entries.length} primitives, ${entries.filter(({ page }) => page).length} with a page.`,
)
