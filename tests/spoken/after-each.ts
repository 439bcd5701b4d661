/**
 * Set-up file of the story run: what a screen reader says of the screens of `screens.ts`, against what was reviewed. It listens once the page looks
 * as stored: what is drawn late in sight is there.
 */
import { afterEach } from 'vitest'
import { atRest } from '../visual/at-rest.ts'
import { named } from '../visual/named.ts'
import { block, expectSpoken } from './page.ts'
import { spokenScreens } from './screens.ts'
import { walk } from './walk.ts'

afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  const name = typeof story === 'string' ? spokenScreens[story] : undefined
  if (name === undefined || task.result?.state === 'fail') return
  await atRest()
  const listen = async () => [`The story \`${String(story)}\`.`, block(await named('a walk', walk()))]
  await expectSpoken('apps/storybook/spoken', name, listen, true)
})
