import type { Migration } from '../migration.ts'

/** Who has muted a member, found without asking everybody: an event about their post leaves them out. */
export const whoMutedWhom: Migration = {
  version: 15,
  name: 'who muted whom',
  statements: () => ['create index mutes_by_muted on mutes (muted_id, muter_id)'],
}
