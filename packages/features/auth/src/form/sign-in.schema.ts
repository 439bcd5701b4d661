import { filled, given } from '@skein/feature-form/checks'
import * as z from 'zod/mini'

/** §5, login: both are required. Everything else is the server's to say. */
export const signInSchema = z.object({
  username: z.string().check(filled),
  password: z.string().check(given),
})
