import { join } from 'node:path'
import { run } from './workshop.ts'

/**
 * Builds an application of a workshop as Vite does when nothing is configured.
 * @returns the folder of what was built
 */
export async function buildVite(folder: string, app: string): Promise<string> {
  const root = join(folder, app)
  const tailwind = ['tailwind', 'own-theme'].includes(app) ? "(await import('@tailwindcss/vite')).default()" : ''
  const source = `
    import { build } from 'vite'
    await build({ root: ${JSON.stringify(root)}, configFile: false, logLevel: 'silent', plugins: [${tailwind}],
      oxc: { jsx: { runtime: 'automatic' } }, build: { modulePreload: { polyfill: false } } })`
  await run(process.execPath, ['--input-type=module', '--eval', source], folder)
  return join(root, 'dist')
}
