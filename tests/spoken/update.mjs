// `npm run spoken:update [-- primitives | screens]`: writes what the virtual screen reader says otherwise now, of the library's primitives
// and of the screens. It is reviewed as text: whoever changes what is heard reads it.
import { spawnSync } from 'node:child_process'
import { spokenScreens } from './screens.ts'

/** Of the stories, those that are listened to, and others of the same names. */
const names = Object.keys(spokenScreens).map((id) => {
  const words = id.replace(/^.*--/, '').split('-')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ?')}$`
})

const runs = {
  primitives: ['--config', 'packages/design-system/vitest.config.ts', '--project', 'design-system-browser', 'spoken'],
  screens: ['--config', 'apps/storybook/vitest.config.ts', '--testNamePattern', names.join('|')],
}
const wanted = process.argv.slice(2)
const chosen = Object.entries(runs).filter(([name]) => wanted.length === 0 || wanted.includes(name))

for (const [, args] of chosen) {
  const { status } = spawnSync('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, SPOKEN: 'update' },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = status ?? 1
}
