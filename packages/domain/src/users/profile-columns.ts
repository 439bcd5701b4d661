import { noProfileTexts } from '@skein/contract'
import { sql } from 'kysely'

/** The columns of what a member tells of themself, for a statement in which they are `u`. */
export const profileColumns = sql.join(Object.keys(noProfileTexts).map((column) => sql.ref(`u.${column}`)))
