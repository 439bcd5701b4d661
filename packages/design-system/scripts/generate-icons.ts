/** `npm run icons`: copies the shapes of the icons in the table into the design system, and removes those that it does not name. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconFiles } from './icons.ts'

const files = await iconFiles()
const folder = fileURLToPath(new URL('../src/icon/generated/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, source] of files) writeFileSync(`${folder}${name}`, source)
