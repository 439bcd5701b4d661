/**
 * Kinds of notification that a member does not want, as a column holds them: each between spaces, so that a statement can look for one
 * with `like` on both engines, and `follow` is not found in `follow-request`.
 */
import { silenceableTypes } from '@skein/contract'
import type { NotificationType } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What the column holds for these kinds. */
export const quietKindsText = (kinds: readonly NotificationType[]): string =>
  kinds.length === 0 ? '' : ` ${[...new Set(kinds)].join(' ')} `

/** The kinds that a column names. */
export const quietKindsFrom = (text: string): NotificationType[] =>
  silenceableTypes.filter((kind) => text.split(' ').includes(kind))

/** Whether the member `listener` wants to hear of this kind. */
export const wantsKind = (type: RawBuilder<unknown>, listener = 'u') =>
  sql`${sql.id(listener)}.quiet_kinds not like '% ' || cast(${type} as text) || ' %'`
