import { noProfileTexts } from '@skein/contract'
import type { Insertable } from 'kysely'
import type { Tables } from '../database/schema.ts'

type Row = Insertable<Tables['users']>

/**
 * The row of a member of whom nothing more is known than who they are: nobody signs in as them, follows them, or has read of them.
 * @param who.time when they came, in milliseconds since 1970
 */
export const bareUser = ({ time, ...who }: Pick<Row, 'id' | 'username' | 'name'> & { time: number }) =>
  ({
    ...who,
    ...noProfileTexts,
    email: null,
    password_hash: null,
    avatar: null,
    verified: 0,
    kind: 'person',
    private: 0,
    hides_ai: 0,
    language: null,
    settings: null,
    followers_count: 0,
    following_count: 0,
    created_at: time,
    updated_at: time,
    deactivated_at: null,
  }) satisfies Row
