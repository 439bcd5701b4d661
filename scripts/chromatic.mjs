// `npm run chromatic`: publishes the catalogue and has the stories that a change can have touched photographed (TurboSnap). It needs the
// token of a project; without one it says so and is done, so that a fork's run is not red for it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './web-build.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const options = { cwd: join(root, 'apps', 'storybook'), stdio: 'inherit', shell: process.platform === 'win32' }
  process.exitCode = spawnSync('chromatic', ['--ci', ...process.argv.slice(2)], options).status ?? 1
} else {
  console.log('Chromatic is left out: CHROMATIC_PROJECT_TOKEN is not set.')
}
