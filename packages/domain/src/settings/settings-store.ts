import { settingsDefaults } from '@skein/contract'
import type { Call, Language, Settings } from '@skein/contract'
import { languages } from '@skein/contract/limits'
import type { Executor } from '../database/statements.ts'
import { quietKindsText } from '../notifications/quiet-kinds.ts'
import { aiChoices, storedSettings } from './stored-settings.ts'

type Row = {
  private: number
  hides_ai: number
  discoverable: number
  language: string | null
  settings: string | null
}

type Chosen<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** What was chosen, without what was not: an `undefined` must not stand over a default. */
function chosen<T extends object>(values: T): Chosen<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // The same keys, with fewer values.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Chosen<T>
}

function settingsFrom(row: Row, fallback: Language): Settings {
  return {
    ...settingsDefaults,
    ...chosen(storedSettings(row.settings)),
    privateAccount: row.private === 1,
    discoverableByEmail: row.discoverable === 1,
    aiPosts: aiChoices[row.hides_ai] ?? settingsDefaults.aiPosts,
    language: languages.find((known) => known === row.language) ?? fallback,
  }
}

/**
 * A member's settings (§3), with what holds where they did not choose.
 * @param fallback the language of the request, for members who never chose one
 */
export async function readSettings(executor: Executor, userId: string, fallback: Language = 'en'): Promise<Settings> {
  const row = await executor
    .selectFrom('users')
    .select(['private', 'hides_ai', 'discoverable', 'language', 'settings'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return settingsFrom(row, fallback)
}

/** Stores what changes; the rest stays as it is. */
export async function writeSettings(
  tx: Executor,
  userId: string,
  change: Call<'updateSettings'>['parsedBody'],
  now: number,
) {
  const { privateAccount, discoverableByEmail, aiPosts, language, ...stored } = change
  const row = await tx.selectFrom('users').select('settings').where('id', '=', userId).executeTakeFirstOrThrow()
  await tx
    .updateTable('users')
    .set({
      settings: JSON.stringify({ ...storedSettings(row.settings), ...stored }),
      updated_at: now,
      ...(change.silencedNotifications && { quiet_kinds: quietKindsText(change.silencedNotifications) }),
      ...(privateAccount !== undefined && { private: Number(privateAccount) }),
      ...(discoverableByEmail !== undefined && { discoverable: Number(discoverableByEmail) }),
      ...(aiPosts !== undefined && { hides_ai: aiChoices.indexOf(aiPosts) }),
      ...(language !== undefined && { language }),
    })
    .where('id', '=', userId)
    .execute()
}
