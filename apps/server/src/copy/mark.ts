import * as z from 'zod'

/** How far a table has come, as `copy_state` keeps it. */
export const Marked = z.object({ after: z.array(z.union([z.string(), z.number(), z.null()])), rows: z.number() })
