/** `npm run notice`: writes `NOTICE.md` from the licences of what is in the package. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { notice } from './notice.ts'

writeFileSync(fileURLToPath(new URL('../NOTICE.md', import.meta.url)), notice())
