/** `npm run exports`: writes the computed `exports` into package.json, and `src/index.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packageExports, rootModule } from './exports.ts'

const path = fileURLToPath(new URL('../package.json', import.meta.url))
const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'))
if (typeof manifest !== 'object' || manifest === null) throw new Error('package.json holds no object')
writeFileSync(path, `${JSON.stringify({ ...manifest, exports: packageExports() }, null, 2)}\n`)
writeFileSync(fileURLToPath(new URL('../src/index.ts', import.meta.url)), rootModule())
