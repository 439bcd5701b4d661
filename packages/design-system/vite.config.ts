import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isAbsolute } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cssTarget } from '../../scripts/browsers.ts'
import { refuseUndefinedProperties } from '../../scripts/undefined-properties.ts'
import { componentsSheet } from './scripts/components-sheet.ts'
import { folders, languages } from './scripts/exports.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Keeps the faces out of `styles.css`: library mode would write each one into it as base64, and a reader would pay for
 * all of them before the first line of text. They are published as files beside it.
 */
function publishFonts(): Plugin {
  const source = path('./src/theme/fonts.css')
  return {
    name: 'skein-fonts',
    load: {
      filter: { id: /\/theme\/fonts\.css$/ },
      handler: () => '',
    },
    writeBundle() {
      mkdirSync(path('./dist/fonts'), { recursive: true })
      const faces = readFileSync(source, 'utf8').replaceAll(
        /url\('([^']+\/([^/']+\.woff2))'\)/g,
        (_, id: string, name: string) => {
          copyFileSync(fileURLToPath(import.meta.resolve(id)), path(`./dist/fonts/${name}`))
          return `url('./fonts/${name}')`
        },
      )
      const styles = path('./dist/styles.css')
      const order = '@layer ds.reset, ds.tokens, ds.components, ds.theme;\n'
      const whole = order + faces + readFileSync(styles, 'utf8')
      writeFileSync(styles, whole)
      writeFileSync(path('./dist/components.css'), componentsSheet(whole))
    },
  }
}

/** What a compiler finds where a style sheet is imported: a module without names (`noUncheckedSideEffectImports`). */
function publishSheetTypes(): Plugin {
  return {
    name: 'skein-style-sheet-types',
    writeBundle: () => writeFileSync(path('./dist/style-sheet.d.ts'), 'export {}\n'),
  }
}

/** Tailwind's names for the tokens are published as they are, and stand for tokens that the style sheet has to define. */
function refuseUndefinedTokens(): Plugin {
  return {
    name: 'skein-undefined-tokens',
    closeBundle() {
      for (const sheet of ['tailwind.css', 'tailwind-theme.css'])
        refuseUndefinedProperties(path('./dist'), readFileSync(path(`./src/theme/${sheet}`), 'utf8'))
    },
  }
}

export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    publishFonts(),
    publishSheetTypes(),
    refuseUndefinedTokens(),
  ],
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssTarget,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: path('./src/index.ts'),
        'theme/styles': path('./src/theme/styles.ts'),
        // What `bin` in package.json names.
        'contrast-command/main': path('./src/contrast-command/main.ts'),
        ...Object.fromEntries(folders().map((folder) => [`${folder}/index`, path(`./src/${folder}/index.ts`)])),
        ...Object.fromEntries(languages().map((tag) => [`locales/${tag}`, path(`./src/locales/${tag}.ts`)])),
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // Dependencies stay imports: the application decides which one copy of each there is.
      external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id),
      output: { preserveModules: true, preserveModulesRoot: path('./src') },
    },
  },
})
