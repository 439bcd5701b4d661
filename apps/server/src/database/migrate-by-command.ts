import { migrate, missingSteps } from '@skein/domain/database/migrate'
import type { Migration } from '@skein/domain/database/migration'
import { StartError } from '../config.ts'
import { openDatabase } from './open-database.ts'

const nameOf = ({ version, name, kind = 'contract' }: Migration) => `${version} ${name} (${kind})`

/**
 * `npm run admin -- migrate`: the schema apart from any start, as it is done before new servers take over from old ones.
 * @throws StartError with `check` where steps are missing, so that the command fails
 */
export async function migrateByCommand(
  config: Parameters<typeof openDatabase>[0],
  { check, expand }: { check: boolean; expand: boolean },
  say: (line: string) => void,
): Promise<void> {
  let steps: Migration[] = []
  const database = await openDatabase(config, {
    prepare: async (opened) => {
      steps = check ? await missingSteps(opened) : await migrate(opened, { onlyExpand: expand })
    },
  })
  await database.close()
  if (check && steps.length > 0) throw new StartError(`Missing:\n${steps.map(nameOf).join('\n')}`)
  for (const step of steps) say(`Done: ${nameOf(step)}`)
  if (steps.length === 0) say('Nothing is missing.')
}
