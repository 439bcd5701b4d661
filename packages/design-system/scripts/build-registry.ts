/** `node scripts/build-registry.ts <folder>`: writes the registry as static files, `registry.json` and one per item. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryIndex, registryItems } from './registry.ts'

const [folder = 'dist/r'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const items = registryItems()
for (const item of items) writeFileSync(join(folder, `${item.name}.json`), JSON.stringify(item))
writeFileSync(join(folder, 'registry.json'), JSON.stringify(registryIndex(items), null, 2))
console.log(`| Registry: ${items.map(({ name, files }) => `${name} ${files.length} files`).join(', ')}.`)
