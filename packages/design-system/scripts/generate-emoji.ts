/** `npm run emoji`: writes the emoji of every language of the picker. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { emojiModules } from './emoji-data.ts'

const folder = fileURLToPath(new URL('../src/emoji-picker/generated/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [file, content] of Object.entries(emojiModules())) writeFileSync(folder + file, content)
