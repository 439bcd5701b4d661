import { profileTextNames } from '@skein/contract'
import { sql } from 'kysely'

/** The columns of what a member tells of themself, for a statement in which they are `u`. */
export const profileColumns = sql.join(profileTextNames.map((column) => sql.ref(`u.${column}`)))
