import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { filled } from './checks.ts'
import type { FormSchema, Texts } from './texts.ts'

/** The checks of a form by its schema. */
export const resolverOf = (schema: FormSchema): Resolver<Texts> => zodResolver(schema)

/** The checks of a form that asks for one text: a reason, an answer, a note. */
export const requiredText = (name: string): Resolver<Texts> =>
  resolverOf(z.object({ [name]: z.string().check(filled) }))
