/** `npm run icons`: copies the shapes of the icons in the table into the design system. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconsModule } from './icons.ts'

writeFileSync(fileURLToPath(new URL('../src/icon/generated/icons.ts', import.meta.url)), await iconsModule())
