/** `npm run tokens`: writes the generated files beside the theme. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAll, tailwindAddition, tailwindTheme, themeColorModule, tokensModule } from './tokens.ts'

const all = readAll()
const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
writeFileSync(path('tokens/generated/tokens.ts'), tokensModule(all))
writeFileSync(path('theme/generated/theme-color.ts'), themeColorModule(all))
writeFileSync(path('theme/tailwind.css'), tailwindAddition(all))
writeFileSync(path('theme/tailwind-theme.css'), tailwindTheme(all))
