import type { Migration } from '../migration.ts'

/** Few requests among many likes are found without looking at the likes. */
export const partsOfNotifications: Migration = {
  version: 22,
  name: 'parts of notifications',
  statements: () => ['create index notifications_of_kind on notifications (user_id, type, id desc)'],
}
