/** `npm run api`: writes the reports of the public types, and removes those of subpaths that are gone. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiReports } from './api.ts'

const folder = fileURLToPath(new URL('../api/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, text] of apiReports()) writeFileSync(`${folder}${name}.api.md`, text)
