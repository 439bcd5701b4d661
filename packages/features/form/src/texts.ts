import type { ZodMiniType } from 'zod/mini'

/** The values of a form of text fields, by the name of the field. */
export type Texts = Record<string, string>

/** The schema of a form of text fields; its messages are codes. */
export type FormSchema = ZodMiniType<Texts, Texts>
