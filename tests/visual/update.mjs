// `npm run visual:update [-- <part of a story's file name>]`: writes the stored pictures that are missing or look
// different now. They are reviewed as pictures: whoever changes a look shows it.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'apps/storybook/vitest.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, VISUAL: 'update' }, shell: process.platform === 'win32' },
)
process.exit(status ?? 1)
