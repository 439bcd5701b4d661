/**
 * Every state of the product that is built, one row each. `tests/catalogue` holds the rows against the stories on one side and against
 * the specification (`tests/spec-states.json`) on the other.
 */
import { authRows } from './auth.ts'
import { composerRows } from './composer.ts'
import { homeRows, thrownRows } from './home.ts'
import { postRows } from './post.ts'
import type { Row } from './row.ts'
import { shellRows } from './shell.ts'

export const catalogue = { ...authRows, ...shellRows, ...homeRows, ...composerRows, ...postRows, ...thrownRows }

/** The rows as a list. */
export const allRows: readonly Row[] = Object.values(catalogue)
