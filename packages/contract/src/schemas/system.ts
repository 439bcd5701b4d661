import * as z from 'zod/mini'
import { languages, registrationModes } from '../limits.ts'
import { CurrentUser } from './user.ts'

/** Every error answer. `fields` names what is wrong with which field of a form. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export const Health = z.object({ status: z.literal('ok'), database: z.enum(['sqlite', 'postgres']) })

/**
 * What the first HTML tells the app, in `<script type="application/json" id="boot">`, so that the session is known in the first
 * painted frame: the viewer (null for a visitor), the language of the page, and the demo account where the server runs with demo data.
 */
export const Boot = z.object({
  /** A member's: where the event stream stood before anything of this page was read. */
  events: z.optional(z.string()),
  /** When the page was made, in milliseconds since 1970: relative times are read from it until the page is taken over. */
  now: z.optional(z.number()),
  viewer: z.nullable(CurrentUser),
  language: z.enum(languages),
  demo: z.nullable(z.object({ username: z.string(), password: z.string() })),
  /** How accounts are made; open to everybody when not said. */
  registration: z.optional(z.enum(registrationModes)),
  /** Where the people who run the server are reached, as far as they said. */
  contact: z.optional(z.object({ email: z.optional(z.string()), address: z.optional(z.string()) })),
})

export type Boot = z.infer<typeof Boot>
export type ErrorBody = z.infer<typeof ErrorBody>
