import * as z from 'zod/mini'

/** §5, login: both are required. Everything else is the server's to say. */
export const signInSchema = z.object({
  username: z.string().check(z.refine((text) => text.trim() !== '', { error: 'required' })),
  password: z.string().check(z.refine((text) => text !== '', { error: 'required' })),
})
