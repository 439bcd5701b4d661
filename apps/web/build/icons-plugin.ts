import type { Plugin } from 'vite'

const generated = /design-system\/src\/icon\/generated\/icons\.ts$/
const drawing = /^export const (\w+) = .*$/gm
const prefix = '\0skein-icon:'

/**
 * Makes one module of each icon. They stand in one file, and a bundler puts a file into one chunk: all icons that any screen uses came
 * with the first page (1.3 KiB), and every new screen added its own.
 */
export function iconModules(): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'skein-icon-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => modules.get(id),
    transform(code, id) {
      if (!generated.test(id)) return undefined
      const imports = code.match(/^import .*$/gm)?.join('\n') ?? ''
      const drawIcon = imports.replace(/'\.\.\//, `'${id.replace(/generated\/icons\.ts$/, '')}`)
      const names = [...code.matchAll(drawing)].map(([line, name = '']) => {
        modules.set(`${prefix}${name}.js`, `${drawIcon}\n${line}\n`)
        return name
      })
      if (names.length < 50 || names.length !== code.match(/\bdrawIcon\(/g)?.length) {
        this.error('The icons are no longer one line each: every page would load all of them.')
      }
      return {
        code: names.map((name) => `export { ${name} } from '${prefix}${name}.js'`).join('\n'),
        map: null,
        moduleSideEffects: false,
      }
    },
  }
}
