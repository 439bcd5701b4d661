import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const late = fileURLToPath(new URL('../src/late-tooltips.ts', import.meta.url))
const trigger = /design-system\/src\/tooltip\/Tooltip\.tsx$/

/**
 * Lets what shows tooltips come with the first sign of a reader (`src/late-tooltips.ts`): nothing of it is seen before. Should the design
 * system's files be called differently one day, the build fails.
 */
export function lateTooltips(): Plugin {
  let controller: string | undefined
  return {
    name: 'skein-late-tooltips',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (id === 'skein:tooltip-controller') return controller
      if (id !== './tooltip-controller.ts' || importer === undefined || !trigger.test(importer)) return undefined
      controller = importer.replace(/Tooltip\.tsx$/, 'tooltip-controller.ts')
      return late
    },
    buildEnd(error) {
      if (error === undefined && controller === undefined) this.error('No tooltip loads its controller any more.')
    },
  }
}
